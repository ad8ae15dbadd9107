import { releaseText } from '../messages/release.ts';
import { toastStore } from '../notices/toast-store.ts';
import { releaseIdOf } from './read-remote.ts';
import type { ReleaseStore } from './release-store.ts';

/** A newer shell cannot come into an open page; the person is told, once for each, and decides when. */
export function offerRefresh(release: ReleaseStore): () => void {
  let offered = release.getState().shellVersion;
  let isWarned = false;
  let pending: number | undefined;

  function look(): void {
    const now = release.getState();
    if (now.revision < 0) return;
    if (!isWarned && hasRevoked(now)) {
      isWarned = true;
      offered = now.liveShellVersion;
      offer('warning', releaseText()('release.fault'));
      return;
    }
    if (now.liveShellVersion === offered) return;
    offered = now.liveShellVersion;
    if (offered !== now.shellVersion) pending = offer('info', releaseText()('release.changed'));
    // Taken back meanwhile: a refresh would bring what the page has.
    else if (pending !== undefined) toastStore.getState().close(pending);
  }
  look();
  return release.subscribe(look);
}

/** Of what this page cannot change by itself: the shell, and remotes whose better version waits for another shell. */
const hasRevoked = ({ revoked, shellVersion, remotes }: ReturnType<ReleaseStore['getState']>): boolean =>
  [`shell@${shellVersion}`, ...remotes.map(releaseIdOf)].some((id) => revoked.includes(id));

/** Asks for a fresh page, and waits until the person wants one. Returns what closes it. */
export const offer = (kind: 'info' | 'warning', message: string): number =>
  toastStore
    .getState()
    .show(
      { kind, message, action: { label: releaseText()('release.refresh'), run: () => window.location.reload() } },
      { isSticky: true },
    );
