import { run } from '../start/run-command.ts';

const allowed =
  /^(MIT|MIT-0|ISC|BSD|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|MPL-2\.0|CC0-1\.0|CC-BY-4\.0|CC-BY-3\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0|Zlib|WTFPL|PostgreSQL)$/;
/** Fonts are under the Open Font License; nothing else may be. */
const fonts = /^@fontsource/;

/** @throws naming every installed package whose licence is not on the list. */
export async function checkLicences(): Promise<void> {
  const { code, output } = await run('license-checker-rseidelsohn', ['--json', '--excludePrivatePackages']);
  if (code !== 0) throw new Error(output);
  const packages = JSON.parse(output.slice(output.indexOf('{'))) as Record<string, { licenses: string | string[] }>;
  const faults = Object.entries(packages).filter(
    ([name, { licenses }]) => !isAllowed(name, [licenses].flat().join(' OR ')),
  );
  if (faults.length > 0) {
    throw new Error(
      faults.map(([name, { licenses }]) => `${name}: licence ${String(licenses)} is not on the list.`).join('\n'),
    );
  }
}

/** Reads the part of SPDX that packages use: 'A', 'A OR B', '(A AND B)'. */
function isAllowed(name: string, expression: string): boolean {
  const good = (word: string) => allowed.test(word) || (word === 'OFL-1.1' && fonts.test(name));
  const words = (text: string, by: RegExp) =>
    text
      .replace(/[()*]/g, '')
      .split(by)
      .map((word) => word.trim());
  return words(expression, /\s+OR\s+/).some((option) => words(option, /\s+AND\s+/).every(good));
}
