export const roleNames = ['learner', 'teacher', 'partner', 'admin', 'super-admin'] as const;
export type RoleName = (typeof roleNames)[number];

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
export type Permission = (typeof permissions)[number];
