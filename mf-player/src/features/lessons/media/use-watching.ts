import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Happened } from '../progress/use-record-progress.ts';
import { createWatchedRanges } from './watched-ranges.ts';

const TELL_EVERY_MS = 10_000;
/** What a killed browser takes along at most; an older sketch counts as that of a dead page. */
const SKETCH_EVERY_MS = 1_000;
/** What a clock and a video may differ by between two ticks. */
const SLACK_S = 1;

export interface Telling {
  record(happened: Happened): void;
  /** Keeps what is not told yet in the browser. */
  sketch(happened: Happened): void;
}

/**
 * Collects what is watched and tells it every ten seconds, on pause, and when the lesson or the page is left. In between
 * it is kept every second.
 */
export function useWatching(media: RefObject<HTMLMediaElement | null>, { record, sketch }: Telling) {
  const ranges = useMemo(() => createWatchedRanges(), []);
  const position = useRef(0);
  const tickedAt = useRef(0);

  const flush = useCallback(() => {
    const taken = ranges.take();
    if (taken.length > 0) record({ kind: 'watched', position_s: position.current, ranges: taken });
  }, [ranges, record]);

  const draw = useCallback(() => {
    const untold = ranges.untold();
    if (untold.length > 0) sketch({ kind: 'watched', position_s: position.current, ranges: untold });
  }, [ranges, sketch]);

  const tick = useCallback(() => {
    const element = media.current;
    if (!element || element.seeking || element.paused) return;
    // A busy page ticks late while the video plays on: what counts is how much could be played since.
    const now = performance.now();
    const playable = ((now - tickedAt.current) / 1000) * element.playbackRate + SLACK_S;
    tickedAt.current = now;
    position.current = element.currentTime;
    ranges.tick(element.currentTime, playable);
  }, [media, ranges]);

  useEffect(() => {
    const timer = setInterval(flush, TELL_EVERY_MS);
    // A page in the background may be ended without another word.
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  useEffect(() => {
    const timer = setInterval(draw, SKETCH_EVERY_MS);
    return () => clearInterval(timer);
  }, [draw]);

  return { tick, cut: ranges.cut, flush };
}
