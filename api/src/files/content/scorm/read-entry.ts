import { buffer } from 'node:stream/consumers';
import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import type { OpenPackage } from './open-package.ts';
import { refuse } from './refused.ts';

/** One file of a package, whole. @throws PackageRefused */
export async function readEntry(
  { zip, files }: Pick<OpenPackage, 'zip' | 'files'>,
  path: string,
  { most, tooLarge }: { most: number; tooLarge: RuleText },
): Promise<Buffer> {
  const entry = files.get(path);
  if (entry === undefined) throw new Error(`The package has no ${path}.`);
  if (entry.uncompressedSize > most) refuse(tooLarge);
  const bytes = await zip.openReadStreamPromise(entry);
  return buffer(bytes).catch(() => refuse(rule('The archive is damaged.')));
}
