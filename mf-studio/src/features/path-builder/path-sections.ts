import { pathAssignmentFields, type PathAssignmentFields } from '@stoa/shared/contract/market/path-assignments.ts';
import type { PathBuilder, PathFields } from '@stoa/shared/contract/market/path-builder.ts';
import type { SectionMark } from '../../ui/section-nav.tsx';

/** The parts of a learning path, in the order they are gone through. */
export const pathSections = ['basics', 'courses', 'assignments', 'objectives', 'fee', 'banner', 'review'] as const;
export type PathSection = (typeof pathSections)[number];

export const pathSectionFrom = (value: string | null): PathSection =>
  pathSections.find((section) => section === value) ?? 'basics';

type ChecklistKey = PathBuilder['checklist'][number]['key'];
/** Where a line of the checklist is mended. */
export const sectionOfLine = (key: ChecklistKey): PathSection => (key === 'overview' ? 'basics' : key);

export function pathSectionMark(section: PathSection, checklist: PathBuilder['checklist']): SectionMark {
  const lines = section === 'review' ? checklist : checklist.filter(({ key }) => sectionOfLine(key) === section);
  return lines.every(({ passed }) => passed) ? 'done' : 'todo';
}

/** What is saved of a path: the fields of the contract, and what has calls of its own. */
export type PathField = keyof PathFields | 'objectives' | 'banner' | 'fee';

/** Where a field is edited. */
export const sectionOfField: Record<PathField, PathSection> = {
  title: 'basics',
  subtitle: 'basics',
  overview: 'basics',
  level: 'basics',
  language: 'basics',
  category_id: 'basics',
  skill_ids: 'basics',
  enforce_course_order: 'courses',
  certificate: 'basics',
  courses: 'courses',
  objectives: 'objectives',
  banner: 'banner',
  fee: 'fee',
};
export const isPathField = (field: string): field is PathField => field in sectionOfField;

/** What is saved of an assignment. */
export type WorkField = keyof PathAssignmentFields;
export const isWorkField = (field: string): field is WorkField => field in pathAssignmentFields.shape;
