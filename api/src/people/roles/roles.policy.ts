import { type Permission, permissions, type RoleName, roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import type { CreatorStatus } from '@stoa/shared/contract/people/creator-status.ts';

const admin: Permission[] = [
  'review-course',
  'review-assignment',
  'verify-creator',
  'moderate-content',
  'view-course-all-videos',
];

/** What each role may do. A partner holds no course permission: the partner bar shows by that. */
export const permissionsOfRole: Record<RoleName, readonly Permission[]> = {
  learner: ['view-course-first-video', 'create-portfolio'],
  teacher: ['create-course', 'view-course', 'view-course-all-videos', 'create-portfolio', 'review-assignment'],
  partner: [
    'create-learning-path',
    'view-learning-path',
    'view-partner-dashboard',
    'create-micro-course',
    'review-assignment',
  ],
  admin,
  'super-admin': [
    ...admin,
    'view-admin-dashboard',
    'manage-users',
    'manage-payments',
    'manage-taxonomy',
    'manage-coupons',
    'manage-releases',
  ],
};

/** Of all roles together, and of a plan. */
export const permissionsOf = (
  roles: readonly RoleName[],
  grants: readonly Permission[] = [],
): ReadonlySet<Permission> => new Set([...roles.flatMap((role) => permissionsOfRole[role]), ...grants]);

/** Who was a creator still reads what they made. */
export const grantsOfCreator = (status: CreatorStatus): readonly Permission[] =>
  status === 'revoked' ? ['view-course'] : [];

/** What one role may do; a plan, and what was left of a creator's rights, belong to the learner. */
export const permissionsIn = (role: RoleName, grants: readonly Permission[]): readonly Permission[] =>
  role === 'learner' ? [...new Set([...permissionsOfRole[role], ...grants])] : permissionsOfRole[role];

export const isPermission = (name: string): name is Permission => (permissions as readonly string[]).includes(name);

export const isRoleName = (name: string): name is RoleName => (roleNames as readonly string[]).includes(name);

export const rolesWith = (permission: Permission): RoleName[] =>
  roleNames.filter((name) => permissionsOfRole[name].includes(permission));
