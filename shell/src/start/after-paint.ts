import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { isLocale } from '@stoa/shared/contract/site/locales.ts';
import { isAnythingKept } from '@stoa/shared/outbox/kept-database.ts';
import { readGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';
import { watchCart } from '../cart/watch-cart.ts';
import type { Shell } from '../context/shell-context.tsx';
import { useReleaseText } from '../messages/release.ts';
import { watchOutbox } from '../outbox/watch-outbox.ts';
import { holdLeases } from '../release/leases.ts';
import { offerRefresh } from '../release/refresh-offer.ts';
import { watchRelease } from '../release/watch-release.ts';
import { prefetchLinks } from '../remotes/prefetch-links.ts';
import { tellOfRefusedShell } from '../reports/refused-shell.ts';
import { note } from '../reports/report.ts';
import { startReporter } from '../reports/reporter.ts';
import { startMeasures } from '../reports/web-measures.ts';
import { watchNotifications } from '../session/watch-notifications.ts';

/** All that a page does beside showing itself: it comes in one file when the first screen stands. */
export function startAfterPaint(shell: Shell): void {
  const { release, api, sessionStore, notificationFlag, prefetch } = shell;
  const { lang } = document.documentElement;
  if (isLocale(lang)) void useReleaseText.load(lang);
  startReporter(release);
  note({ kind: 'opened', code: { remote: 'shell', version: release.getState().shellVersion }, mountMs: null });
  tellOfRefusedShell();
  watchRelease(release);
  offerRefresh(release);
  startMeasures(release);
  prefetchLinks(prefetch, release);
  watchNotifications({ api, sessionStore, flag: notificationFlag });
  const { events, navigation, session, toasts, reportError } = shell.platformFor({
    name: 'shell',
    version: release.getState().shellVersion,
  });
  watchOutbox({
    sessionStore,
    isAnythingKept,
    async send(userId) {
      const { sendKept } = await import('../outbox/send-kept.ts');
      await sendKept(userId, { api, events, session, reportError });
    },
  });
  watchCart({ api, sessionStore, events, hasCart: () => navigation.hasScreen(addresses.cart) });
  watchOutbox({
    sessionStore,
    isAnythingKept: async () => readGuestCart().length > 0,
    async send(userId) {
      const { sendGuestCart } = await import('../cart/send-guest-cart.ts');
      await sendGuestCart(userId, { api, events, session, toasts, reportError });
    },
  });
  // Without a visit there is no registry that could retire anything: a developer's machine.
  if (release.getState().visit) holdLeases(release);
}
