import { isDemoAddress } from '../../kernel/demo-address.ts';
import { Problem } from '../../kernel/problem.ts';
import type { User } from '../../kernel/users.tables.ts';

/** @throws `demo_account` for what would shut all others out of an account that everyone shares */
export function requireOwnAccount({ email }: Pick<User, 'email'>): void {
  if (!isDemoAddress(email)) return;
  throw new Problem('demo_account', 'Everyone shares this demo account, so this cannot be changed here.');
}
