import type { Session } from '@stoa/shared/federation/platform.ts';
import { guestSession } from '@stoa/shared/session/session-from.ts';
import { createStore } from 'zustand/vanilla';

interface SessionState {
  session: Session;
  /** The start-up call failed and is being tried again; the page says so and stays. */
  isLate: boolean;
  become(session: Session): void;
  wait(): void;
}

/** Who is in front of the page. Verbs of signing in and out stand in `session-control.ts`. */
export const createSessionStore = () =>
  createStore<SessionState>()((set) => ({
    session: guestSession,
    isLate: false,
    become: (session) => set({ session, isLate: false }),
    wait: () => set({ isLate: true }),
  }));

export type SessionStore = ReturnType<typeof createSessionStore>;
