import { useEffect, useRef, type RefObject } from 'react';

/** Shorter waits come with every jump. */
const STALL_MS = 4_000;

const begins = ['waiting', 'stalled'] as const;
const ends = ['playing', 'timeupdate', 'pause', 'ended', 'emptied', 'error'] as const;

/** Says when a film that should play has stood still for a while. Another address is another element. */
export function useStalls(media: RefObject<HTMLMediaElement | null>, address: string, onStall: () => void): void {
  const latest = useRef(onStall);
  useEffect(() => {
    latest.current = onStall;
  });
  useEffect(() => {
    const element = media.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const isHungry = element && !element.paused && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      if (isHungry) timer ??= setTimeout(() => latest.current(), STALL_MS);
    };
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    for (const name of begins) element?.addEventListener(name, wait);
    for (const name of ends) element?.addEventListener(name, stop);
    return () => {
      stop();
      for (const name of begins) element?.removeEventListener(name, wait);
      for (const name of ends) element?.removeEventListener(name, stop);
    };
  }, [media, address]);
}
