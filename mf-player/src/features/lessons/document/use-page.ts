import { useEffect, useState } from 'react';
import { usePlayingStore } from '../playing-store.ts';
import { useAskedPlace } from '../use-asked-place.ts';

/**
 * The page that is open: at first the one that was asked for, or where it was left. `recorded` is the ledger's page, 0
 * where nothing is recorded yet, undefined for who only looks into a course: their page is kept in this browser alone.
 * `pass` turns to a page for a search, which is not to read it: not before somebody turns to it by hand.
 */
export function usePage(lessonId: string, pages: number, recorded: number | undefined) {
  const [wanted, setWanted] = useState(() => askedPage(lessonId) ?? ((recorded ?? keptPage(lessonId)) || 1));
  const [passed, setPassed] = useState<number>();
  const page = Math.min(wanted, pages);
  const goTo = (to: number, isPassing: boolean) => {
    if (to < 1 || to > pages) return;
    setWanted(to);
    setPassed(isPassing ? to : undefined);
    if (recorded === undefined) localStorage.setItem(pageKey(lessonId), String(to));
  };
  const turn = (to: number) => goTo(to, false);
  const pass = (to: number) => goTo(to, true);
  useAskedPlace(lessonId, turn);
  useEffect(() => usePlayingStore.getState().moveTo(lessonId, page), [lessonId, page]);
  return { page, isPassed: page === passed, turn, pass };
}

function askedPage(lessonId: string): number | undefined {
  const { asked } = usePlayingStore.getState();
  return asked?.lessonId === lessonId ? asked.place : undefined;
}

const pageKey = (lessonId: string) => `stoa.document.${lessonId}`;

const keptPage = (lessonId: string) => Number(localStorage.getItem(pageKey(lessonId)));
