import type { Session } from '@stoa/shared/federation/platform.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import type { NotificationFlagStore } from './notification-flag.ts';
import type { SessionStore } from './session-store.ts';

const EVERY_MS = 15_000;

interface Watched {
  api: Pick<Api, 'getNotificationSummary'>;
  sessionStore: SessionStore;
  flag: NotificationFlagStore;
}

/** Asks whether anything is new while somebody is signed in and looks at the page, and when they come back to it. */
export function watchNotifications({ api, sessionStore, flag }: Watched): () => void {
  let isAsking = false;

  async function look(): Promise<void> {
    const { session } = sessionStore.getState();
    if (isAsking || session.state !== 'signed-in' || document.visibilityState === 'hidden') return;
    isAsking = true;
    try {
      const summary = await api.getNotificationSummary();
      const now = sessionStore.getState().session;
      if (now.user?.id === session.user?.id && isNews(summary, now)) flag.getState().raise();
    } catch {
      // No line, or no session any more, which the client has told the shell: the next look will tell.
    } finally {
      isAsking = false;
    }
  }

  const onSight = () => void look();
  const timer = window.setInterval(onSight, EVERY_MS);
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('focus', onSight);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', onSight);
    window.removeEventListener('focus', onSight);
  };
}

type Summary = Awaited<ReturnType<Watched['api']['getNotificationSummary']>>;

const isNews = ({ unread_count, newest_id }: Summary, { unreadCount, notifications }: Session): boolean =>
  unread_count !== unreadCount || newest_id !== (notifications[0]?.id ?? null);
