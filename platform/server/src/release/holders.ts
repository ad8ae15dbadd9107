import type { Holder } from '@stoa/shared/platform-contract/artefacts.ts';
import type { ChannelChange, ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { GatewayState } from '@stoa/shared/platform-contract/gateways.ts';
import { CLOCK_SLACK_MS } from '../registry/clock-slack.ts';
import type { HeldVersion } from '../registry/lease-store.ts';
import { pastIn, rollbackTargets } from './past-versions.ts';

/** So many versions that were live before stay ready, in each channel. */
const ROLLBACK_TARGETS = 2;
/**
 * A page says what it has some seconds after it was opened, and gateways tell one another some seconds later. So for this
 * long after a version left service, nobody can know that no page has it.
 */
const UNTOLD_MS = 30_000;
/**
 * For so long after it left service, a version is kept for pages that were opened before. Anyone can open a page and go on
 * saying, without a browser, that it is open.
 */
export const OPEN_PAGES_KEEP_MS = 7 * 24 * 60 * 60_000;
/** The same where somebody means to retire it despite open pages, who may be one script that says so. */
export const DESPITE_PAGES_KEEP_MS = 60 * 60_000;

/** Someone who sees a registered version instead of the live one. */
export interface HoldingOverride {
  name: string;
  /** Null: the person's own dev server, which needs nothing of the registry. */
  version: string | null;
  person: string;
  expires_at: string;
}

export interface HoldersQuestion {
  name: string;
  version: string;
  /** All of the site's. */
  channels: readonly ChannelDocument[];
  /** Newest first. */
  changesOf(channel: string): Promise<readonly ChannelChange[]>;
  /** When this process learned of a revision, by its own clock; undefined: it was there before. */
  learnedAt?(channel: string, revision: number): number | undefined;
  /** As the lease store tells them. */
  leases: ReadonlyMap<string, HeldVersion>;
  overrides?: readonly HoldingOverride[];
  /** What gateways serve. */
  gateways?: readonly GatewayState[];
  /** For so long after the version left service, pages hold it. */
  keepPagesMs?: number;
  now?: Date;
}

/** Everyone who still needs a version; nobody: it may be retired. */
export async function findHolders(question: HoldersQuestion): Promise<Holder[]> {
  const ofChannels = await Promise.all(question.channels.map((channel) => holdersIn(channel, question)));
  const pages = openPages(question, await lastLeftAt(question));
  return [...ofChannels.flat(), ...standIns(question), ...pages, ...overridesOf(question)];
}

/** When the version left the last channel that gave it to pages; undefined: none has, or none ever did. */
async function lastLeftAt(question: HoldersQuestion): Promise<number | undefined> {
  const times = await Promise.all(question.channels.map((document) => leftChannelAt(document, question)));
  return times.reduce((one, other) => (one === undefined || (other ?? 0) > one ? other : one), undefined);
}

async function leftChannelAt(
  { channel }: ChannelDocument,
  { name, version, changesOf, learnedAt }: HoldersQuestion,
): Promise<number | undefined> {
  const changes = await changesOf(channel);
  const left = changes.find((change) => takesFromService(change, name, version));
  return left && leftAt(left, learnedAt?.(channel, left.revision));
}

async function holdersIn(document: ChannelDocument, question: HoldersQuestion): Promise<Holder[]> {
  const { name, version, changesOf, now = new Date() } = question;
  const { channel } = document;
  const live = document.live[name];
  const holders: Holder[] = [];
  if (live?.version === version) holders.push({ kind: 'live', detail: channel, until: null });
  if (live?.canary?.version === version) {
    const share = live.canary.paused ? 'paused' : `${live.canary.weight} %`;
    holders.push({ kind: 'canary', detail: `${channel}, ${share}`, until: null });
  }
  if (live && live.version !== version) {
    const changes = await changesOf(channel);
    const left = await leftChannelAt(document, question);
    const toldAt = left === undefined ? undefined : new Date(left + UNTOLD_MS);
    if (toldAt && toldAt > now) {
      const detail = `pages of ${channel} opened a moment ago`;
      holders.push({ kind: 'open-pages', detail, until: toldAt.toISOString() });
    }
    const usable = rollbackTargets(pastIn(changes, name)).filter(
      (before) => before !== live.version && !document.revoked.includes(`${name}@${before}`),
    );
    const targets = [...new Set(usable)].slice(0, ROLLBACK_TARGETS);
    if (targets.includes(version)) holders.push({ kind: 'rollback-target', detail: channel, until: null });
  }
  return holders;
}

/** `at` is of the clock of whoever made the change, which may be behind. */
const leftAt = ({ at }: ChannelChange, learnedAt: number | undefined): number =>
  learnedAt ?? Date.parse(at) + CLOCK_SLACK_MS;

const takesFromService = ({ moves, canaries }: ChannelChange, name: string, version: string): boolean =>
  moves.some((move) => move.name === name && move.from === version) ||
  canaries.some((move) => move.name === name && move.version === version && move.to_weight === 0);

function openPages(
  { name, version, leases, keepPagesMs = OPEN_PAGES_KEEP_MS, now = new Date() }: HoldersQuestion,
  left: number | undefined,
): Holder[] {
  const held = leases.get(`${name}@${version}`);
  if (!held) return [];
  const last = new Date(Math.min(held.until.getTime(), (left ?? Infinity) + keepPagesMs));
  if (last <= now) return [];
  const detail = held.pages === 1 ? '1 page' : `${held.pages} pages`;
  return [{ kind: 'open-pages', detail, until: last.toISOString() }];
}

/** Where a live version cannot be verified, an older one than a rollback would bring back may be all that pages have. */
const standIns = ({ name, version, gateways = [] }: HoldersQuestion): Holder[] =>
  gateways
    .filter(({ held }) => held.some((one) => one.name === name && one.serving === version && one.version !== version))
    .map((gateway) => ({ kind: 'stand-in', detail: gateway.name, until: null }));

const overridesOf = ({ name, version, overrides = [], now = new Date() }: HoldersQuestion): Holder[] =>
  overrides
    .filter(
      (one) =>
        one.name === name && one.version === version && Date.parse(one.expires_at) + CLOCK_SLACK_MS > now.getTime(),
    )
    .map(({ person, expires_at }) => ({ kind: 'override', detail: person, until: expires_at }));
