import type { Cue } from '../../checkers/found.ts';

const TIMING = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})\s+-->\s+(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})(?:\s|$)/;

/** The cues of a WebVTT file, their text without markup; undefined where it is none. */
export function parseCaptions(text: string): Cue[] | undefined {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(blocks[0] ?? '')) return undefined;
  const cues: Cue[] = [];
  for (const block of blocks.slice(1)) {
    const cue = cueOf(block.split('\n'));
    if (cue === 'broken') return undefined;
    if (cue !== undefined) cues.push(cue);
  }
  return cues;
}

/** Notes, styles and regions are no cues; a timing that cannot be read breaks the file. */
function cueOf(lines: string[]): Cue | 'broken' | undefined {
  const at = lines.findIndex((line) => line.includes('-->'));
  if (at === -1) return undefined;
  const timing = TIMING.exec((lines[at] ?? '').trim());
  if (timing === null) return 'broken';
  const [, startHours, startMinutes, startSeconds, endHours, endMinutes, endSeconds] = timing;
  const start_s = secondsOf(startHours, startMinutes, startSeconds);
  const end_s = secondsOf(endHours, endMinutes, endSeconds);
  if (end_s <= start_s) return 'broken';
  return { start_s, end_s, text: plainText(lines.slice(at + 1).join(' ')) };
}

const secondsOf = (hours = '0', minutes = '0', seconds = '0'): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

const plainText = (markup: string): string =>
  markup
    // Not `[^>]*`: a line of nothing but `<` would be read to its end from each of them.
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
