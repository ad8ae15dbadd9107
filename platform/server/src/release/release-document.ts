import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type {
  FallbackDocument,
  ReleaseDocument,
  ReleasedRemote,
  RemoteDescriptor,
} from '@stoa/shared/platform-contract/release.ts';
import { REMOTE_FILES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { isShell, type Artefact } from '../registry/artefact-store.ts';
import { namedFiles } from '../registry/built-folder.ts';

/** Every version that a channel's pages are made of. @throws never for a version that the channel names. */
export type FindArtefact = (name: string, version: string) => Artefact | undefined;

/** The document that every page of this revision carries; undefined while no shell is live. Pure. */
export function buildReleaseDocument(channel: ChannelDocument, find: FindArtefact): ReleaseDocument | undefined {
  const shell = channel.live['shell'] && find('shell', channel.live['shell'].version)?.descriptor;
  if (!shell || !isShell(shell)) return undefined;
  const remotes = Object.entries(channel.live).filter(([name]) => name !== 'shell');
  return {
    channel: channel.channel,
    revision: channel.revision,
    shell: { version: shell.version, contract: shell.contract },
    remotes: remotes.flatMap(([name, { version }]) => releasedRemote(find(name, version))),
    canaries: remotes.flatMap(([name, { canary }]) => (canary ? releasedRemote(find(name, canary.version)) : [])),
    revoked: channel.revoked,
  };
}

/** What open pages go back to, remote by remote, when the files of a live version cannot be trusted. Pure. */
export function buildFallbackDocument(
  { channel, revision, live }: ChannelDocument,
  before: (name: string) => Artefact | undefined,
): FallbackDocument {
  const names = Object.keys(live).filter((name) => name !== 'shell');
  return { channel, revision, remotes: names.flatMap((name) => releasedRemote(before(name))) };
}

export const remoteBase = (name: string, version: string): string => `${REMOTE_FILES_PATH}/${name}/${version}/`;

export function releasedRemote(artefact: Pick<Artefact, 'descriptor' | 'files'> | undefined): ReleasedRemote[] {
  if (!artefact || isShell(artefact.descriptor)) return [];
  const { descriptor, files } = artefact;
  const base = remoteBase(descriptor.name, descriptor.version);
  const integrities = new Map(files.map((file) => [file.path, file.integrity]));
  const integrityOf = (path: string): string => {
    const found = integrities.get(path);
    if (!found) throw new Error(`${descriptor.name}@${descriptor.version} names ${path} without listing it.`);
    return found;
  };
  return [
    {
      name: descriptor.name,
      version: descriptor.version,
      entry: base + descriptor.entry,
      integrity: integrityOf(descriptor.entry),
      global: descriptor.global,
      routes: descriptor.routes,
      preload: withBase(descriptor.preload, base),
      files: Object.fromEntries(namedFiles(descriptor).map((path) => [base + path, integrityOf(path)])),
    },
  ];
}

const withBase = (preload: RemoteDescriptor['preload'], base: string): RemoteDescriptor['preload'] =>
  Object.fromEntries(
    Object.entries(preload).map(([group, { js, css }]) => [
      group,
      { js: js.map((path) => base + path), css: css.map((path) => base + path) },
    ]),
  );
