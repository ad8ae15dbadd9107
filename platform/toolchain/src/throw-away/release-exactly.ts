import type { ReleaseSet } from '@stoa/shared/platform-contract/access.ts';
import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { Artefact } from '@stoa/server/registry/artefact-store.ts';
import { inlineJson } from '@stoa/server/registry/inline-json.ts';
import type { Registry } from '@stoa/server/registry/registry.ts';
import { buildReleaseDocument } from '@stoa/server/release/release-document.ts';

/**
 * Makes these versions the only revision of the channel. No gate looks at them: they were in one page, whatever rules
 * have come since. There is nothing to fall back to, so nothing else is ever shown.
 */
export async function releaseExactly(
  registry: Registry,
  set: ReleaseSet,
  records: readonly ArtefactRecord[],
): Promise<void> {
  const artefacts = new Map<string, Artefact>();
  for (const record of records) {
    // Compressed copies were not fetched.
    await registry.artefacts.create({ ...record, files: record.files.map((file) => ({ ...file, copies: [] })) });
    const { name, version } = record.descriptor;
    const artefact = await registry.artefacts.find(name, version);
    if (artefact) artefacts.set(name, artefact);
  }
  const by = 'stoa replay';
  const at = new Date().toISOString();
  const live = Object.fromEntries(
    [...artefacts].map(
      ([
        name,
        {
          digest,
          descriptor: { version },
        },
      ]) => [name, { version, digest, since: at, by, canary: null }],
    ),
  );
  const document: ChannelDocument = { channel: set.channel, revision: 1, updated_at: at, live, revoked: [] };
  const release = buildReleaseDocument(document, (name) => artefacts.get(name));
  const moves = [...artefacts].map(([name, { descriptor }]) => ({ name, from: null, to: descriptor.version }));
  await registry.channels.commit({
    document,
    change: {
      revision: 1,
      at,
      by,
      why: `the page ${set.id}`,
      kind: 'promote',
      moves,
      canaries: [],
      revoked: [],
      approved_by: null,
      automatic: false,
    },
    release: release ? inlineJson(release) : null,
    fallback: null,
  });
}
