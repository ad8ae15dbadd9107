import type { StartUp } from '@stoa/shared/contract/people/accounts.ts';
import type { Session } from '@stoa/shared/federation/platform.ts';
import { guestSession } from '@stoa/shared/session/session-from.ts';
import { createStore } from 'zustand/vanilla';

export type SeenBy = NonNullable<StartUp['seen_by']>;

interface SessionState {
  session: Session;
  /** The start-up call failed and is being tried again; the page says so and stays. */
  isLate: boolean;
  /** Who sees the site as that person does, and until when; null: the person. */
  seenBy: SeenBy | null;
  become(session: Session, seenBy?: SeenBy | null): void;
  wait(): void;
}

/** Who is in front of the page. Verbs of signing in and out stand in `session-control.ts`. */
export const createSessionStore = () =>
  createStore<SessionState>()((set) => ({
    session: guestSession,
    isLate: false,
    seenBy: null,
    become: (session, seenBy = null) => set({ session, seenBy, isLate: false }),
    wait: () => set({ isLate: true }),
  }));

export type SessionStore = ReturnType<typeof createSessionStore>;
