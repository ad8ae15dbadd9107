import type { ChecklistLine } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { SectionMark } from '../ui/section-nav.tsx';

/** The parts of a course, in the order they are gone through. */
export const sections = [
  'basics',
  'description',
  'audience',
  'curriculum',
  'media',
  'price',
  'team',
  'review',
] as const;
export type SectionKey = (typeof sections)[number];

export const sectionFrom = (value: string | null): SectionKey =>
  sections.find((section) => section === value) ?? 'basics';

/** `todo` when a required line of the checklist fails there, `warning` when only advice is left. */
export function sectionMark(section: SectionKey, checklist: readonly ChecklistLine[]): SectionMark {
  const lines = section === 'review' ? checklist : checklist.filter((line) => line.section === section);
  const failing = lines.filter((line) => !line.passed && (section !== 'review' || line.severity === 'required'));
  if (failing.some(({ severity }) => severity === 'required')) return 'todo';
  return failing.length > 0 ? 'warning' : 'done';
}
