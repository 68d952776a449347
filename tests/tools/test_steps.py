"""A step is done once for the same inputs, and again when it was interrupted or what it made is gone."""

import pytest
from tools import steps


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setattr(steps, "CACHE", tmp_path)
    return tmp_path


def test_a_step_is_done_once_for_the_same_key(cache):
    done = []
    for key in ("a", "a", "b", "b", "a"):
        steps.once("step", key, [], lambda key=key: done.append(key))
    assert done == ["a", "b", "a"]


def test_a_step_is_done_again_when_what_it_made_is_gone(cache):
    made = cache / "made"
    for _ in range(2):
        steps.once("step", "a", [made], made.touch)
        assert made.exists()
        made.unlink()


def test_an_interrupted_step_is_done_again(cache):
    def interrupted():
        raise KeyboardInterrupt

    done = []
    steps.once("step", "a", [], lambda: done.append(1))
    with pytest.raises(KeyboardInterrupt):
        steps.once("step", "b", [], interrupted)
    steps.once("step", "a", [], lambda: done.append(2))
    assert done == [1, 2]


def test_a_failed_command_says_what_to_do_and_where_the_rest_is(cache, monkeypatch):
    monkeypatch.setattr(steps, "ROOT", cache)
    with pytest.raises(steps.BuildError, match=r"Sorry\. \(What it said is in logs/false\.log\.\)"):
        steps.run(["false"], "Sorry.")


def test_digest_depends_on_names_and_contents(tmp_path, monkeypatch):
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    (tmp_path / "a").write_text("1")
    first = steps.digest([tmp_path])
    (tmp_path / "a").rename(tmp_path / "b")
    second = steps.digest([tmp_path])
    (tmp_path / "b").write_text("2")
    assert len({first, second, steps.digest([tmp_path])}) == 3


def test_digest_leaves_compiled_python_out(tmp_path, monkeypatch):
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    before = steps.digest([tmp_path])
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__/a.pyc").write_text("1")
    assert steps.digest([tmp_path]) == before
