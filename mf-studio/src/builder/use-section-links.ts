import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useBuilderText } from '../messages/builder.ts';
import type { SectionLink } from '../ui/section-nav.tsx';
import { useBuilder } from './builder-context.tsx';
import { sectionMark, sections } from './sections.ts';

/** The parts of the course, each with its address; the checklist asks nothing of who works on it. */
export function useSectionLinks(): SectionLink[] {
  const t = useBuilderText();
  const { course } = useBuilder();
  return sections.map((key) => ({
    key,
    label: t(`section.${key}`),
    to: to.editCourse({ slug: course.slug }, { section: key }),
    mark: key === 'team' ? undefined : sectionMark(key, course.checklist),
  }));
}
