import { escaped } from './caption-text.ts';
import { cueTime, type CaptionFile, type Cue } from './cue.ts';

/** As WebVTT, by time. A caption without words is left out. */
export function writeCaptions({ head, cues }: CaptionFile): string {
  const written = cues
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
    .map((cue) => ({ ...cue, text: escaped(cue.text) }))
    .filter(({ text }) => text !== '')
    .map(writeCue);
  return `WEBVTT\n\n${head}${written.join('\n')}`;
}

function writeCue({ start, end, text, name, settings }: Cue): string {
  const timing = [cueTime(start), '-->', cueTime(end), settings].filter(Boolean).join(' ');
  return `${[name.replaceAll('-->', ''), timing, text].filter(Boolean).join('\n')}\n`;
}

/** 'noon.srt' → 'noon.vtt' */
export const captionsFile = (name: string, file: CaptionFile): File =>
  new File([writeCaptions(file)], `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.vtt`, { type: 'text/vtt' });
