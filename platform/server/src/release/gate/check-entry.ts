import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { LIFECYCLES } from './check-descriptor.ts';
import { isScript, isStyle } from './file-kinds.ts';
import { exportsIn, exposedIdIn, exposesRemote } from './exposed-module.ts';
import { holds, joined, type ArtefactQuestion, type Verdict } from './question.ts';
import { readScript } from './script-source.ts';

interface Entry {
  remote: RemoteDescriptor;
  files: readonly PublishedFile[];
  text: string;
  readText: NonNullable<ArtefactQuestion['readText']>;
}

/** The entry must define its container with `./remote` in it, and hold the hash of every file that it will load. */
export async function checkEntry(entry: Entry): Promise<Verdict> {
  return joined([checkContainer(entry), await checkExports(entry), await checkHashes(entry)]);
}

function checkContainer(entry: Entry): Verdict {
  const { remote } = entry;
  const about = { name: remote.name, file: remote.entry };
  const of = `${remote.entry} of ${remote.name}@${remote.version}`;
  const { exposes, defines } = containerIn(entry);
  const refusals: Refusal[] = [];
  if (!exposes) {
    refusals.push({
      ...about,
      code: 'lifecycles_missing',
      message: `${of} exposes no module ./remote, the one that the shell asks for.`,
      remedy: "Build it with the platform's preset, which exposes src/remote.tsx.",
    });
  }
  if (!defines) {
    refusals.push({
      ...about,
      code: 'artefact_invalid',
      message: `${of} never defines ${remote.global}, the global that remote.json says holds its container.`,
      remedy: 'Publish remote.json and the entry of one and the same build.',
    });
  }
  if (refusals.length > 0) return { refusals, checks: [] };
  return holds(`The entry defines ${remote.global} and exposes ./remote.`);
}

function containerIn({ remote: { entry, global }, files, text }: Entry): { exposes: boolean; defines: boolean } {
  const { integrity = '' } = files.find(({ path }) => path === entry) ?? {};
  const { globals } = readScript(integrity, text);
  // Said already, by the search for forbidden sources.
  if (!globals) return { exposes: true, defines: true };
  return { exposes: exposesRemote(text), defines: globals.makes.has(global) || globals.sets.has(global) };
}

/** Whether the code behind `./remote` exports what the shell calls, and what the descriptor says besides. */
async function checkExports({ remote, files, text, readText }: Entry): Promise<Verdict> {
  const id = exposedIdIn(text);
  const scripts = files.filter(({ path }) => isScript(path));
  for (const { path } of id === undefined ? [] : scripts) {
    const { found, exports } = exportsIn((await readText(path)) ?? '', id ?? '');
    if (!found) continue;
    if (!exports) break;
    const said = [...new Set([...LIFECYCLES, ...remote.lifecycles])];
    const missing = said.filter((lifecycle) => !exports.includes(lifecycle));
    if (missing.length === 0) return holds(`Its code exports ${said.join(', ')}.`);
    const refusal: Refusal = {
      code: 'lifecycles_missing',
      name: remote.name,
      file: path,
      message: `${path} of ${remote.name}@${remote.version} holds the module ./remote, and its code exports no ${missing.join(', no ')}: remote.json says what the code does not do.`,
      remedy: 'Export them from src/remote.tsx; createRemote makes all four. Publish what the build wrote, unchanged.',
    };
    return { refusals: [refusal], checks: [] };
  }
  return holds('What ./remote exports cannot be read in its code before it runs.');
}

/**
 * Webpack's runtime in the entry names the files that it loads, by the hash in their name at least. Each of them must
 * have its SHA-384 there too, or its bytes would be run unchecked. A worker has a runtime of its own and is named too,
 * but no browser checks the hash of one.
 */
async function checkHashes({ remote, files, text, readText }: Entry): Promise<Verdict> {
  const named = files.filter(
    ({ path }) => (isScript(path) || isStyle(path)) && path !== remote.entry && isNamedIn(text, path),
  );
  const withoutHash = named.filter(({ integrity }) => !text.includes(integrity));
  const unchecked: string[] = [];
  let workers = 0;
  for (const { path } of withoutHash) {
    const content = await readText(path);
    if (isStyle(path) || (content !== undefined && isChunk(content))) unchecked.push(path);
    else if (content !== undefined) workers += 1;
  }
  const checked = named.length - withoutHash.length;
  return {
    refusals: unchecked.map((path) => ({
      code: 'integrity_missing',
      name: remote.name,
      file: path,
      message: `${remote.entry} of ${remote.name}@${remote.version} loads ${path} without its SHA-384: a changed byte would be run.`,
      remedy: "Build it with the platform's preset, which writes the hashes of chunks and stylesheets into the entry.",
    })),
    checks: [
      ...(checked > 0 && unchecked.length === 0
        ? [`The entry holds the SHA-384 of all ${checked} chunks and stylesheets that it loads.`]
        : []),
      ...(workers > 0 ? [`Scripts that run as workers, which browsers load without a hash: ${workers}.`] : []),
    ],
  };
}

function isNamedIn(text: string, path: string): boolean {
  const hash = /\.([0-9a-f]{8,64})\.[^/]+$/.exec(path)?.[1];
  return text.includes(hash ?? (path.split('/').at(-1) || path));
}

/** `(globalThis.webpackChunk… ||= []).push([[39], …`: it hands its modules to the entry's runtime. */
const isChunk = (text: string): boolean => /\.push\(\[\[/.test(text.slice(0, 500));
