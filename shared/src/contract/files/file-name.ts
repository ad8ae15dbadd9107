import { z } from 'zod';
import { rule } from '../kernel/rule.ts';

/** Control characters, line ends, halves of characters, and those that turn the text around them: `gpj.exe` reads `exe.jpg`. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What a file is called, without where it lay: `C:\\Users\\me\\plan.pdf` → `plan.pdf`. Empty where nothing is left. */
export function baseName(name: string): string {
  const last = name.replaceAll(UNSEEN, '').split(/[/\\]/).at(-1) ?? '';
  const trimmed = last.trim();
  return /^\.*$/.test(trimmed) ? '' : trimmed;
}

/** A name as people give it with a file; kept as `baseName` leaves it. */
export const fileName = z
  .string(rule('Give the file a name.'))
  .overwrite(baseName)
  .min(1, rule('Give the file a name.'))
  .max(200, rule('The name is too long.'));
