import { z } from 'zod';
import { permissions, roleNames } from './role-words.ts';

export { permissions, roleNames, type Permission, type RoleName } from './role-words.ts';

export const roleName = z.enum(roleNames);
export const permission = z.enum(permissions);

export const role = z.object({ name: roleName, permissions: z.array(z.object({ name: permission })) });
