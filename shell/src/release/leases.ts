import { LEASE_EVERY_MS, LEASES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { LeaseBody } from '@stoa/shared/platform-contract/reports.ts';
import { sendOff } from '../reports/send-off.ts';
import { codeInPage, listenToCode } from './code-in-page.ts';
import { releaseIdOf } from './read-remote.ts';
import type { ReleaseStore } from './release-store.ts';

/** What enters together is told together. */
const SOON_MS = 2_000;
const MOST_VERSIONS = 40;

/** Tells the platform which versions this page still needs, so that none of them is retired under it. */
export function holdLeases(release: ReleaseStore): () => void {
  /** Version → the pass of the visit that first brought it. */
  const passOf = new Map<string, string>();
  let timer = window.setTimeout(renew, SOON_MS);

  function notePasses(): void {
    const { visit, remotes, shellVersion } = release.getState();
    if (!visit?.pass) return;
    for (const id of [`shell@${shellVersion}`, ...remotes.map(releaseIdOf)])
      if (!passOf.has(id)) passOf.set(id, visit.pass);
  }
  function renewWithin(ms: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(renew, ms);
  }
  function renew(): void {
    tell({ closing: false });
    renewWithin(LEASE_EVERY_MS);
  }
  function tell({ closing }: Pick<LeaseBody, 'closing'>): void {
    const { shellVersion } = release.getState();
    const versions = [...(shellVersion ? [`shell@${shellVersion}`] : []), ...codeInPage().slice(1 - MOST_VERSIONS)];
    const passes = [...new Set(versions.flatMap((id) => passOf.get(id) ?? []))];
    if (versions.length > 0) sendOff(LEASES_PATH, { passes, versions, closing } satisfies LeaseBody);
  }
  function onHide({ persisted }: PageTransitionEvent): void {
    // One that the browser keeps for the way back is still a page, and its timers stand still.
    if (!persisted) tell({ closing: true });
  }
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && renew();

  notePasses();
  const forgetRelease = release.subscribe(notePasses);
  listenToCode(() => renewWithin(SOON_MS));
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.clearTimeout(timer);
    forgetRelease();
    listenToCode(() => undefined);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
