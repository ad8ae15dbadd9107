import type { Permission } from '@stoa/shared/contract/accounts.ts';

export interface MenuEntry {
  label: string;
  to: string;
  /** Shown to one who has any of these; left out: to everyone. */
  any?: readonly Permission[];
}

/** A block of the menu: shown with any of the first and none of the second. */
interface Block {
  any: readonly Permission[];
  none?: readonly Permission[];
}

const holdsAny = (held: readonly Permission[], wanted: readonly Permission[]): boolean =>
  wanted.some((permission) => held.includes(permission));

export const isShown = (held: readonly Permission[], { any, none = [] }: Block): boolean =>
  holdsAny(held, any) && !holdsAny(held, none);

export const creatorStudio: Block = { any: ['create-course'] };
export const becomeCreator: Block = {
  any: ['view-course-all-videos', 'view-course-first-video'],
  none: ['create-course'],
};
export const creatorBar: Block = { any: ['create-course', 'view-course'], none: ['create-learning-path'] };
export const partnerBar: Block = {
  any: ['create-learning-path', 'view-learning-path'],
  none: ['create-course', 'view-course'],
};

export const creatorStudioEntries: readonly MenuEntry[] = [
  { label: 'Create A Course', to: '/course/create' },
  { label: 'Manage Courses', to: '/course/manage' },
  { label: 'Reports', to: '/course/reports' },
];

export const becomeCreatorEntries: readonly MenuEntry[] = [{ label: 'Verify Your Account', to: '/verify' }];

export const profileEntries: readonly MenuEntry[] = [
  { label: 'Home', to: '/home' },
  { label: 'Portfolio', to: '/skills-portfolio', any: ['create-portfolio'] },
  { label: 'Notifications', to: '/notifications' },
  { label: 'My Courses', to: '/my-courses' },
  { label: 'Certificates', to: '/certificates' },
  { label: 'Course Review', to: '/review', any: ['review-course'] },
  { label: 'Account Settings', to: '/account/settings' },
  { label: 'Profile', to: '/profile/edit' },
  { label: 'Billing', to: '/account/billing' },
];

/** A link of a navigation bar, or a named group of them. */
export type BarEntry = MenuEntry | { label: string; entries: readonly MenuEntry[] };

export const creatorBarEntries: readonly BarEntry[] = [
  { label: 'Home', to: '/home' },
  { label: 'Create a Course', to: '/course/create', any: ['create-course'] },
  {
    label: 'Manage Courses',
    entries: [
      { label: 'My Courses', to: '/course/manage' },
      { label: 'Course Attendance', to: '/course/attendance' },
      { label: 'Review Portfolio Assignment', to: '/student/portfolio/assessment' },
    ],
  },
  { label: 'Verification', to: '/course/verify' },
  {
    label: 'Manage Learning Path',
    entries: [
      { label: 'View', to: '/learning-path/view', any: ['view-learning-path'] },
      { label: 'Create', to: '/learning-path/create', any: ['create-learning-path'] },
    ],
  },
  { label: 'Reports', to: '/course/reports' },
];

export const partnerBarEntries: readonly BarEntry[] = [
  {
    label: 'Micro Courses',
    entries: [
      { label: 'Create', to: '/micro-course/create', any: ['create-micro-course'] },
      { label: 'Manage', to: '/micro-course/manage', any: ['create-micro-course'] },
    ],
  },
  {
    label: 'Learning Path',
    entries: [
      { label: 'Create', to: '/learning-path/create', any: ['create-learning-path'] },
      { label: 'Manage', to: '/learning-path/view', any: ['view-learning-path'] },
      { label: 'Assessments', to: '/learning-path/assessments' },
    ],
  },
  { label: 'Account', to: '/account/settings' },
];

interface Viewer {
  permissions: readonly Permission[];
  hasScreen(route: string): boolean;
}

/** What this viewer may open and what is really there. */
export const visibleEntries = (entries: readonly MenuEntry[], { permissions, hasScreen }: Viewer): MenuEntry[] =>
  entries.filter(({ to, any }) => hasScreen(to) && (!any || holdsAny(permissions, any)));

export const visibleBar = (entries: readonly BarEntry[], viewer: Viewer): BarEntry[] =>
  entries.flatMap((entry): BarEntry[] => {
    if (!('entries' in entry)) return visibleEntries([entry], viewer);
    const inner = visibleEntries(entry.entries, viewer);
    return inner.length > 0 ? [{ label: entry.label, entries: inner }] : [];
  });
