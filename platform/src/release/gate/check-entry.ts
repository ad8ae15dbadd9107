import { parse } from 'acorn';
import type { PublishedFile } from '@stoa/shared/contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/contract/release.ts';
import { holds, joined, type Verdict } from './question.ts';
import { literalStart } from './literals.ts';
import { nodesOf } from './syntax-tree.ts';

const EXPOSED = './remote';

/** The entry must define its container with `./remote` in it, and hold the hash of every file that it will load. */
export function checkEntry(remote: RemoteDescriptor, files: readonly PublishedFile[], text: string): Verdict {
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
  const container =
    refusals.length > 0
      ? { refusals, checks: [] }
      : holds(`The entry defines ${remote.global} and exposes ${EXPOSED}.`);
  return joined([container, checkHashes(remote, files, text)]);
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
 * have its SHA-384 there too, or its bytes would be run unchecked.
 */
function checkHashes(remote: RemoteDescriptor, files: readonly PublishedFile[], text: string): Verdict {
  const loaded = files.filter(({ path }) => /\.(js|css)$/.test(path) && path !== remote.entry && isNamedIn(text, path));
  const unchecked = loaded.filter(({ integrity }) => !text.includes(integrity));
  if (unchecked.length === 0) {
    return loaded.length > 0
      ? holds(`The entry holds the hash of each of the ${loaded.length} files that it loads.`)
      : holds();
  }
  return {
    refusals: unchecked.map(({ path }) => ({
      code: 'integrity_missing',
      name: remote.name,
      file: path,
      message: `${remote.entry} of ${remote.name}@${remote.version} loads ${path} without its SHA-384: a changed byte would be run.`,
      remedy:
        "Build it with the platform's preset, which writes the hashes of all chunks and stylesheets into the entry.",
    })),
    checks: [],
  };
}

function isNamedIn(text: string, path: string): boolean {
  const hash = /\.([0-9a-f]{8,64})\.[^/]+$/.exec(path)?.[1];
  return text.includes(hash ?? (path.split('/').at(-1) || path));
}
