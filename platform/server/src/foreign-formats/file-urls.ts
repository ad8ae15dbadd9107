import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { REMOTE_FILES_PATH, SHELL_FILES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';

/** A published version of a remote, as far as other systems' formats tell of it. */
export interface KnownRemote {
  descriptor: RemoteDescriptor;
  files: readonly Pick<PublishedFile, 'path' | 'integrity'>[];
}

export interface KnownShell {
  descriptor: ShellDescriptor;
  files: readonly Pick<PublishedFile, 'path' | 'integrity'>[];
}

export interface FormatQuestion {
  channel: ChannelDocument;
  /** The live one. */
  shell?: KnownShell | undefined;
  find(name: string, version: string): KnownRemote | undefined;
  /** The version that was live before, of a remote that had one. */
  before?(name: string): KnownRemote | undefined;
  /** Without a slash at its end: `https://stoa.example`. */
  siteUrl: string;
}

/** Absolute addresses and hashes of a version's files. */
export function fileUrls({ descriptor, files }: KnownRemote | KnownShell, siteUrl: string) {
  const { name, version } = descriptor;
  const folder = 'routes' in descriptor ? `${REMOTE_FILES_PATH}/${name}` : SHELL_FILES_PATH;
  const integrities = new Map(files.map(({ path, integrity }) => [path, integrity]));
  return {
    has: (path: string): boolean => integrities.has(path),
    urlOf: (path: string): string => `${siteUrl}${folder}/${version}/${path}`,
    integrityOf: (path: string): string => {
      const found = integrities.get(path);
      if (!found) throw new Error(`${name}@${version} names ${path} without listing it.`);
      return found;
    },
  };
}
