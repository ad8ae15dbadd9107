import { z } from 'zod';
import { id, instant } from './primitives.ts';

/**
 * What a sign-up answers, whether the address has an account or not: a code was mailed to it, and only who reads that
 * mail learns more. Six tries and 15 minutes are left to type the code; what was filled in is kept for 7 days.
 */
export const pendingRegistration = z.object({ registration_id: id, expires_at: instant });
export type PendingRegistration = z.infer<typeof pendingRegistration>;
