import type { PublishedRemote, PublishedVersion } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Registry } from '../registry/registry.ts';

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
    versions.map(async (version): Promise<PublishedVersion[]> => {
      const artefact = await artefacts.find(name, version);
      if (!artefact) return [];
      const { commit, bytes, brotli_bytes } = artefact.descriptor.build;
      const channelsWhere = (is: (document: (typeof documents)[number]) => boolean) =>
        documents.filter(is).map(({ channel }) => channel);
      return [
        {
          version,
          published_at: artefact.published_at,
          published_by: artefact.published_by,
          commit,
          bytes,
          brotli_bytes,
          live_in: channelsWhere(({ live }) => live[name]?.version === version),
          canary_in: channelsWhere(({ live }) => live[name]?.canary?.version === version),
          revoked: documents.some(({ revoked }) => revoked.includes(`${name}@${version}`)),
        },
      ];
    }),
  );
  return found.flat();
}

const readChannels = async (channels: Registry['channels']) =>
  Promise.all((await channels.listChannels()).map((channel) => channels.read(channel)));
