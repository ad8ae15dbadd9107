import type { ChannelChange, Proposal } from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelStatus, VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import { failureCountText, failureRate, failureText } from './failure-words.ts';
import type { ReleaseWords } from '../../messages/releases.ts';
import { verdictText } from './verdict-words.ts';

export type RemoteStatus = ChannelStatus['remotes'][number];
export interface Notice {
  tone: 'danger' | 'warning' | 'info';
  text: string;
}

/** A few unlucky visitors are no trouble yet. */
const FEWEST_FAILED = 3;
const TROUBLE_RATE = 0.05;
const WATCH_RATE = 0.01;
const RECENT_MS = 24 * 3_600_000;

interface Around {
  proposals: readonly Proposal[];
  /** Newest first. */
  changes: readonly ChannelChange[];
  now: number;
  words: ReleaseWords;
}

/** What an operator must know about one remote before anything else, the worst first. */
export function noticesOf(remote: RemoteStatus, around: Around): Notice[] {
  const { words } = around;
  const notices = [
    ...verdictNotice(remote, words),
    ...heldNotices(remote, words),
    ...failureNotice(remote.health, words),
    ...(remote.verdict?.verdict === 'worse' ? [] : failureNotice(remote.canary_health, words)),
    ...automaticNotice(remote, around),
    ...proposalNotices(remote, around),
    ...pausedNotice(remote, words),
  ];
  return notices.sort((a, b) => rank(a.tone) - rank(b.tone));
}

const tones = ['danger', 'warning', 'info'] as const;
const rank = (tone: Notice['tone'] | undefined): number => (tone ? tones.indexOf(tone) : tones.length);

/** Those that need a person stand first, then those with a canary, then by name. */
export const byUrgency = (
  a: { remote: RemoteStatus; notices: readonly Notice[] },
  b: { remote: RemoteStatus; notices: readonly Notice[] },
): number =>
  rank(a.notices[0]?.tone) - rank(b.notices[0]?.tone) ||
  Number(Boolean(b.remote.live?.canary)) - Number(Boolean(a.remote.live?.canary)) ||
  a.remote.name.localeCompare(b.remote.name);

const verdictNotice = ({ verdict }: RemoteStatus, words: ReleaseWords): Notice[] =>
  verdict?.verdict === 'worse' ? [{ tone: 'danger', text: verdictText(verdict, words) }] : [];

/** One for each version and what stands in for it, however many gateways say so. */
function heldNotices({ held = [] }: RemoteStatus, { t, format }: ReleaseWords): Notice[] {
  const groups = Map.groupBy(held, ({ version, serving, fault }) => [version, serving, fault].join(' '));
  return [...groups.values()].map((group): Notice => {
    const [{ version, serving, canary, fault }] = group as [(typeof held)[number]];
    const said = { version, why: t(`held.${fault}`), gateways: format.list(group.map(({ gateway }) => gateway)) };
    if (canary) return { tone: 'warning', text: t('notice.held.canary', said) };
    if (serving === version) return { tone: 'warning', text: t('notice.held.copy', said) };
    if (serving === null) return { tone: 'danger', text: t('notice.held.absent', said) };
    return { tone: 'warning', text: t('notice.held', { ...said, serving }) };
  });
}

export function failureNotice(health: VersionHealth | null, words: ReleaseWords): Notice[] {
  if (!health || health.failed < FEWEST_FAILED || failureRate(health) < WATCH_RATE) return [];
  return [
    {
      tone: failureRate(health) >= TROUBLE_RATE ? 'danger' : 'warning',
      text: words.t('notice.failed', {
        version: health.version,
        share: failureText(health, words),
        count: failureCountText(health, words),
      }),
    },
  ];
}

/** Only while nobody has changed this remote since. */
function automaticNotice({ name }: RemoteStatus, { changes, now, words: { t, format } }: Around): Notice[] {
  const latest = changes.find(({ moves, canaries }) => [...moves, ...canaries].some((move) => move.name === name));
  if (!latest?.automatic || now - Date.parse(latest.at) > RECENT_MS) return [];
  const versions = [
    ...latest.moves.filter((move) => move.name === name).map(({ from }) => from),
    ...latest.canaries.filter((move) => move.name === name).map(({ version }) => version),
  ].filter((version) => version !== null);
  return [{ tone: 'warning', text: t('notice.taken', { versions: format.list(versions), why: latest.why }) }];
}

function proposalNotices({ name }: RemoteStatus, { proposals, words: { t } }: Around): Notice[] {
  const waiting = proposals.flatMap(({ kind, releases }) =>
    releases
      .filter((release) => release.name === name)
      .map(({ version }) => t(kind === 'canary' ? 'notice.proposed.canary' : 'notice.proposed.promote', { version })),
  );
  return [...new Set(waiting)].map((text) => ({ tone: 'info', text }));
}

const pausedNotice = ({ live }: RemoteStatus, { t }: ReleaseWords): Notice[] =>
  live?.canary?.paused ? [{ tone: 'info', text: t('notice.paused', { version: live.canary.version }) }] : [];
