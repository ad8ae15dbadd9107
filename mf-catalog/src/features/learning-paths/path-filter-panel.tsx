import { pathFees } from '@stoa/shared/contract/market/learning-paths.ts';
import { courseLevels } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { NativeSelect, Stack } from '@stoa/shared/kit';
import { useCatalogueText } from '../../messages/catalogue.ts';
import { useLearningPathsText } from '../../messages/learning-paths.ts';
import { OneOf } from '../../ui/choice-fields.tsx';
import { pathShares, type PathFilters } from './path-filters.ts';

interface PathFilterPanelProps {
  filters: PathFilters;
  categories: readonly Category[];
  onChange(change: Partial<PathFilters>): void;
}

/** What narrows the list; who is signed in chooses among their own, too. */
export function PathFilterPanel({ filters, categories, onChange }: PathFilterPanelProps) {
  const t = useLearningPathsText();
  const inCatalogue = useCatalogueText();
  const courseWord = useCourseWords();
  const { state } = useSession();
  return (
    <Stack gap="lg">
      {state === 'signed-in' && (
        <OneOf
          label={t('filter.mine')}
          value={filters.mine}
          any={t('filter.mine.any')}
          choices={pathShares.map((value) => ({ value, name: t(`filter.mine.${value}`) }))}
          onChange={(mine) => onChange({ mine: mine as PathFilters['mine'] })}
        />
      )}
      <NativeSelect
        label={inCatalogue('filter.category')}
        value={filters.category}
        data={[
          { value: '', label: inCatalogue('filter.category.any') },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      <OneOf
        label={t('filter.fee')}
        value={filters.fee}
        any={inCatalogue('filter.price.any')}
        choices={pathFees.map((value) => ({ value, name: t(`fee.${value}`) }))}
        onChange={(fee) => onChange({ fee: fee as PathFilters['fee'] })}
      />
      <OneOf
        label={t('filter.level')}
        value={filters.level}
        any={t('filter.level.any')}
        choices={courseLevels.map((value) => ({ value, name: courseWord(`level.${value}`) }))}
        onChange={(level) => onChange({ level: level as PathFilters['level'] })}
      />
    </Stack>
  );
}
