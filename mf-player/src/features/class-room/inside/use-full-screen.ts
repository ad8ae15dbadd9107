import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

interface FullScreen {
  /** Some phones know no full screen. */
  isOffered: boolean;
  isOn: boolean;
  toggle(): void;
}

/** The whole page goes to the full screen, not the room alone: dialogs and messages stand beside it in the page. */
export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement === document.documentElement);
  return {
    isOffered: document.fullscreenEnabled,
    isOn,
    // A browser that refuses leaves all as it is.
    toggle: () =>
      void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined),
  };
}
