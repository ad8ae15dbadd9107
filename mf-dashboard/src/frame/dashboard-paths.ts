import { to } from '@stoa/shared/contract/site/addresses.ts';

/** Screens of those who run the site that do not stand below `/dashboard`. */
const elsewhere = /^\/(review|community\/moderation|(course|learning-path)\/review)(\/|$)/;

/** Whether the side navigation of those who run the site stands beside a screen. */
export const isInDashboard = (pathname: string): boolean =>
  pathname === to.dashboard() || pathname.startsWith(`${to.dashboard()}/`) || elsewhere.test(pathname);
