import type { HelpAudience } from '@stoa/shared/contract/administration/help-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { SiteLinks } from '@stoa/shared/contract/site/site-links.ts';
import type { FrameTextKey } from '../messages/frame.ts';
import { helpEntry } from './help-entry.ts';
import { visibleEntries, type MenuEntry, type MenuViewer, type OutwardEntry, type OwnEntry } from './menu-entries.ts';

/** A link of a navigation bar, a named group of them, or the help centre with the articles for those who have the bar. */
type OwnBarEntry =
  OwnEntry | { text: FrameTextKey; entries: readonly OwnEntry[] } | { text: FrameTextKey; audience: HelpAudience };

/** The same as it is drawn. */
export type BarEntry = MenuEntry | { label: string; entries: readonly MenuEntry[] } | OutwardEntry;

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
  { text: 'creator.help', audience: 'teacher' },
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
  { text: 'partner.help', audience: 'partner' },
];

/** What this viewer may open and what is there; a group without entries is left out. */
export const visibleBar = (
  entries: readonly OwnBarEntry[],
  viewer: MenuViewer & { siteLinks: SiteLinks },
): BarEntry[] =>
  entries.flatMap((entry): BarEntry[] => {
    if ('to' in entry) return visibleEntries([entry], viewer);
    if ('audience' in entry) return [helpEntry(viewer, entry) ?? []].flat();
    const label = viewer.t(entry.text);
    const inner = visibleEntries(entry.entries, viewer);
    return inner.length > 0 ? [{ label, entries: inner }] : [];
  });
