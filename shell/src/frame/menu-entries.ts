import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import type { FrameTextKey } from '../messages/frame.ts';

/** A line of a menu as it is drawn. */
export interface MenuEntry {
  label: string;
  to: string;
}

/** A line that leads out of the site. */
export interface OutwardEntry {
  label: string;
  href: string;
}

/** A line of the frame's own menus: drawn when its screen is live and the viewer may open it. */
export interface OwnEntry {
  text: FrameTextKey;
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
/**
 * Not for who was a creator (the bar leads to what they made, and to their appeal), nor for partners, nor for who works for
 * the site.
 */
export const becomeCreator: Block = {
  any: ['view-course-all-videos', 'view-course-first-video'],
  none: ['create-course', 'view-course', 'create-learning-path', 'review-course', 'verify-creator', 'moderate-content'],
};
export const creatorBar: Block = { any: ['create-course', 'view-course'], none: ['create-learning-path'] };
export const partnerBar: Block = {
  any: ['create-learning-path', 'view-learning-path'],
  none: ['create-course', 'view-course'],
};

export const creatorStudioEntries: readonly OwnEntry[] = [
  { text: 'creator.create-a-course', to: to.createCourse() },
  { text: 'creator.manage-courses', to: to.manageCourses() },
  { text: 'creator.reports', to: to.courseReports() },
];

export const becomeCreatorEntries: readonly OwnEntry[] = [{ text: 'creator.verify', to: to.verifyCreator() }];

export const profileEntries: readonly OwnEntry[] = [
  {
    text: 'menu.dashboard',
    to: to.dashboard(),
    any: ['view-admin-dashboard', 'view-partner-dashboard', 'review-course'],
  },
  { text: 'menu.home', to: to.home() },
  { text: 'menu.portfolio', to: to.portfolio(), any: ['create-portfolio'] },
  { text: 'menu.notifications', to: to.notifications() },
  { text: 'menu.my-courses', to: to.myCourses() },
  { text: 'menu.certificates', to: to.certificates() },
  { text: 'menu.course-review', to: to.review(), any: ['review-course'] },
  { text: 'footer.feedback', to: to.siteFeedback(), any: ['moderate-content'] },
  { text: 'menu.account-settings', to: to.accountSettings() },
  { text: 'menu.profile', to: to.editProfile() },
  { text: 'menu.billing', to: to.accountBilling() },
];

export interface MenuViewer {
  permissions: readonly Permission[];
  hasScreen(route: string): boolean;
  t(text: FrameTextKey): string;
}

/** What this viewer may open and what is really there, in the page's language. */
export const visibleEntries = (entries: readonly OwnEntry[], { permissions, hasScreen, t }: MenuViewer): MenuEntry[] =>
  entries
    .filter(({ to, any }) => hasScreen(to) && (!any || holdsAny(permissions, any)))
    .map(({ text, to }) => ({ label: t(text), to }));
