import type { SiteLinks } from '@stoa/shared/contract/site/site-links.ts';
import type { FrameTextKey } from '../messages/frame.ts';
import { visibleEntries, type MenuEntry, type MenuViewer, type OwnEntry } from './menu-entries.ts';

/** A link of a navigation bar, a named group of them, or the operator's help centre. */
type OwnBarEntry =
  OwnEntry | { text: FrameTextKey; entries: readonly OwnEntry[] } | { text: FrameTextKey; link: 'help' };

/** The same as it is drawn. */
export type BarEntry = MenuEntry | { label: string; entries: readonly MenuEntry[] } | { label: string; href: string };

export const creatorBarEntries: readonly OwnBarEntry[] = [
  { text: 'menu.home', to: '/home' },
  { text: 'creator.create', to: '/course/create', any: ['create-course'] },
  {
    text: 'creator.manage-courses',
    entries: [
      { text: 'menu.my-courses', to: '/course/manage' },
      { text: 'creator.attendance', to: '/course/attendance' },
      { text: 'creator.assignments', to: '/student/portfolio/assessment' },
    ],
  },
  { text: 'creator.verification', to: '/course/verify' },
  {
    text: 'creator.paths',
    entries: [
      { text: 'bar.view', to: '/learning-path/view', any: ['view-learning-path'] },
      { text: 'bar.create', to: '/learning-path/create', any: ['create-learning-path'] },
    ],
  },
  { text: 'creator.reports', to: '/course/reports' },
  { text: 'creator.help', link: 'help' },
];

export const partnerBarEntries: readonly OwnBarEntry[] = [
  {
    text: 'partner.micro-courses',
    entries: [
      { text: 'bar.create', to: '/micro-course/create', any: ['create-micro-course'] },
      { text: 'bar.manage', to: '/micro-course/manage', any: ['create-micro-course'] },
    ],
  },
  {
    text: 'partner.path',
    entries: [
      { text: 'bar.create', to: '/learning-path/create', any: ['create-learning-path'] },
      { text: 'bar.manage', to: '/learning-path/view', any: ['view-learning-path'] },
      { text: 'partner.assessments', to: '/learning-path/assessments' },
    ],
  },
  { text: 'partner.account', to: '/account/settings' },
  { text: 'partner.help', link: 'help' },
];

/** What this viewer may open and what is there; a group without entries is left out. */
export const visibleBar = (
  entries: readonly OwnBarEntry[],
  viewer: MenuViewer & { siteLinks: SiteLinks },
): BarEntry[] =>
  entries.flatMap((entry): BarEntry[] => {
    if ('to' in entry) return visibleEntries([entry], viewer);
    const label = viewer.t(entry.text);
    if ('link' in entry) {
      const href = viewer.siteLinks[entry.link];
      return href ? [{ label, href }] : [];
    }
    const inner = visibleEntries(entry.entries, viewer);
    return inner.length > 0 ? [{ label, entries: inner }] : [];
  });
