import { useEffect } from 'react';
import { usePlayingStore } from './playing-store.ts';

/** `?lesson=…&at=90`: a link to a second of a lesson goes there, where that lesson is on stage. */
export function useLinkedPlace(lessonId: string | undefined, search: URLSearchParams): void {
  const at = readSecond(search.get('at'));
  const isLinked = lessonId !== undefined && lessonId === search.get('lesson');
  useEffect(() => {
    if (isLinked && at !== undefined) usePlayingStore.getState().goTo(lessonId, at);
  }, [isLinked, lessonId, at]);
}

const readSecond = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
