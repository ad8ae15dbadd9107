import type { Permission, RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import type { User } from './users.tables.ts';

/** Who makes a call. Signed out there is none: `undefined`. */
export interface Viewer {
  user: User;
  roles: readonly RoleName[];
  /** What a plan adds while it lasts, and what is left to one who was a creator. */
  grants: readonly Permission[];
  permissions: ReadonlySet<Permission>;
  sessionId: string;
  /** Who sees the site as `user` does, in a session of their own, and may change nothing. */
  seenBy?: { id: string; fullName: string; until: Date };
}

export const may = (viewer: Viewer | undefined, permission: Permission): boolean =>
  viewer?.permissions.has(permission) ?? false;
