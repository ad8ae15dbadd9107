import { useRef } from 'react';
import { usePreferences } from '../media/media-preferences.ts';
import { usePlayingStore } from '../playing-store.ts';

/** Pauses what plays when writing begins, where that is wished, and goes on with it when the note is done. */
export function usePauseWhileWriting() {
  const isPausedByNote = useRef(false);
  const done = () => {
    if (isPausedByNote.current && usePlayingStore.getState().isPlaying === 0) usePlayingStore.getState().report(1);
    isPausedByNote.current = false;
  };
  const begin = () => {
    const { isPlaying, report } = usePlayingStore.getState();
    if (isPlaying !== 1 || !usePreferences.getState().pausesForNotes) return;
    isPausedByNote.current = true;
    report(0);
  };
  return { begin, done };
}
