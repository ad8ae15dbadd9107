import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { SiteLinks } from '@stoa/shared/contract/site/site-links.ts';
import type { FrameTextKey } from '../messages/frame.ts';
import { visibleEntries, type MenuEntry, type MenuViewer, type OwnEntry } from './menu-entries.ts';

/** A link of a navigation bar, a named group of them, or the operator's help centre. */
type OwnBarEntry =
  OwnEntry | { text: FrameTextKey; entries: readonly OwnEntry[] } | { text: FrameTextKey; link: 'help' };

/** The same as it is drawn. */
export type BarEntry = MenuEntry | { label: string; entries: readonly MenuEntry[] } | { label: string; href: string };

export const creatorBarEntries: readonly OwnBarEntry[] = [
  { text: 'menu.home', to: to.home() },
  { text: 'creator.create', to: to.createCourse(), any: ['create-course'] },
  {
    text: 'creator.manage-courses',
    entries: [
      { text: 'menu.my-courses', to: to.manageCourses() },
      { text: 'creator.questions', to: to.courseQuestions() },
      { text: 'creator.attendance', to: to.attendance() },
      { text: 'creator.assignments', to: to.portfolioAssessment(), any: ['review-assignment'] },
    ],
  },
  { text: 'creator.verification', to: to.verifyTeacher() },
  {
    text: 'creator.paths',
    entries: [
      { text: 'bar.view', to: to.viewLearningPath(), any: ['view-learning-path'] },
      { text: 'bar.create', to: to.createLearningPath(), any: ['create-learning-path'] },
    ],
  },
  { text: 'creator.reports', to: to.courseReports() },
  { text: 'creator.help', link: 'help' },
];

export const partnerBarEntries: readonly OwnBarEntry[] = [
  {
    text: 'partner.micro-courses',
    entries: [
      { text: 'bar.create', to: to.createMicroCourse(), any: ['create-micro-course'] },
      { text: 'bar.manage', to: to.manageMicroCourses(), any: ['create-micro-course'] },
    ],
  },
  {
    text: 'partner.path',
    entries: [
      { text: 'bar.create', to: to.createLearningPath(), any: ['create-learning-path'] },
      { text: 'bar.manage', to: to.viewLearningPath(), any: ['view-learning-path'] },
      { text: 'partner.assessments', to: to.learningPathAssessments(), any: ['review-assignment'] },
      { text: 'creator.assignments', to: to.portfolioAssessment(), any: ['review-assignment'] },
    ],
  },
  { text: 'partner.account', to: to.accountSettings() },
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
