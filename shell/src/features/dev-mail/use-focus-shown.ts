import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where list and mail take turns, the one that goes takes the focus along. Gives the focus to the one that is shown then;
 * side by side, it stays where it is.
 */
export function useFocusShown(chosen: string | undefined, parts: readonly RefObject<HTMLElement | null>[]): void {
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;
    if (document.activeElement !== document.body && isShown(document.activeElement)) return;
    parts
      .map((part) => part.current)
      .find(isShown)
      ?.focus();
  });
}
