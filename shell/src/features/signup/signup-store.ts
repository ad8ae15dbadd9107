import type { z } from 'zod';
import type { registerBody } from '@stoa/shared/contract/people/registrations.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** The form as it was sent: it stands filled when one comes back to it. */
export interface SignupDraft {
  values: z.infer<typeof registerBody>;
  wantsToTeach: boolean;
}

/** A sign-up whose code is in the mail. */
export interface PendingSignup {
  registrationId: string;
  email: string;
  /** Milliseconds since 1970; the mail may be asked for again from then on. */
  resendAt: number;
  /** Begun earlier, and come back to by logging in. */
  isResumed?: boolean;
}

interface SignupState {
  draft: SignupDraft | undefined;
  pending: PendingSignup | undefined;
  /** Of the person whose link led here. */
  referralToken: string | undefined;
  invite(token: string): void;
  begin(draft: SignupDraft, pending: PendingSignup): void;
  /** A sign-up that a login has found; the form is kept where it is the same one's. */
  resume(pending: PendingSignup): void;
  change(pending: Partial<PendingSignup>): void;
  /** The code is of no use any more; the form stays filled. */
  giveUp(): void;
  finish(): void;
}

/** The API sends a code again after a minute. */
const RESEND_AFTER_MS = 60_000;

/** When a code that was mailed just now may be asked for again. */
export const resendTime = (): number => Date.now() + RESEND_AFTER_MS;

const nothing = { draft: undefined, pending: undefined, referralToken: undefined };

/** Where a sign-up stands, for this tab. All of it outlives a reload, but for the password. */
export const useSignup = create<SignupState>()(
  persist(
    (set) => ({
      ...nothing,
      invite: (referralToken) => set({ referralToken }),
      begin: (draft, pending) => set({ draft, pending }),
      resume: (pending) =>
        set(({ draft }) => ({
          draft: draft?.values.email === pending.email ? draft : undefined,
          pending: { ...pending, isResumed: true },
        })),
      change: (news) => set(({ pending }) => ({ pending: pending && { ...pending, ...news } })),
      giveUp: () => set({ pending: undefined }),
      finish: () => set(nothing),
    }),
    {
      name: 'stoa.signup',
      storage: createJSONStorage(() => window.sessionStorage),
      partialize: ({ draft, pending, referralToken }) => ({
        draft: draft && { ...draft, values: { ...draft.values, password: '' } },
        pending,
        referralToken,
      }),
    },
  ),
);
