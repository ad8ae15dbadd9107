import { LEASE_EVERY_MS, LEASES_PATH } from '@stoa/shared/contract/platform-paths.ts';
import type { LeaseBody } from '@stoa/shared/contract/reports.ts';
import { sendOff } from '../reports/send-off.ts';
import { codeInPage, listenToCode } from './code-in-page.ts';
import type { ReleaseStore } from './release-store.ts';

/** What enters together is told together. */
const SOON_MS = 2_000;
const MOST_VERSIONS = 40;

/** Tells the platform which versions this page still needs, so that none of them is retired under it. */
export function holdLeases(release: ReleaseStore): () => void {
  const page = randomName();
  let timer = window.setTimeout(renew, SOON_MS);

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
    if (versions.length > 0) sendOff(LEASES_PATH, { page, versions, closing } satisfies LeaseBody);
  }
  function onHide({ persisted }: PageTransitionEvent): void {
    // One that the browser keeps for the way back is still a page, and its timers stand still.
    if (!persisted) tell({ closing: true });
  }
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && renew();

  listenToCode(() => renewWithin(SOON_MS));
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.clearTimeout(timer);
    listenToCode(() => undefined);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
