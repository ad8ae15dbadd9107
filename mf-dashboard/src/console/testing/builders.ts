import type { AuditEntry } from '@stoa/shared/platform-contract/access.ts';
import type { VersionDetails, VersionDiff } from '@stoa/shared/platform-contract/artefacts.ts';
import type { ChannelChange, ChannelReply, LiveCanary, Proposal } from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelStatus, HealthReport, VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';

type RemoteStatus = ChannelStatus['remotes'][number];
const digest = 'a'.repeat(96);

export const aVersionHealth = (given: Partial<VersionHealth> = {}): VersionHealth => ({
  name: 'mf-catalog',
  version: '1.5.0',
  opened: 800,
  failed: 2,
  failures: { mount: 2 },
  mount_p50: 320,
  mount_p95: 1200,
  vitals: {},
  ...given,
});

export const aCanary = (given: Partial<LiveCanary> = {}): LiveCanary => ({
  version: '1.6.0',
  digest,
  weight: 5,
  salt: 'salt',
  since: '2026-03-02T09:00:00.000Z',
  by: 'Omar Saleh',
  paused: false,
  ...given,
});

export const aRemoteStatus = (given: Partial<RemoteStatus> = {}): RemoteStatus => ({
  name: 'mf-catalog',
  live: { version: '1.5.0', digest, since: '2026-03-01T09:00:00.000Z', by: 'Nadia Haddad', canary: null },
  versions: ['1.6.0', '1.5.0', '1.4.0'],
  before: '1.4.0',
  approval: false,
  judged: true,
  proof: 'warn',
  health: aVersionHealth(),
  canary_health: null,
  verdict: null,
  ...given,
});

export const aStatus = (
  remotes: RemoteStatus[] = [aRemoteStatus()],
  { revision = 7, writable = true, revoked = [] as string[] } = {},
): ChannelStatus => ({
  document: {
    channel: 'production',
    revision,
    updated_at: '2026-03-01T09:00:00.000Z',
    live: Object.fromEntries(remotes.flatMap(({ name, live }) => (live ? [[name, live]] : []))),
    revoked,
  },
  remotes,
  writable,
});

export const aChange = (given: Partial<ChannelChange> = {}): ChannelChange => ({
  revision: 7,
  at: '2026-03-01T09:00:00.000Z',
  by: 'Nadia Haddad',
  why: 'New filters.',
  kind: 'promote',
  moves: [{ name: 'mf-catalog', from: '1.4.0', to: '1.5.0' }],
  canaries: [],
  revoked: [],
  approved_by: null,
  automatic: false,
  ...given,
});

export const aReply = (given: Partial<ChannelReply> = {}): ChannelReply => ({
  document: aStatus().document,
  change: aChange({ revision: 8, kind: 'rollback', moves: [{ name: 'mf-catalog', from: '1.5.0', to: '1.4.0' }] }),
  already: false,
  earlier: null,
  proposal: null,
  ...given,
});

export const aProposal = (given: Partial<Proposal> = {}): Proposal => ({
  id: 'p1',
  channel: 'production',
  kind: 'promote',
  releases: [{ name: 'mf-catalog', version: '1.6.0' }],
  allow_lower: false,
  allow_taken_back: false,
  allow_inside_routes: false,
  weight: null,
  by: 'Omar Saleh',
  why: 'Ready.',
  at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-03-03T09:00:00.000Z',
  state: 'open',
  decided_by: null,
  decided_at: null,
  ...given,
});

export const aHealthReport = (given: Partial<HealthReport> = {}): HealthReport => ({
  channel: 'production',
  from: '2026-03-02T09:00:00.000Z',
  to: '2026-03-02T10:00:00.000Z',
  step: 600,
  versions: [aVersionHealth()],
  series: [
    {
      name: 'mf-catalog',
      version: '1.5.0',
      points: [
        { at: '2026-03-02T09:10:00.000Z', opened: 400, failed: 2, mount_p50: 310 },
        { at: '2026-03-02T09:40:00.000Z', opened: 400, failed: 0, mount_p50: 330 },
      ],
    },
  ],
  ...given,
});

export const aDiff = (given: Partial<VersionDiff> = {}): VersionDiff => ({
  name: 'mf-catalog',
  from: '1.4.0',
  to: '1.5.0',
  commits: { from: '1111111111aaaa', to: '2222222222bbbb' },
  first_view: { from: 18_000, to: 21_000 },
  files: { added: [], removed: [], changed: [], same: 12 },
  routes: { added: [], removed: [], changed: [] },
  shared: {},
  contract: { from: '^1.0.0', to: '^1.0.0' },
  ...given,
});

export const aVersion = (given: Partial<VersionDetails> = {}): VersionDetails => ({
  record: {
    descriptor: {
      name: 'mf-catalog',
      version: '1.5.0',
      contract: '^1.0.0',
      entry: 'remoteEntry.js',
      global: 'mf_catalog_1_5_0',
      shared: {},
      routes: [],
      preload: {},
      own: {},
      lifecycles: [],
      module: null,
      budget_brotli_bytes: null,
      build: { commit: null, built_at: '2026-03-01T08:00:00.000Z', bytes: 60_000, brotli_bytes: 18_000 },
    },
    files: [],
    published_at: '2026-03-01T09:00:00.000Z',
    published_by: 'catalogue team, CI',
  },
  holders: [],
  proofs: [],
  ...given,
});

export const anAuditEntry = (given: Partial<AuditEntry> = {}): AuditEntry => ({
  seq: 1,
  at: '2026-03-01T09:00:00.000Z',
  kind: 'promote',
  by: 'Nadia Haddad',
  subject: 'mf-catalog@1.5.0',
  channel: 'production',
  revision: 7,
  why: 'New filters.',
  release_set: 'set-1',
  details: {},
  previous: '0'.repeat(64),
  hash: 'b'.repeat(64),
  key_id: '0123456789abcdef',
  signature: 'signature',
  ...given,
});

/** A calm site, for an operator who may do everything. */
export const calmSite = (replies: Replies = {}): Replies => ({
  whoAmI: {
    kind: 'person',
    name: 'Nadia Haddad',
    remotes: ['*'],
    verbs: ['promote', 'canary', 'rollback', 'approve'],
    expires_at: null,
  },
  listChannels: { channels: [aStatus().document] },
  getStatus: aStatus(),
  listChanges: { channel: 'production', changes: [aChange()] },
  listProposals: { proposals: [] },
  getHealth: aHealthReport(),
  getVersion: aVersion(),
  listVersions: {
    name: 'mf-catalog',
    versions: ['1.6.0', '1.5.0', '1.4.0'].map((version) => ({
      version,
      published_at: '2026-03-01T09:00:00.000Z',
      published_by: 'catalogue team, CI',
      commit: '0123456789abcdef',
      bytes: 60_000,
      brotli_bytes: 18_000,
      live_in: version === '1.5.0' ? ['production'] : [],
      canary_in: [],
      revoked: false,
    })),
  },
  ...replies,
});
