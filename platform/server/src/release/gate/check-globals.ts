import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import type { ScriptGlobals } from './script-globals.ts';
import { readScript } from './script-source.ts';

/** A script of the build that could be read. */
export interface Script {
  path: string;
  integrity: string;
  text: string;
}

/**
 * Whether every script keeps to the names of its own build: the entry makes the container and no other, and chunks hand
 * their modules to the list that the entry takes them from. Otherwise a remote could not be mounted, or another's would be
 * replaced.
 */
export function checkGlobals(remote: RemoteDescriptor, scripts: readonly Script[]): Refusal[] {
  const readable = scripts.flatMap((script) => {
    const { globals } = readScript(script.integrity, script.text);
    return globals ? [{ ...script, globals }] : [];
  });
  const entry = readable.find(({ path }) => path === remote.entry)?.globals;
  return readable.flatMap((script) => [
    ...othersMade(remote, script),
    ...(entry && script.path !== remote.entry ? otherList(remote, script, entry) : []),
  ]);
}

/** `mf_player_1_0_0`, and the list of its chunks: names that `globalName` makes of a remote and a version. */
const OF_A_CONTAINER = /^(webpackChunk)?[a-z][a-z0-9_]*_\d+_\d+_\d+(_\w+)?$/;
const LIST = 'webpackChunk';

interface ReadScript extends Script {
  globals: ScriptGlobals;
}

function othersMade(remote: RemoteDescriptor, { path, text, globals }: ReadScript): Refusal[] {
  const lists = [...globals.uses].filter(([name]) => name.startsWith(LIST));
  const own = new Set([remote.global, LIST + remote.global]);
  const others = new Map([...globals.makes, ...lists].filter(([name]) => OF_A_CONTAINER.test(name) && !own.has(name)));
  return [...others].map(([name, start]) => ({
    code: 'artefact_invalid',
    name: remote.name,
    file: `${path}:${lineOf(text, start)}`,
    message: `${path} of ${remote.name}@${remote.version} uses the global ${name}, which is the name of another container. Its own are ${[...own].join(' and ')}.`,
    remedy: 'Publish the files of one and the same build, under the name and version that it was built for.',
  }));
}

function otherList(remote: RemoteDescriptor, { path, globals: { list } }: ReadScript, entry: ScriptGlobals): Refusal[] {
  // Said already, of one that is another container's.
  const isSaid = list !== undefined && list !== LIST + remote.global && OF_A_CONTAINER.test(list);
  if (list === undefined || entry.uses.has(list) || isSaid) return [];
  return [
    {
      code: 'artefact_invalid',
      name: remote.name,
      file: path,
      message: `${path} of ${remote.name}@${remote.version} hands its modules to ${list}, and the entry takes none from there: it would wait for them in vain.`,
      remedy: 'Publish the entry and the chunks of one and the same build.',
    },
  ];
}

const lineOf = (text: string, start: number): number => text.slice(0, start).split('\n').length;
