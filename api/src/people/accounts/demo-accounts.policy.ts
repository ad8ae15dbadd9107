import { Problem } from '../problem.ts';
import type { User } from './accounts.tables.ts';

/** Where all demo people have their address; `.example` is nobody's. */
export const DEMO_MAIL = '@demo.stoa.example';

/** The password of demo people is known to everyone. */
export const isDemoAddress = (email: string): boolean => email.toLowerCase().endsWith(DEMO_MAIL);

/** @throws `demo_account` for what would shut all others out of an account that everyone shares */
export function requireOwnAccount({ email }: Pick<User, 'email'>): void {
  if (!isDemoAddress(email)) return;
  throw new Problem('demo_account', 'Everyone shares this demo account, so this cannot be changed here.');
}
