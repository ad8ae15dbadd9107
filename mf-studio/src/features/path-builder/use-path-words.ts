import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useRefusal, type Refusal } from '@stoa/shared/remote/use-refusal.ts';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import type { SaveWords } from '../../saving/save-state.tsx';
import type { SectionLink } from '../../ui/section-nav.tsx';
import { usePathBuilding } from './path-builder-context.tsx';
import { findAssignment } from './path-values.ts';
import {
  isPathField,
  isWorkField,
  pathSectionMark,
  pathSections,
  sectionOfField,
  type PathField,
} from './path-sections.ts';

const refusedEdits = [
  'forbidden',
  'not_found',
  'path_in_review',
  'path_transition',
  'path_incomplete',
  'edit_conflict',
  'own_content',
] as const;

/** Why an edit or a step was not taken. */
export const usePathRefusal = (): Refusal => useRefusal(usePathBuilderText(), refusedEdits);

/** What a field of a path is called on the screen. */
export function usePathFieldName(): (field: PathField | 'assignments') => string {
  const t = usePathBuilderText();
  return (field) => t(`field.${field}`);
}

/** What is said of saving a learning path. */
export function usePathSaveWords(): SaveWords {
  const t = usePathBuilderText();
  const nameOf = usePathFieldName();
  const refusal = usePathRefusal();
  const { path } = usePathBuilding();
  const { slug } = path;
  return {
    nameOf: (target, field) => {
      if (target === 'path') return isPathField(field) || field === 'assignments' ? nameOf(field) : field;
      const title = findAssignment(path, target)?.title ?? t('work.gone');
      return isWorkField(field) ? t('work.field', { title, field: t(`work.${field}`) }) : title;
    },
    hrefOf: (target, field) => {
      if (target !== 'path') return `${to.editLearningPath({ slug }, { section: 'assignments' })}#assignments`;
      return isPathField(field)
        ? `${to.editLearningPath({ slug }, { section: sectionOfField[field] })}#${field}`
        : to.editLearningPath({ slug });
    },
    refusal,
  };
}

/** The parts of the path, each with its address. */
export function usePathSectionLinks(): SectionLink[] {
  const t = usePathBuilderText();
  const { path } = usePathBuilding();
  return pathSections.map((key) => ({
    key,
    label: t(`section.${key}`),
    to: to.editLearningPath({ slug: path.slug }, { section: key }),
    mark: pathSectionMark(key, path.checklist),
  }));
}
