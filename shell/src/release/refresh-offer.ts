import { toastStore } from '../notices/toast-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** A newer shell cannot come into an open page; the person is told, once for each, and decides when. */
export function offerRefresh(release: ReleaseStore): () => void {
  return release.subscribe((now, before) => {
    if (now.liveShellVersion === before.liveShellVersion || now.liveShellVersion === now.shellVersion) return;
    toastStore.getState().show(
      {
        kind: 'info',
        message: 'A newer version of Stoa is ready.',
        action: { label: 'Refresh', run: () => window.location.reload() },
      },
      { isSticky: true },
    );
  });
}
