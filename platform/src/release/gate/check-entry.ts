import { parse } from 'acorn';
import type { PublishedFile } from '@stoa/shared/contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/contract/release.ts';
import { literalStart } from './literals.ts';
import { holds, joined, type ArtefactQuestion, type Verdict } from './question.ts';
import { nodesOf } from './syntax-tree.ts';

const EXPOSED = './remote';

interface Entry {
  remote: RemoteDescriptor;
  files: readonly PublishedFile[];
  text: string;
  readText: NonNullable<ArtefactQuestion['readText']>;
}

/** The entry must define its container with `./remote` in it, and hold the hash of every file that it will load. */
export async function checkEntry(entry: Entry): Promise<Verdict> {
  return joined([checkContainer(entry), await checkHashes(entry)]);
}

function checkContainer({ remote, text }: Entry): Verdict {
  const about = { name: remote.name, file: remote.entry };
  const of = `${remote.entry} of ${remote.name}@${remote.version}`;
  const { exposes, defines } = containerIn(text, remote.global);
  const refusals: Refusal[] = [];
  if (!exposes) {
    refusals.push({
      ...about,
      code: 'lifecycles_missing',
      message: `${of} exposes no module ${EXPOSED}, the one that the shell asks for.`,
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
  return holds(`The entry defines ${remote.global} and exposes ${EXPOSED}.`);
}

function containerIn(text: string, global: string): { exposes: boolean; defines: boolean } {
  let exposes = false;
  let defines = false;
  try {
    for (const node of nodesOf(parse(text, { ecmaVersion: 'latest', sourceType: 'script' }))) {
      if (node.type === 'Property') exposes ||= literalStart(node.key) === EXPOSED;
      if (node.type === 'VariableDeclarator') defines ||= node.id.type === 'Identifier' && node.id.name === global;
      if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
        const { property } = node.left;
        defines ||= literalStart(property) === global || (property.type === 'Identifier' && property.name === global);
      }
    }
  } catch {
    // Said already, by the search for forbidden sources.
    return { exposes: true, defines: true };
  }
  return { exposes, defines };
}

/**
 * Webpack's runtime in the entry names the files that it loads, by the hash in their name at least. Each of them must
 * have its SHA-384 there too, or its bytes would be run unchecked. A worker has a runtime of its own and is named too,
 * but no browser checks the hash of one.
 */
async function checkHashes({ remote, files, text, readText }: Entry): Promise<Verdict> {
  const named = files.filter(({ path }) => /\.(js|css)$/.test(path) && path !== remote.entry && isNamedIn(text, path));
  const withoutHash = named.filter(({ integrity }) => !text.includes(integrity));
  const unchecked: string[] = [];
  let workers = 0;
  for (const { path } of withoutHash) {
    const content = await readText(path);
    if (path.endsWith('.css') || (content !== undefined && isChunk(content))) unchecked.push(path);
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
