"""In a frame of another site, where the browser forbids storage, the table plays all the same."""

from support import serving, wait_for_engine

FORBIDDEN = "() => { try { return !sessionStorage } catch (error) { return error.name } }"


def test_table_starts_in_a_frame_without_storage(new_page, watch, site, tmp_path):
    frame = f'<iframe src="{site}" width="390" height="700"></iframe>'
    (tmp_path / "index.html").write_text(f'<!doctype html><link rel="icon" href="data:,">{frame}')
    with serving(tmp_path, prefix="/") as host:
        host = host.replace("127.0.0.1", "localhost")
        watch.homes.append(host)
        page = new_page()
        page.goto(host)
        frame = page.frames[1]
        wait_for_engine(frame)
        assert frame.evaluate(FORBIDDEN) == "SecurityError"
