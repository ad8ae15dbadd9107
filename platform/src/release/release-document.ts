import type { ChannelDocument } from '@stoa/shared/contract/channels.ts';
import type { ReleaseDocument, ReleasedRemote, RemoteDescriptor } from '@stoa/shared/contract/release.ts';
import { isShell, namedFiles, type Artefact } from '../registry/artefact.ts';

/** Everything a page is made of: the document it carries inline, and the shell's own artefact. */
export interface LiveRelease {
  document: ReleaseDocument;
  shell: ReleasedShell;
}
export interface ReleasedShell {
  scripts: LinkedFile[];
  styles: LinkedFile[];
  fonts: LinkedFile[];
  favicon: string | undefined;
}
export interface LinkedFile {
  url: string;
  integrity: string | undefined;
}

/** Undefined while no shell is live. Pure. */
export function buildLiveRelease(channel: ChannelDocument, artefacts: readonly Artefact[]): LiveRelease | undefined {
  const shellArtefact = artefacts.find(({ descriptor }) => isShell(descriptor));
  if (!shellArtefact || !isShell(shellArtefact.descriptor)) return undefined;
  const { descriptor: shell, files } = shellArtefact;
  const linked = (path: string): LinkedFile => ({
    url: `/shell/${shell.version}/${path}`,
    integrity: files.find((file) => file.path === path)?.integrity,
  });
  const favicon = files.find((file) => /(^|\/)favicon[\w.-]*\.(svg|ico|png)$/.test(file.path));
  return {
    document: {
      channel: channel.channel,
      revision: channel.revision,
      shell: { version: shell.version, contract: shell.contract },
      remotes: artefacts.flatMap((artefact) => releasedRemote(artefact)),
    },
    shell: {
      scripts: shell.scripts.map(linked),
      styles: shell.styles.map(linked),
      fonts: shell.fonts.map(linked),
      favicon: favicon && linked(favicon.path).url,
    },
  };
}

function releasedRemote({ descriptor, files }: Artefact): ReleasedRemote[] {
  if (isShell(descriptor)) return [];
  const base = `/remotes/${descriptor.name}/${descriptor.version}/`;
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
