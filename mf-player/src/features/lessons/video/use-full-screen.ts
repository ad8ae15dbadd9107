import { useSyncExternalStore, type RefObject } from 'react';

/** Phones that give a film the whole screen, and nothing else. */
type FilmOnPhone = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The film with our controls over it; where a browser knows no such thing, the film with its own. */
export function useFullScreen(box: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === box.current,
  );
  const toggle = () => {
    const element = box.current;
    if (!element) return;
    // A browser that refuses leaves all as it is.
    const refused = () => undefined;
    if (isOn) void document.exitFullscreen().catch(refused);
    else if (document.fullscreenEnabled) void element.requestFullscreen().catch(refused);
    else element.querySelector<FilmOnPhone>('video')?.webkitEnterFullscreen?.();
  };
  return { isOn, toggle };
}
