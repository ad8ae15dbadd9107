import { useCallback, useState } from 'react';
import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { measuredLine } from './measured-line.ts';
import { usePreferences } from './media-preferences.ts';
import { beginningWith, placeOfHeight, sourcesOf, type Beginning, type Source } from './qualities.ts';

export interface FilmQuality {
  /** What there is, the largest first. */
  sources: readonly Source[];
  playing: Source;
  /** It went to a smaller copy by itself since the film began. */
  hasSteppedDown: boolean;
  /** Before that nothing is fetched: which source is right depends on how large the film is shown. */
  isSettled: boolean;
  /** The film stood still for want of data. */
  onStall(): void;
  /** A copy cannot be played here. @returns whether another source takes its place */
  skip(): boolean;
}

/**
 * Which source a film is played from. `auto` chooses once, when the film comes on stage (`beginningWith`), and from then on
 * only goes down, one copy at each stall: a line that was slow a minute ago is slow again. What a person chose stays.
 * `measure` is a ref for what the film stands in.
 */
export function useQuality(content: Extract<LessonContent, { kind: 'video' }>) {
  const wanted = usePreferences((store) => store.quality);
  const [beginning, setBeginning] = useState<Beginning>();
  const [stepsDown, setStepsDown] = useState(0);
  const [unplayable, setUnplayable] = useState<readonly string[]>([]);
  const sources = sourcesOf(content).filter(({ url }, place) => place === 0 || !unplayable.includes(url));
  const begun = beginning ? beginningWith(sources, content.duration_s, beginning) : 0;
  const last = sources.length - 1;
  const automatic = Math.min(last, begun + stepsDown);
  const place = wanted === 'auto' ? automatic : wanted === 'saver' ? last : placeOfHeight(sources, wanted);
  const playing = sources[place]!;
  const measure = useCallback((frame: HTMLElement | null) => {
    if (frame) setBeginning((known) => known ?? beginningIn(frame));
  }, []);
  const quality: FilmQuality = {
    sources,
    playing,
    hasSteppedDown: wanted === 'auto' && automatic > begun,
    isSettled: beginning !== undefined || last === 0,
    onStall: () => wanted === 'auto' && setStepsDown(Math.min(last, begun + stepsDown + 1) - begun),
    skip() {
      if (place === 0) return false;
      setUnplayable([...unplayable, playing.url]);
      return true;
    },
  };
  return { measure, quality };
}

/** What holds the film may have no box of its own. */
const beginningIn = (frame: HTMLElement): Beginning => ({
  pixels: Math.round((((frame.querySelector('video')?.clientWidth ?? 0) * 9) / 16) * window.devicePixelRatio),
  line: measuredLine(),
});
