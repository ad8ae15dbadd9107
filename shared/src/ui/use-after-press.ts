import { useCallback, useEffect, useRef } from 'react';

export type AfterPress = (act: () => void) => void;

/** A finger's click comes a little after it has left the screen; a mouse's comes with its release. */
const CLICK_MS = 100;

/**
 * For what moves the page: `afterPress(act)` acts at once, or, while a pointer is down, when it is up and its click has
 * been given. So what a press aims at, a button below the field it leaves, stays where it is until it has been pressed.
 */
export function useAfterPress(): AfterPress {
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const actNow = () => {
      const acts = waiting.current ?? [];
      waiting.current = undefined;
      for (const act of acts) act();
    };
    const onDown = () => {
      clearTimeout(timer);
      waiting.current ??= [];
    };
    const onUp = () => {
      clearTimeout(timer);
      timer = setTimeout(actNow, CLICK_MS);
    };
    window.addEventListener('pointerdown', onDown, true);
    window.addEventListener('pointerup', onUp, true);
    window.addEventListener('pointercancel', onUp, true);
    return () => {
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('pointerup', onUp, true);
      window.removeEventListener('pointercancel', onUp, true);
      clearTimeout(timer);
      waiting.current = undefined;
    };
  }, []);
  return useCallback((act) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  }, []);
}
