import type { ReactNode } from 'react';
import { useBuilderText } from '../messages/builder.ts';
import { SectionArea } from '../ui/section-area.tsx';
import { useBuilder } from './builder-context.tsx';
import type { SectionKey } from './sections.ts';
import { useSectionLinks } from './use-section-links.ts';

interface CourseSectionAreaProps {
  section: SectionKey;
  /** What is no part of the course's text: open while that cannot be edited, too. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One part of the course; its price is the owner's alone. */
export function CourseSectionArea({ section, beside, children }: CourseSectionAreaProps) {
  const t = useBuilderText();
  const links = useSectionLinks();
  const { course, isReadOnly } = useBuilder();
  const isOwners = section === 'price' && !course.is_owner && course.rights.length > 0;
  return (
    <SectionArea
      links={links}
      active={section}
      lead={t(`section.${section}.lead`)}
      above={isOwners && t('price.owners', { owner: course.creator.full_name })}
      isShut={(isReadOnly && section !== 'review') || isOwners}
      beside={beside}
    >
      {children}
    </SectionArea>
  );
}
