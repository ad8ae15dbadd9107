import type { ChecklistLine } from '@stoa/shared/contract/creating.ts';

export const sections = [
  { key: 'basics', label: 'Basics', lead: 'What the course is called, where it belongs and who it is for.' },
  { key: 'description', label: 'Description', lead: 'What people read before they decide to take the course.' },
  { key: 'audience', label: 'Audience & objectives', lead: 'Who should take it, and what they will be able to do.' },
  { key: 'curriculum', label: 'Curriculum', lead: 'Modules, and the lessons in them, in the order they are taken.' },
  { key: 'media', label: 'Media', lead: 'The cover, and how videos count as watched.' },
  { key: 'price', label: 'Price', lead: 'Free for everyone, or paid.' },
  { key: 'review', label: 'Review & submit', lead: 'What the course still needs before it can be reviewed.' },
] as const;
export type SectionKey = (typeof sections)[number]['key'];

export const sectionFrom = (value: string | null): SectionKey =>
  sections.find(({ key }) => key === value)?.key ?? 'basics';

export type SectionMark = 'done' | 'todo' | 'warning';

/** `todo` when a required line of the checklist fails there, `warning` when only advice is left. */
export function sectionMark(section: SectionKey, checklist: readonly ChecklistLine[]): SectionMark {
  const lines = section === 'review' ? checklist : checklist.filter((line) => line.section === section);
  const failing = lines.filter((line) => !line.passed && (section !== 'review' || line.severity === 'required'));
  if (failing.some(({ severity }) => severity === 'required')) return 'todo';
  return failing.length > 0 ? 'warning' : 'done';
}
