import type { courseLevels } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import type { SubmissionType } from '@stoa/shared/contract/teaching/submission-types.ts';
import type { PathFields } from '@stoa/shared/contract/market/path-builder.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useConflictText } from '../../messages/conflict.ts';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { ConflictModal } from '../../saving/conflict-modal.tsx';
import { findCategoryOfAnyLevel, useCategories } from '../../taxonomy/use-categories.ts';
import { useSkills } from '../../taxonomy/use-skills.ts';
import { usePathBuilding } from './path-builder-context.tsx';
import type { FeeDraft, PathBanner } from './path-values.ts';
import { usePathSaveWords } from './use-path-words.ts';

/** What was changed in two windows of this learning path. */
export const PathConflictModal = ({ onClose }: { onClose(): void }) => (
  <ConflictModal nameOf={usePathSaveWords().nameOf} valueText={useValueText()} onClose={onClose} />
);

/** Any field's value in words, a line for each part. */
function useValueText(): (field: string, value: unknown) => string {
  const t = useConflictText();
  const words = usePathBuilderText();
  const word = useCourseWords();
  const format = useFormat();
  const feeText = useFeeText();
  const courseText = useCourseText();
  const categoryText = useCategoryText();
  const { path } = usePathBuilding();
  const { data: skills = path.skills } = useSkills();
  const texts: Record<string, (value: never) => string> = {
    level: (level: (typeof courseLevels)[number]) => word(`level.${level}`),
    language: (code: string) => format.language(code),
    category_id: categoryText,
    skill_ids: (ids: string[]) => ids.map((id) => skills.find((one) => one.id === id)?.skill ?? '').join('\n'),
    courses: (courses: PathFields['courses']) => courses.map(courseText).join('\n'),
    banner: ({ file_id, alt }: PathBanner) => (file_id === null ? t('empty') : alt || t('file')),
    fee: feeText,
    submission_type: (type: SubmissionType) => words('work.as', { type }),
    rubric: (rubric: Criterion[]) => rubric.map((one) => words('work.criterion', one)).join('\n'),
  };
  return (field, value) => {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
      return t('empty');
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = texts[field];
    if (text) return text(value as never) || t('empty');
    return Array.isArray(value) ? value.join('\n') : String(value);
  };
}

function useFeeText(): (fee: FeeDraft) => string {
  const t = usePathBuilderText();
  const conflict = useConflictText();
  const format = useFormat();
  return ({ fee, amount_minor, compare_at_minor, currency }) => {
    if (fee === null) return conflict('empty');
    if (fee !== 'one_time') return t(`fee.${fee}`);
    const price = format.money(amount_minor, currency);
    return compare_at_minor === null
      ? price
      : t('fee.in-words', { price, compared: format.money(compare_at_minor, currency) });
  };
}

function useCourseText(): (line: PathFields['courses'][number]) => string {
  const t = usePathBuilderText();
  const { path } = usePathBuilding();
  return ({ course_id, required }) => {
    const name = path.courses.find(({ course }) => course.id === course_id)?.course.name ?? t('course.new');
    return required ? name : t('course.optional', { name });
  };
}

function useCategoryText(): (id: string) => string {
  const nameOf = useCategoryName();
  const { path } = usePathBuilding();
  const { data: tree = [] } = useCategories();
  return (id) => {
    if (id === path.category.id) return nameOf(path.category);
    const { category, sub, final } = findCategoryOfAnyLevel(tree, id);
    const top = tree.find((one) => one.id === category);
    const below = top?.sub_categories.find((one) => one.id === sub);
    const last = below?.final_categories.find((one) => one.id === final);
    return [top, below, last].flatMap((one) => one?.name ?? []).join(' › ');
  };
}
