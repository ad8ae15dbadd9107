import type { ReactNode } from 'react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { SectionArea } from '../../ui/section-area.tsx';
import { usePathBuilding } from './path-builder-context.tsx';
import type { PathSection } from './path-sections.ts';
import { usePathSectionLinks } from './use-path-words.ts';

/** One part of the learning path. */
export function PathSectionArea({ section, children }: { section: PathSection; children: ReactNode }) {
  const t = usePathBuilderText();
  const links = usePathSectionLinks();
  const { isReadOnly } = usePathBuilding();
  return (
    <SectionArea
      links={links}
      active={section}
      lead={t(`section.${section}.lead`)}
      isShut={isReadOnly && section !== 'review'}
    >
      {children}
    </SectionArea>
  );
}
