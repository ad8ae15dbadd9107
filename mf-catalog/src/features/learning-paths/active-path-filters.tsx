import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useLearningPathsText } from '../../messages/learning-paths.ts';
import { ActiveChoices } from '../../ui/active-choices.tsx';
import { noPathFilters, type PathFilters } from './path-filters.ts';

interface ActivePathFiltersProps {
  filters: PathFilters;
  /** The chosen category in words. */
  categoryName: string | undefined;
  onChange(change: Partial<PathFilters>): void;
}

export function ActivePathFilters({ filters, categoryName, onChange }: ActivePathFiltersProps) {
  const t = useLearningPathsText();
  const courseWord = useCourseWords();
  const { q, sort, category, level, fee, mine } = filters;
  const names = {
    mine: mine && t(`filter.mine.${mine}`),
    category: categoryName ?? category,
    fee: fee && t(`fee.${fee}`),
    level: level && courseWord(`level.${level}`),
  };
  const active = (['mine', 'category', 'fee', 'level'] as const).filter((key) => filters[key] !== '');
  return (
    <ActiveChoices
      active={active.map((key) => ({ name: names[key], onRemove: () => onChange({ [key]: '' }) }))}
      onClear={() => onChange({ ...noPathFilters, q, sort })}
    />
  );
}
