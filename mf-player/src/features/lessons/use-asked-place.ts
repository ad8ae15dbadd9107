import { useEffect, useRef } from 'react';
import { usePlayingStore } from './playing-store.ts';

/** Goes where somebody asked to go in this lesson, on its stage or before it came there. */
export function useAskedPlace(lessonId: string, go: (place: number) => void): void {
  const asked = usePlayingStore((store) => store.asked);
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    if (asked?.lessonId !== lessonId) return;
    latest.current(asked.place);
    usePlayingStore.getState().arrive();
  }, [asked, lessonId]);
}
