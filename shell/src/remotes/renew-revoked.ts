import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import type { SiteHistory } from '../history/site-history.ts';
import { releaseText } from '../messages/release.ts';
import { toastStore } from '../notices/toast-store.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { codeOnScreen } from '../reports/on-screen.ts';
import { createLoadBudget } from './load-budget.ts';
import { loadFiles } from './load-remote.ts';
import { hasTypedInput } from './typed-input.ts';

interface RevokedScreen {
  release: ReleaseStore;
  history: SiteHistory;
  /** The version that was revoked. */
  shown: ReleasedRemote;
  /** The screen in plain words. */
  title: string;
  /** Draws the screen anew, in the version that is live now. */
  renew(): void;
  load?: (next: ReleasedRemote) => Promise<void>;
}

const LOOK_EVERY_MS = 1_000;

/**
 * Changes the version of a screen under the person's eyes: at once where nothing is lost by it, else when they leave the
 * screen, have saved, or say so. Returns how to call it off.
 */
export function renewRevoked({ release, history, shown, title, renew, load = loadCode }: RevokedScreen): () => void {
  const { show, close } = toastStore.getState();
  const nextVersion = () => release.getState().remotes.find(({ name }) => name === shown.name);
  let path = history.now().location.pathname;
  let asked: number | undefined;
  let timer: number | undefined;
  let stopFollowing = (): void => undefined;
  let isOver = false;

  function end(): void {
    isOver = true;
    window.clearInterval(timer);
    stopFollowing();
    if (asked !== undefined) close(asked);
  }
  function change(): void {
    if (isOver) return;
    const stood = codeOnScreen()?.remote === shown.name;
    end();
    renew();
    if (stood) show({ kind: 'info', message: releaseText()('release.renewed', { title }) });
  }
  function changeIfClean(): void {
    if (!history.hasUnsaved() && !hasTypedInput()) change();
  }
  function follow(): void {
    const { pathname } = history.now().location;
    // What a guard allowed to leave behind is left behind; a query changes while one types.
    if (pathname !== path && !history.hasUnsaved()) change();
    path = pathname;
  }
  async function begin(): Promise<void> {
    const next = nextVersion();
    // Nothing to change to before the page is fresh; the shell offers that.
    if (!next || next.version === shown.version) return end();
    await load(next).catch(() => undefined);
    if (isOver) return;
    changeIfClean();
    if (isOver) return;
    asked = show(
      {
        kind: 'warning',
        message: releaseText()('release.waits', { title }),
        action: { label: releaseText()('release.switch'), run: change },
      },
      { isSticky: true },
    );
    timer = window.setInterval(changeIfClean, LOOK_EVERY_MS);
    stopFollowing = history.subscribe(follow);
  }
  void begin();
  return end;
}

/** So that the change itself takes no time. */
async function loadCode(next: ReleasedRemote): Promise<void> {
  const budget = createLoadBudget();
  await loadFiles(next, [], budget).finally(() => budget.close());
}
