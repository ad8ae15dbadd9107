import type { StartUp } from '../contract/people/accounts.ts';
import type { Session } from '../federation/platform.ts';

export const guestSession: Session = {
  state: 'guest',
  user: undefined,
  roles: [],
  permissions: [],
  notifications: [],
  unreadCount: 0,
};

/** The session as screens see it, from the start-up call's answer. */
export const sessionFrom = ({ user, roles, notifications, unread_count }: StartUp): Session => ({
  state: 'signed-in',
  user,
  roles: roles.map((role) => role.name),
  permissions: [...new Set(roles.flatMap((role) => role.permissions.map((permission) => permission.name)))],
  notifications,
  unreadCount: unread_count,
});
