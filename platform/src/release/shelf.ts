import type { z } from 'zod';
import type { publishedRemote, publishedVersion } from '@stoa/shared/contract/channels.ts';
import type { Registry } from './registry.ts';

type PublishedRemote = z.infer<typeof publishedRemote>;
type PublishedVersion = z.infer<typeof publishedVersion>;

/** Everything that was ever published, with what is live where. */
export async function listRemotes({ artefacts, channels }: Registry): Promise<PublishedRemote[]> {
  const documents = await readChannels(channels);
  const names = await artefacts.listNames();
  return Promise.all(
    names.map(async (name) => ({
      name,
      versions: (await artefacts.listVersions(name)).length,
      live: Object.fromEntries(
        documents.flatMap(({ channel, live }) => (live[name] ? [[channel, live[name].version]] : [])),
      ),
    })),
  );
}

/** Newest first. */
export async function listVersions({ artefacts, channels }: Registry, name: string): Promise<PublishedVersion[]> {
  const documents = await readChannels(channels);
  const versions = await artefacts.listVersions(name);
  const found = await Promise.all(
    versions.map(async ({ version, publishedAt }): Promise<PublishedVersion[]> => {
      const artefact = await artefacts.find(name, version);
      if (!artefact) return [];
      const { commit, bytes, brotli_bytes } = artefact.descriptor.build;
      const live_in = documents.filter(({ live }) => live[name]?.version === version).map(({ channel }) => channel);
      return [{ version, published_at: publishedAt.toISOString(), commit, bytes, brotli_bytes, live_in }];
    }),
  );
  return found.flat();
}

const readChannels = async (channels: Registry['channels']) =>
  Promise.all((await channels.listChannels()).map((channel) => channels.read(channel)));
