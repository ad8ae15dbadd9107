import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import type { Artefact } from '../registry/artefact-store.ts';
import { releasedRemote } from '../release/release-document.ts';
import { Fault, type Check } from './check-version.ts';
import type { EarlierVersion } from './earlier-versions.ts';
import type { PageFit } from './page-fit.ts';
import { within } from './within.ts';

export type StandIn = EarlierVersion & { artefact: Artefact };

interface Options {
  check: Check;
  page: PageFit;
  /** For all candidates together, however many there are. */
  patienceMs: number;
}

/**
 * Returns how to find the first candidate that is good and fits the page; each call goes on where the last one ended. A
 * candidate has half of the time that is left, so that a slow one leaves some to those behind it.
 */
export function searchStandIn(
  candidates: AsyncGenerator<EarlierVersion>,
  { check, page, patienceMs }: Options,
): () => Promise<StandIn | undefined> {
  const end = performance.now() + patienceMs;
  const left = () => Math.max(0, end - performance.now());
  const search = async (): Promise<StandIn | undefined> => {
    while (left() > 0) {
      const { value: candidate, done } = await candidates.next();
      if (done) return undefined;
      const { name, version } = candidate.remote;
      const artefact = await check(name, { version }, left() / 2);
      if (artefact instanceof Fault || !isSame(candidate.remote, artefact) || page.misfitOf(artefact)) continue;
      return { ...candidate, artefact };
    }
    return undefined;
  };
  return () => within(left(), search(), () => undefined);
}

/** Whether the bytes that were checked are those that the signed text names. */
function isSame({ entry, integrity, files }: ReleasedRemote, artefact: Artefact): boolean {
  const [released] = releasedRemote(artefact);
  if (released?.entry !== entry || released.integrity !== integrity) return false;
  return Object.entries(files).every(([url, hash]) => released.files[url] === hash);
}
