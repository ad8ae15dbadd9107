import { useEffect, useState, type RefObject } from 'react';
import { usePreferences } from './media-preferences.ts';

interface Track {
  label: string;
}

/** Which of these captions a person reads: those chosen by name, else the first; −1 none. */
export function chosenTrack(
  tracks: readonly Track[],
  { captions, showsCaptions }: { captions: string; showsCaptions: boolean },
): number {
  if (!showsCaptions || tracks.length === 0) return -1;
  return Math.max(0, tracks.findIndex(({ label }) => label === captions)); // prettier-ignore
}

/**
 * The lines to draw now; another address is another element. The browser reads the captions and does not draw them itself, except in the picture beside the
 * page, which nothing of ours follows.
 */
export function useCaptions(
  video: RefObject<HTMLMediaElement | null>,
  tracks: readonly Track[],
  { isBeside, address }: { isBeside: boolean; address: string },
): string[] {
  const chosen = chosenTrack(tracks, usePreferences());
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    const all = [...(video.current?.textTracks ?? [])];
    for (const [index, track] of all.entries()) {
      track.mode = index !== chosen ? 'disabled' : isBeside ? 'showing' : 'hidden';
    }
    const track = all[chosen];
    const draw = () => setLines(isBeside ? [] : linesOf(track?.activeCues ?? null));
    draw();
    track?.addEventListener('cuechange', draw);
    return () => track?.removeEventListener('cuechange', draw);
  }, [video, chosen, isBeside, tracks.length, address]);
  return lines;
}

/** Without the marks of the file: what is drawn is text. */
const linesOf = (cues: TextTrackCueList | null): string[] =>
  [...(cues ?? [])].flatMap((cue) => ((cue as VTTCue).getCueAsHTML().textContent ?? '').split('\n'));
