import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { emailChanges } from '../email-changes/email-changes.tables.ts';
import { passwordResets } from '../passwords/passwords.tables.ts';
import { signInLinks } from '../sign-in-links/sign-in-links.tables.ts';

/** Takes back every link that was given out for this account: for when its password or address changes, or it goes. */
export async function forgetOpenLinks(tx: Database, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await tx.delete(signInLinks).where(eq(signInLinks.userId, userId));
}
