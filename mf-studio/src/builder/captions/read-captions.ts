import { MOST_CUES, readCueTime, type CaptionFile, type CaptionProblem, type Cue } from './cue.ts';
import { plainSrt, unescaped } from './caption-text.ts';

/** A line with what it is called in messages: its number. */
interface Line {
  number: number;
  text: string;
}

export type Read = { file: CaptionFile; isExact: boolean } | { problem: CaptionProblem };

/** Only in this form are times taken everywhere. */
const EXACT = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}\s+-->\s+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:\s|$)/;

/** Reads WebVTT or SubRip. `isExact`: every system takes it as it is written. */
export function readCaptions(given: string): Read {
  const lines = given
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n?|\n/)
    .map((text, index) => ({ number: index + 1, text }));
  const blocks = blocksOf(lines);
  const [first] = blocks;
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0]?.text ?? '');
  if (!isVtt && !first?.slice(0, 2).some(isTiming)) return { problem: { kind: 'kind', line: first?.[0]?.number ?? 1 } };
  return isVtt ? readBlocks(withoutHeader(blocks), readVttRest) : readBlocks(blocks, readSrtRest);
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() !== '') blocks.at(-1)!.push(line);
    else if (blocks.at(-1)!.length > 0) blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0);
}

/** The header may be followed by a caption without an empty line between. */
const withoutHeader = ([first = [], ...rest]: Line[][]): Line[][] =>
  first.some(isTiming) ? [first.slice(1), ...rest] : rest;

const isTiming = ({ text }: Line): boolean => text.includes('-->');

/** What to do with a block that has no times. */
type ReadRest = (block: Line[], read: CaptionFile) => CaptionProblem | undefined;

function readBlocks(blocks: readonly Line[][], readRest: ReadRest): Read {
  const file: CaptionFile = { head: '', cues: [] };
  const isSrt = readRest === readSrtRest;
  let isExact = !isSrt;
  for (const block of blocks) {
    const at = block.findIndex(isTiming);
    const read = at === -1 ? readRest(block, file) : cueOf(block, at);
    if (read && 'line' in read) return { problem: read };
    if (!read) continue;
    isExact &&= EXACT.test(block[at]!.text.trim());
    file.cues.push(isSrt ? { ...read, text: plainSrt(read.text) } : { ...read, text: unescaped(read.text) });
    if (file.cues.length > MOST_CUES) return { problem: { kind: 'many', line: block[0]!.number } };
  }
  if (file.cues.length === 0) return { problem: { kind: 'empty', line: 1 } };
  return { file, isExact };
}

function cueOf(block: readonly Line[], at: number): Cue | CaptionProblem {
  const { number: line, text: timing } = block[at]!;
  const [from = '', behind = ''] = timing.split('-->');
  const [to = '', ...settings] = behind.trim().split(/\s+/);
  const [start, end] = [readCueTime(from), readCueTime(to)];
  if (Number.isNaN(start) || Number.isNaN(end)) return { kind: 'time', line };
  if (end <= start) return { kind: 'end', line };
  const text = block.slice(at + 1).map((one) => one.text);
  const name = block[at - 1]?.text.trim() ?? '';
  return { start, end, text: text.join('\n'), name, settings: settings.join(' ') };
}

/** Notes and styles are kept where they stand before the first caption. */
const readVttRest: ReadRest = (block, file) => {
  if (file.cues.length === 0) file.head += `${block.map(({ text }) => text).join('\n')}\n\n`;
  return undefined;
};

/** An empty line within a caption. */
const readSrtRest: ReadRest = (block, file) => {
  const last = file.cues.at(-1);
  if (!last) return { kind: 'stray', line: block[0]!.number };
  // A number alone is that of a caption whose times are missing.
  if (/^\d+$/.test(block[0]!.text.trim())) return { kind: 'time', line: block[0]!.number };
  last.text = [last.text, ...block.map(({ text }) => plainSrt(text))].join('\n');
  return undefined;
};
