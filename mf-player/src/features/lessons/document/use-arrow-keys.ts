import { useEffect, useRef } from 'react';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';

/** Where arrows mean something of their own: fields, choices, tabs, menus, what lies over the page or is scrolled by them. */
const OWN_ARROWS =
  'input, textarea, select, audio, video, [contenteditable], [role=combobox], [role=listbox], [role=tablist], ' +
  '[role=radiogroup], [role=slider], [role=menu], [role=dialog], [data-scrolls]';

/** The arrow keys turn pages the way the site is read, wherever the focus is, but in what needs them itself. */
export function useArrowKeys(turn: (step: 1 | -1) => void): void {
  const { direction } = useLocale();
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // With Shift they stretch what is selected.
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      if (event.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) latest.current(1);
      if (event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) latest.current(-1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [direction]);
}
