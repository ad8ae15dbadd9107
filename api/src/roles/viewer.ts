import type { Permission, RoleName } from '@stoa/shared/contract/accounts.ts';
import type { User } from '../accounts/accounts.tables.ts';
import { forbidden } from '../problem.ts';

/** Who makes a call. Signed out there is none: `undefined`. */
export interface Viewer {
  user: User;
  roles: readonly RoleName[];
  permissions: ReadonlySet<Permission>;
  sessionId: string;
}

export const may = (viewer: Viewer | undefined, permission: Permission): boolean =>
  viewer?.permissions.has(permission) ?? false;

export function requirePermission(viewer: Viewer | undefined, permission: Permission): void {
  if (!may(viewer, permission)) throw forbidden();
}
