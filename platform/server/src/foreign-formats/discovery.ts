import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import {
  DISCOVERY_SCHEMA_URL,
  discoverySchema,
  type DiscoveryDocument,
  type DiscoveryVersion,
} from './discovery-schema.ts';
import { fileUrls, type FormatQuestion, type KnownRemote } from './file-urls.ts';

/** Where module federation's own tools find what a build shares and exposes. */
const MANIFEST = 'mf-manifest.json';

/**
 * The live remotes of a channel as AWS's frontend-discovery tells them, canaries with their share of visitors. The
 * shell is no micro frontend and is not in it. Pure. @throws ZodError rather than to serve what is not of the format
 */
export function discoveryDocument(question: FormatQuestion): DiscoveryDocument {
  const names = Object.keys(question.channel.live).filter((name) => name !== 'shell');
  const entries = names.sort().map((name) => [name, versionsOf(name, question)] as const);
  return discoverySchema.parse({
    schema: DISCOVERY_SCHEMA_URL,
    microFrontends: Object.fromEntries(entries.filter(([, versions]) => versions.length > 0)),
  });
}

function versionsOf(name: string, { channel, find, before, siteUrl }: FormatQuestion): DiscoveryVersion[] {
  const live = channel.live[name];
  const stable = live && find(name, live.version);
  if (!live || !stable) return [];
  const canary = live.canary ? find(name, live.canary.version) : undefined;
  const share = live.canary && canary && !live.canary.paused ? live.canary.weight : 0;
  const earlier = before?.(name);
  const versions = [
    describe(stable, {
      siteUrl,
      fallback: earlier,
      digest: live.digest,
      // Hundredths, and no 94.99999999999999.
      deployment: { traffic: Math.round((100 - share) * 100) / 100, default: true },
    }),
  ];
  if (live.canary && canary) {
    const deployment = { traffic: share, default: false };
    versions.push(describe(canary, { siteUrl, fallback: stable, digest: live.canary.digest, deployment }));
  }
  return versions;
}

interface Place {
  siteUrl: string;
  fallback: KnownRemote | undefined;
  /** SHA-384 of the artefact's record. */
  digest: ChannelDocument['live'][string]['digest'];
  deployment: { traffic: number; default: boolean };
}

function describe(remote: KnownRemote, { siteUrl, fallback, digest, deployment }: Place): DiscoveryVersion {
  const { descriptor } = remote;
  const { urlOf, integrityOf, has } = fileUrls(remote, siteUrl);
  return {
    url: urlOf(descriptor.entry),
    ...(fallback && { fallbackUrl: fileUrls(fallback, siteUrl).urlOf(fallback.descriptor.entry) }),
    metadata: { integrity: integrityOf(descriptor.entry), version: descriptor.version },
    deployment,
    extras: {
      modulefederation: {
        name: descriptor.global,
        type: 'global',
        exposes: ['./remote'],
        shared: descriptor.shared,
        ...(has(MANIFEST) && { manifest: urlOf(MANIFEST) }),
      },
      stoa: {
        global: descriptor.global,
        module: descriptor.module && urlOf(descriptor.module),
        contract: descriptor.contract,
        digest,
      },
    },
  };
}
