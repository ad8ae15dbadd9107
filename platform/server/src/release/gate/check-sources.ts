import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { kindOf } from './check-contents.ts';
import { count } from './check-descriptor.ts';
import { byIntegrity } from './by-integrity.ts';
import { checkAppearance } from './check-appearance.ts';
import { checkGlobals, type Script } from './check-globals.ts';
import { checkEntry } from './check-entry.ts';
import { isPicture, isScript, isStyle } from './file-kinds.ts';
import type { Finding } from './finding.ts';
import { gateLimits, joined, type ArtefactQuestion, type Verdict } from './question.ts';
import { scanStyle } from './scan-style.ts';
import { readScript } from './script-source.ts';

/** Of one file, so many findings are told one by one. */
const MOST_TOLD = 5;

/** Looks into scripts and stylesheets: for what the page's policy refuses, and whether the entry is a container. */
export async function checkSources(question: ArtefactQuestion): Promise<Verdict> {
  const { descriptor, files, readText, names, limits } = question;
  if (!readText) return { refusals: [], checks: [] };
  const verdicts: Verdict[] = [];
  let looked = 0;
  let absent = 0;
  const scripts: Script[] = [];
  const sizes = { ...gateLimits, ...limits };
  // One over its limit is refused for that.
  for (const file of files.filter(({ path, bytes }) => isLookedAt(path) && bytes <= sizes[kindOf(path)])) {
    const text = await readText(file.path);
    if (text === undefined) {
      absent += 1;
      continue;
    }
    looked += 1;
    if (!isPicture(file.path)) verdicts.push(checkSource(file, text, descriptor));
    if ('entry' in descriptor) {
      verdicts.push({ refusals: checkAppearance(descriptor, file, text, names), checks: [] });
    }
    if (isScript(file.path)) scripts.push({ ...file, text });
    if ('entry' in descriptor && file.path === descriptor.entry) {
      verdicts.push(await checkEntry({ remote: descriptor, files, text, readText }));
    }
  }
  if ('entry' in descriptor) {
    const refusals = [...notAScript(descriptor), ...checkGlobals(descriptor, scripts)];
    verdicts.push({ refusals, checks: [] });
  }
  const verdict = joined(verdicts);
  if (verdict.refusals.length === 0 && looked > 0) {
    verdict.checks.push(`No script, stylesheet or picture (${looked}) holds anything that the page's policy refuses.`);
  }
  if (absent > 0)
    verdict.checks.push(
      `Scripts, stylesheets and pictures that are looked at when their bytes are uploaded: ${absent}.`,
    );
  return verdict;
}

const isLookedAt = (path: string): boolean => isScript(path) || isStyle(path) || isPicture(path);

function checkSource(file: PublishedFile, text: string, { name, version }: { name: string; version: string }): Verdict {
  const id = `${name}@${version}`;
  const scanned = scan(file, text);
  if (typeof scanned === 'string') {
    const message = `${file.path} of ${id} cannot be read as a ${isStyle(file.path) ? 'stylesheet' : 'script'}: ${scanned}.`;
    const remedy = 'Build it anew; no browser could run it either.';
    return { refusals: [{ code: 'artefact_invalid', name, file: file.path, message, remedy }], checks: [] };
  }
  const certain = scanned.filter(({ isCertain }) => isCertain);
  const refusals = certain.slice(0, MOST_TOLD).map((finding): Refusal => {
    const { what, policy, remedy, line, column, excerpt } = finding;
    const message = `${file.path} of ${id} ${what}, which the page's policy (${policy}) refuses: ${excerpt}`;
    return { code: 'source_forbidden', name, file: `${file.path}:${line}:${column}`, message, remedy };
  });
  const more = certain.length - refusals.length;
  if (more > 0) {
    const message = `${file.path} of ${id} holds ${count(more, 'more place')} that the page's policy refuses.`;
    refusals.push({ code: 'source_forbidden', name, file: file.path, message });
  }
  return {
    refusals,
    checks: scanned
      .filter(({ isCertain }) => !isCertain)
      .map(
        ({ what, policy, remedy, line, column }) =>
          `Worth a look: ${file.path}:${line}:${column} ${what} (${policy}). ${remedy}`,
      ),
  };
}

/** Browsers run only what is sent as a script, and only scripts are looked into. */
const notAScript = ({ name, version, entry }: RemoteDescriptor): Refusal[] =>
  isScript(entry)
    ? []
    : [
        {
          code: 'artefact_invalid',
          name,
          file: 'remote.json: entry',
          message: `The entry of ${name}@${version}, ${entry}, is no script by its name, so no browser would run it.`,
          remedy: 'Give it a name that ends with .js.',
        },
      ];

/** A text says why there is nothing to find: it cannot be parsed. */
const scan = ({ path, integrity }: PublishedFile, text: string): Finding[] | string =>
  isStyle(path) ? readStyle(integrity, text).findings : readScript(integrity, text).findings;

const readStyle = byIntegrity((text): { findings: Finding[] | string } => {
  try {
    return { findings: scanStyle(text) };
  } catch (error) {
    return { findings: error instanceof Error ? error.message : 'not parseable' };
  }
});
