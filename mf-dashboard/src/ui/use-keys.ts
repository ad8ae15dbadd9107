import { useEffect, useRef } from 'react';

const SWITCH = 'stoa.assessment.keys';

/** Somebody who speaks to the machine, or whose hands tremble, switches single keys off. */
export const areKeysOn = (): boolean => localStorage.getItem(SWITCH) !== 'off';
export const switchKeys = (on: boolean): void => localStorage.setItem(SWITCH, on ? 'on' : 'off');

/** Where a key means itself: fields, players, and what lies over the page. */
const OWN_KEYS =
  'input:not([type=checkbox]), textarea, select, video, audio, [role=dialog], [role=menu], [role=combobox]';

/** Has single keys act, wherever the focus is but in what needs them itself. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      const isTaken = event.target instanceof Element && event.target.closest(OWN_KEYS);
      if (isTaken || !areKeysOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
