import { z } from 'zod';
// Tells zod what a page's policy forbids, before the first schema is made.
import './primitives.ts';

export const roleNames = ['learner', 'teacher', 'partner', 'admin', 'super-admin'] as const;
export const roleName = z.enum(roleNames);
export type RoleName = z.infer<typeof roleName>;

export const permissions = [
  'create-course',
  'view-course',
  'view-course-all-videos',
  'view-course-first-video',
  'create-learning-path',
  'view-learning-path',
  'create-portfolio',
  'view-admin-dashboard',
  'view-partner-dashboard',
  'create-micro-course',
  'review-assignment',
  'review-course',
  'verify-creator',
  'moderate-content',
  'manage-users',
  'manage-payments',
  'manage-taxonomy',
  'manage-coupons',
  'manage-releases',
] as const;
export const permission = z.enum(permissions);
export type Permission = z.infer<typeof permission>;

export const role = z.object({ name: roleName, permissions: z.array(z.object({ name: permission })) });
