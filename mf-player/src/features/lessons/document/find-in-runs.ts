import type { PdfRun } from '@stoa/shared/ui/pdf/pdf-document.ts';
import type { PdfMatch } from '@stoa/shared/ui/pdf/pdf-marks.ts';
import { plain } from '../transcript/plain.ts';

/** A character of the folded text, and the one of a run that it comes from. */
interface Place {
  run: number;
  at: number;
}

/** Every place of a page where these words stand: whatever the accents and capitals, over the ends of lines and runs. */
export function findInRuns(runs: readonly PdfRun[], words: string): PdfMatch[] {
  const wanted = patternOf(words);
  if (!wanted) return [];
  const { text, places } = fold(runs);
  return [...text.matchAll(wanted)].map(({ index, 0: found }) => ({
    parts: partsOf(places.slice(index, index + found.length)),
  }));
}

function fold(runs: readonly PdfRun[]): { text: string; places: (Place | undefined)[] } {
  const places: (Place | undefined)[] = [];
  let text = '';
  for (const [run, { text: own, endsLine }] of runs.entries()) {
    for (let at = 0; at < own.length; at += 1) {
      const folded = plain(own.charAt(at));
      text += folded;
      for (let unit = 0; unit < folded.length; unit += 1) places.push({ run, at });
    }
    if (endsLine) {
      text += '\n';
      places.push(undefined);
    }
  }
  return { text, places };
}

/** White space is one, however much; a word may be parted at the end of a line. */
function patternOf(words: string): RegExp | undefined {
  const wanted = plain(words.trim());
  if (wanted === '') return undefined;
  const ofWord = (word: string) => [...word].map(patternOfCharacter).join('(?:-\\n)?');
  return new RegExp(wanted.split(/\s+/).map(ofWord).join('\\s+'), 'gu');
}

const patternOfCharacter = (character: string): string =>
  character === '-' ? '-\\n?' : character.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');

function partsOf(places: readonly (Place | undefined)[]): PdfMatch['parts'] {
  const parts: PdfMatch['parts'] = [];
  for (const place of places) {
    if (!place) continue;
    const last = parts.at(-1);
    if (last?.run === place.run) last.to = place.at + 1;
    else parts.push({ run: place.run, from: place.at, to: place.at + 1 });
  }
  return parts;
}
