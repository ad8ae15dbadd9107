import { useEffect, useRef, type RefObject } from 'react';
import { actionOf, type MediaAction, repeating } from './media-keys.ts';
import { usePreferences } from './media-preferences.ts';

/** What each key does here; what is left out does nothing. */
export type Acts = Partial<Record<MediaAction, (tenth: number) => void>>;

/** Where a key means itself: fields, and what lies over the page. */
const OWN_KEYS =
  'input:not([type=checkbox], [type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu]';
const PRESSED = 'button, a, summary, input';

/**
 * Keys that do something wherever the focus is, but in a field. Who speaks to their computer can switch the letters off:
 * a word would press them (WCAG 2.1.4).
 */
export function useMediaKeys(player: RefObject<HTMLElement | null>, acts: Acts): void {
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isOfElement(event.key, event.target)) return;
      const isInPlayer = event.target instanceof Node && player.current?.contains(event.target) === true;
      if (!usePreferences.getState().hasKeys && !(isInPlayer && event.key.length > 1)) return;
      const asked = actionOf(event.key, isInPlayer);
      const act = asked && now.current[asked.action];
      if (!act) return;
      event.preventDefault();
      // A key that is held down moves on and on, and switches once.
      if (event.repeat && !repeating.has(asked.action)) return;
      act(asked.tenth ?? 0);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player]);
}

/** The space bar presses what has the focus; a slider other than the film's own place has its arrows. */
function isOfElement(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(OWN_KEYS)) return true;
  if (key === ' ') return target.closest(PRESSED) !== null && !target.closest('[data-seek]');
  return key.length > 1 && target.closest('input[type=range]:not([data-seek])') !== null;
}
