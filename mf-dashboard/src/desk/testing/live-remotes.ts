import type { ChannelStatus, VersionHealth } from '@stoa/shared/platform-contract/health.ts';

type RemoteStatus = ChannelStatus['remotes'][number];

const live = {
  ...{ version: '1.5.0', digest: 'a'.repeat(96), since: '2026-03-01T09:00:00.000Z', by: 'Nadia Haddad' },
  canary: null,
};

/** As the release platform tells of what is live. */
export const aLiveRemote = (given: Partial<RemoteStatus> = {}): RemoteStatus => ({
  ...{ name: 'mf-catalog', live, versions: ['1.5.0'], before: null, approval: false, judged: true, proof: 'warn' },
  ...{ health: null, canary_health: null, verdict: null },
  ...given,
});

export const aVersionOfADay = (given: Partial<VersionHealth> = {}): VersionHealth => ({
  ...{ name: 'mf-catalog', version: '1.5.0', opened: 800, failed: 2, failures: {} },
  ...{ mount_p50: null, mount_p95: null, vitals: {} },
  ...given,
});

export const aChannel = (...remotes: RemoteStatus[]): ChannelStatus => ({
  document: { channel: 'production', revision: 7, updated_at: '2026-03-01T09:00:00.000Z', live: {}, revoked: [] },
  remotes,
  writable: true,
});
