/** A caption: what is said, and when. Times in milliseconds. */
export interface Cue {
  start: number;
  end: number;
  /** As it is read: marks such as `<i>` stand in it, entities do not. Lines are never empty. */
  text: string;
  /** What the file calls it; mostly a number or nothing. */
  name: string;
  /** Where it stands in the picture: `line:0 align:start`. */
  settings: string;
}

/** All that a caption file holds. */
export interface CaptionFile {
  /** Styles, regions and notes before the first caption. */
  head: string;
  cues: Cue[];
}

/** What is wrong in a file, and in which line of it, counted from 1. */
export interface CaptionProblem {
  kind: 'kind' | 'time' | 'end' | 'stray' | 'empty' | 'many';
  line: number;
}

export const MOST_CUES = 20_000;

/** 62_500 → '00:01:02.500' */
export function cueTime(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const milliseconds = String(whole % 1000).padStart(3, '0');
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${milliseconds}`;
}

const TIME = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/;

/** '1:02.5', '00:01:02,500' in milliseconds; NaN for what is no time. */
export function readCueTime(text: string): number {
  const [, hours = '0', minutes, seconds, part = ''] = TIME.exec(text.trim()) ?? [];
  if (minutes === undefined || Number(minutes) > 59 || Number(seconds) > 59) return Number.NaN;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(part.padEnd(3, '0'));
}
