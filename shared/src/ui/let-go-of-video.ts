/**
 * A ref for a `<video>` or `<audio>`: `ref={letGoOfVideo}`. Chromium keeps an element, and all that hangs on it, for as long as the
 * page lives while one of its text tracks is showing; so they are switched off when the element goes.
 */
export function letGoOfVideo(element: HTMLMediaElement | null): () => void {
  return () => {
    for (const track of element?.textTracks ?? []) track.mode = 'disabled';
  };
}
