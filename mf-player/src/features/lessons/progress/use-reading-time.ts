import { useCallback, useEffect, useRef } from 'react';
import type { Happened } from './use-record-progress.ts';

const TELL_EVERY_MS = 30_000;
/** Who moves, scrolls or types nothing for so long has gone for a coffee. */
const STILL_READING_MS = 120_000;
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Measures the time with a text in front of one: while the page is seen and somebody is there. Told every half minute,
 * when the lesson or the page is left, and by `tell`, before something that may complete the course.
 */
export function useReadingTime(record: (happened: Happened) => void): () => void {
  const latest = useRef(record);
  const clock = useRef<ReturnType<typeof createReadingClock>>(undefined);
  useEffect(() => {
    latest.current = record;
  });
  const tell = useCallback(() => {
    const seconds = clock.current?.take() ?? 0;
    if (seconds >= 1) latest.current({ kind: 'read', read_s: seconds });
  }, []);
  useEffect(() => {
    const reading = createReadingClock(() => performance.now());
    clock.current = reading;
    const onVisibility = () => {
      reading.turn(document.visibilityState === 'visible');
      if (document.visibilityState === 'hidden') tell();
    };
    const timer = setInterval(tell, TELL_EVERY_MS);
    for (const sign of signsOfLife) window.addEventListener(sign, reading.live, { passive: true, capture: true });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', tell);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, reading.live, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [tell]);
  return tell;
}

/** Counts seconds while it is on and a sign of life is not too long ago. */
export function createReadingClock(now: () => number) {
  let isOn = true;
  let countedTo = now();
  let livedAt = now();
  let seconds = 0;
  const count = () => {
    const until = Math.min(now(), livedAt + STILL_READING_MS);
    if (isOn) seconds += Math.max(0, until - countedTo) / 1000;
    countedTo = now();
  };
  return {
    live() {
      count();
      livedAt = now();
    },
    turn(on: boolean) {
      count();
      isOn = on;
      if (on) livedAt = now();
    },
    /** What was counted since it was last taken, in tenths. */
    take() {
      count();
      const taken = Math.floor(seconds * 10) / 10;
      seconds -= taken;
      return taken;
    },
  };
}
