import type { ChannelDocument, LiveCanary } from '@stoa/shared/platform-contract/channels.ts';

const at = '2026-01-01T00:00:00.000Z';
export const aDigest = '0'.repeat(96);

export const aCanary = (version: string, given: Partial<LiveCanary> = {}): LiveCanary => ({
  version,
  digest: aDigest,
  weight: 5,
  salt: 'salt',
  since: at,
  by: 'ada',
  paused: false,
  ...given,
});

/** A channel with these versions live; `canaries` beside them. */
export const aChannel = (
  live: Record<string, string>,
  { canaries = {}, ...given }: Partial<ChannelDocument> & { canaries?: Record<string, LiveCanary> } = {},
): ChannelDocument => ({
  channel: 'production',
  revision: 1,
  updated_at: at,
  live: Object.fromEntries(
    Object.entries(live).map(([name, version]) => [
      name,
      { version, digest: aDigest, since: at, by: 'ada', canary: canaries[name] ?? null },
    ]),
  ),
  revoked: [],
  ...given,
});
