import { useEffect, useState, type RefObject } from 'react';

const STILL_MS = 3_000;
const signsOfLife = ['pointermove', 'keydown', 'focusin'] as const;

/** A finger shows and hides by tapping: a tap moves, too. */
const isOfFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** Nothing moved over the player for a while. Only while it plays. */
export function useIdle(player: RefObject<HTMLElement | null>, isPlaying: boolean) {
  const [isStill, setStill] = useState(false);
  const [timesShown, setTimesShown] = useState(0);
  useEffect(() => {
    const element = player.current;
    if (!isPlaying || !element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setStill(true), STILL_MS);
    };
    const stir = (event: Event) => {
      if (isOfFinger(event)) return;
      setStill(false);
      wait();
    };
    wait();
    for (const sign of signsOfLife) element.addEventListener(sign, stir);
    return () => {
      clearTimeout(timer);
      setStill(false);
      for (const sign of signsOfLife) element.removeEventListener(sign, stir);
    };
  }, [player, isPlaying, timesShown]);
  return {
    isIdle: isPlaying && isStill,
    show: () => setTimesShown(timesShown + 1),
    hide: () => setStill(true),
  };
}
