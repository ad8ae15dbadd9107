import { readFile } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../../checkers/found.ts';
import { parseCaptions } from './parse-captions.ts';

/** A day of talk has fewer; more would make the lesson's page too heavy to read along. */
const MOST_CUES = 20_000;

export async function checkCaptions(path: string): Promise<Found> {
  const cues = parseCaptions(await readFile(path, 'utf8'));
  if (cues === undefined) return { rejected: rule('This is not a WebVTT caption file.') };
  if (cues.length === 0) return { rejected: rule('The caption file has no captions.') };
  if (cues.length > MOST_CUES)
    return { rejected: rule('The caption file has more than 20,000 captions. Split the video.') };
  return { type: 'text/vtt', cues };
}
