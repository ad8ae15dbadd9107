import { LEASE_EVERY_MS, LEASE_LASTS_MS } from '@stoa/shared/platform-contract/paths.ts';

const MINUTE_MS = 60_000;
const ROUND_MINUTES = LEASE_EVERY_MS / MINUTE_MS;
/** Known one by one; of more pages than these only the number is kept. */
export const MOST_PAGES = 200_000;
/** One network's; more than the tabs of a large office. */
export const MOST_PAGES_OF_ONE_NETWORK = 5_000;
/** Different versions; the site has a few dozen. */
const MOST_RELEASES = 5_000;

/** Release id → the minute (since 1970) at whose beginning leases expire → how many pages. */
export type LeaseCounts = Map<string, Map<number, number>>;

export interface Lease {
  /** The same in all leases of a page. */
  page: string;
  versions: readonly string[];
  closing: boolean;
  /** As `networkOf` tells it; undefined when it says nothing of who sends. */
  network?: string | undefined;
}

interface Page extends Pick<Lease, 'versions' | 'network'> {
  minute: number;
}

/** The open pages of one gateway, in memory: who holds which versions until when. Bounded, whatever is sent. */
export function countPages({
  mostPages = MOST_PAGES,
  mostOfOneNetwork = MOST_PAGES_OF_ONE_NETWORK,
}: { mostPages?: number; mostOfOneNetwork?: number } = {}) {
  /** In the order of their expiry, because all leases last equally long. */
  const pages = new Map<string, Page>();
  const counts: LeaseCounts = new Map();
  /** Network → pages. */
  const pagesOf = new Map<string, number>();

  const add = (release: string, minute: number, pagesMore: number): void => {
    let minutes = counts.get(release);
    if (!minutes) {
      if (pagesMore <= 0 || counts.size >= MOST_RELEASES) return;
      counts.set(release, (minutes = new Map()));
    }
    const left = (minutes.get(minute) ?? 0) + pagesMore;
    if (left > 0) minutes.set(minute, left);
    else minutes.delete(minute);
    if (minutes.size === 0) counts.delete(release);
  };
  const addPage = (network: string | undefined, pagesMore: 1 | -1): void => {
    if (network === undefined) return;
    const left = (pagesOf.get(network) ?? 0) + pagesMore;
    if (left > 0) pagesOf.set(network, left);
    else pagesOf.delete(network);
  };
  const forget = (page: string): void => {
    const before = pages.get(page);
    if (!before) return;
    pages.delete(page);
    addPage(before.network, -1);
    for (const release of before.versions) add(release, before.minute, -1);
  };

  return {
    counts,
    renew: ({ page, versions, closing, network }: Lease, now: number): void => {
      forget(page);
      if (closing || (network !== undefined && (pagesOf.get(network) ?? 0) >= mostOfOneNetwork)) return;
      const minute = minuteOf(now + LEASE_LASTS_MS);
      const distinct = [...new Set(versions)];
      if (pages.size < mostPages) {
        pages.set(page, { minute, versions: distinct, network });
        addPage(network, 1);
      }
      // Nobody knows when this page was last counted; one round ago is what pages do.
      else for (const release of distinct) add(release, minute - ROUND_MINUTES, -1);
      for (const release of distinct) add(release, minute, 1);
    },
    /** Counts from before a restart: their pages are unknown, and stand until they expire or are counted anew. */
    inherit: (before: LeaseCounts): void => {
      for (const [release, minutes] of before) for (const [minute, number] of minutes) add(release, minute, number);
    },
    /** Forgets what has expired; says whether there was something. */
    expire: (now: number): boolean => {
      const current = now / MINUTE_MS;
      let changed = false;
      for (const [page, { minute, network }] of pages) {
        if (minute > current) break;
        pages.delete(page);
        addPage(network, -1);
      }
      for (const [release, minutes] of counts) {
        for (const minute of minutes.keys()) if (minute <= current) changed = minutes.delete(minute) || changed;
        if (minutes.size === 0) counts.delete(release);
      }
      return changed;
    },
  };
}

/** The first full minute that is not before this instant. */
const minuteOf = (ms: number): number => Math.ceil(ms / MINUTE_MS);
export const instantOf = (minute: number): Date => new Date(minute * MINUTE_MS);
