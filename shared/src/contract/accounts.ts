import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, instant, ok, pageQuery, paged, byId } from './primitives.ts';

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
  'review-path-assignment',
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

export const userProfile = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  /** Drawn where there is no picture: 'AL'. */
  initial: z.string(),
  email: z.string(),
  title: z.string().nullable(),
  profile_image: z.string().nullable(),
  first_login: z.boolean(),
  created_at: instant,
});
export type UserProfile = z.infer<typeof userProfile>;

/** How a person is shown to others. */
export const person = userProfile.pick({ id: true, full_name: true, initial: true, title: true, profile_image: true });
export type Person = z.infer<typeof person>;

export const notification = z.object({
  id,
  kind: z.enum([
    'welcome',
    'enrolled',
    'certificate_issued',
    'course_submitted',
    'course_changes_requested',
    'course_published',
    'course_unpublished',
  ]),
  title: z.string(),
  body: z.string(),
  /** A path of this site, or null where there is nothing to open. */
  link: z.string().nullable(),
  read: z.boolean(),
  created_at: instant,
});
export type Notification = z.infer<typeof notification>;

/** The session as a client keeps it. The token lives 24 h. */
export const sessionReply = z.object({ token: z.string(), expires_at: instant, user: userProfile });

export const startUp = z.object({
  user: userProfile,
  roles: z.array(role),
  /** The newest 20. */
  notifications: z.array(notification),
  unread_count: z.int().min(0),
});
export type StartUp = z.infer<typeof startUp>;

const email = z.email('Enter an e-mail address such as name@example.com.').max(254);

export const registerBody = z.object({
  first_name: z.string().trim().min(1, 'Enter your first name.').max(60, 'First name must be at most 60 characters.'),
  last_name: z.string().trim().min(1, 'Enter your last name.').max(60, 'Last name must be at most 60 characters.'),
  email,
  password: z
    .string()
    .min(8, 'Password must be at least 8 characters.')
    .max(128, 'Password must be at most 128 characters.'),
});
export const loginBody = z.object({ email, password: z.string().min(1, 'Enter your password.').max(128) });

export const demoAccount = z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() });

export const accountEndpoints = defineEndpoints({
  register: { summary: 'Create an account and sign in', auth: 'public', body: registerBody, reply: sessionReply },
  login: { summary: 'Sign in', auth: 'public', body: loginBody, reply: sessionReply },
  logout: { summary: 'Revoke this session', auth: 'signed-in', reply: ok },
  getStartUp: { summary: 'User, roles and notifications', auth: 'signed-in', reply: startUp },
  getProfile: { summary: 'The signed-in user', auth: 'signed-in', reply: userProfile },
  listNotifications: {
    summary: 'Notifications, newest first',
    auth: 'signed-in',
    query: pageQuery,
    reply: paged(notification),
  },
  readNotification: { summary: 'Mark one notification read', auth: 'signed-in', params: byId, reply: notification },
  readAllNotifications: { summary: 'Mark all notifications read', auth: 'signed-in', reply: ok },
  listDemoAccounts: {
    summary: 'Demo accounts; empty outside demo mode',
    auth: 'public',
    reply: z.array(demoAccount),
  },
});
