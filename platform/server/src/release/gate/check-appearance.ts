import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Refusal, RefusalCode } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { isPicture, isScript, isStyle } from './file-kinds.ts';
import type { PageNames } from './page-names.ts';
import { scanCascade, type Leak } from './scan-cascade.ts';
import { scanPicture } from './scan-picture.ts';
import { readScript } from './script-source.ts';
import type { StyleInScript } from './styles-in-script.ts';

/** Of one file, so many are told one by one. */
const MOST_TOLD = 5;

/** Whether a file of a remote keeps to what the remote draws: styles to its own parts, pictures to being pictures. */
export function checkAppearance(
  remote: RemoteDescriptor,
  { path, integrity }: Pick<PublishedFile, 'path' | 'integrity'>,
  text: string,
  names: PageNames | undefined,
): Refusal[] {
  if (isPicture(path)) return told(remote, path, 'source_forbidden', scanPicture(text));
  if (isStyle(path)) return told(remote, path, 'style_leaks', leaksOf(text, { remote: remote.name, names }));
  return isScript(path)
    ? told(remote, path, 'style_leaks', leaksInScript(remote, readScript(integrity, text).styles, names))
    : [];
}

function leaksOf(text: string, question: Parameters<typeof scanCascade>[1]): Leak[] {
  try {
    return scanCascade(text, question);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'not parseable';
    return [{ line: 1, column: 1, what: `cannot be read as a stylesheet (${why})`, remedy: 'Build it anew.' }];
  }
}

const leaksInScript = (
  remote: RemoteDescriptor,
  styles: readonly StyleInScript[],
  names: PageNames | undefined,
): Leak[] =>
  styles.flatMap(({ css, line, column }) =>
    leaksOf(css, { remote: remote.name, names, isInScript: true }).map((leak) => ({
      ...leak,
      line,
      column,
      what: `puts styles into the page, and ${leak.what}`,
    })),
  );

function told({ name, version }: RemoteDescriptor, path: string, code: RefusalCode, leaks: readonly Leak[]): Refusal[] {
  const refusals = leaks.slice(0, MOST_TOLD).map(({ what, remedy, line, column }): Refusal => ({
    code,
    name,
    file: `${path}:${line}:${column}`,
    message: `${path} of ${name}@${version} ${what}`,
    remedy,
  }));
  const more = leaks.length - refusals.length;
  if (more > 0) {
    const message = `${path} of ${name}@${version} has ${more} more of them.`;
    refusals.push({ code, name, file: path, message, remedy: leaks[MOST_TOLD]?.remedy ?? '' });
  }
  return refusals;
}
