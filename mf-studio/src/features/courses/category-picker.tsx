import { NativeSelect, SimpleGrid } from '@stoa/shared/kit';
import { useState } from 'react';
import { useCoursesText } from '../../messages/courses.ts';
import { findCategoryPath, useCategories } from '../../taxonomy/use-categories.ts';

interface CategoryPickerProps {
  id?: string;
  /** Id of the final category. */
  value: string | null;
  onChange(finalId: string | null): void;
  error?: string | undefined;
}

interface Named {
  id: string;
  name: string;
}
const none: readonly Named[] = [];

/** Category, sub-category, final category: each list follows from the choice before it. */
export function CategoryPicker({ id, value, onChange, error }: CategoryPickerProps) {
  const t = useCoursesText();
  const { data: tree = [], isPending } = useCategories();
  const known = findCategoryPath(tree, value);
  const [begun, setBegun] = useState({ category: '', sub: '' });
  const categoryId = known?.category ?? begun.category;
  const subId = known?.sub ?? begun.sub;
  const category = tree.find((one) => one.id === categoryId);
  const sub = category?.sub_categories.find((one) => one.id === subId);

  function choose(next: { category: string; sub: string }): void {
    setBegun(next);
    if (value) onChange(null);
  }

  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <NativeSelect
        id={id}
        label={t('category')}
        disabled={isPending}
        value={categoryId}
        data={options(t('category.choose'), tree)}
        onChange={(event) => choose({ category: event.currentTarget.value, sub: '' })}
        error={error}
      />
      <NativeSelect
        label={t('category.sub')}
        disabled={!category}
        value={subId}
        data={options(t('category.choose'), category?.sub_categories ?? none)}
        onChange={(event) => choose({ category: categoryId, sub: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('category.final')}
        disabled={!sub}
        value={value ?? ''}
        data={options(t('category.choose'), sub?.final_categories ?? none)}
        onChange={(event) => {
          setBegun({ category: categoryId, sub: subId });
          onChange(event.currentTarget.value || null);
        }}
      />
    </SimpleGrid>
  );
}

const options = (first: string, rows: readonly Named[]) => [
  { value: '', label: first },
  ...rows.map(({ id, name }) => ({ value: id, label: name })),
];
