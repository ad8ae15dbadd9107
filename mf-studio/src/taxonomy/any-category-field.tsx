import { NativeSelect, SimpleGrid } from '@stoa/shared/kit';
import { useCoursesText } from '../messages/courses.ts';
import { useEditorText } from '../messages/editor.ts';
import { findCategoryOfAnyLevel, useCategories } from './use-categories.ts';

interface AnyCategoryFieldProps {
  id?: string;
  /** Id of a category of any level. */
  value: string | null;
  onChange(id: string): void;
  error?: string | undefined;
}

/** Category, and below it, where one wants to say more, sub-category and final category. */
export function AnyCategoryField({ id, value, onChange, error }: AnyCategoryFieldProps) {
  const t = useCoursesText();
  const editor = useEditorText();
  const { data: tree = [], isPending } = useCategories();
  const chosen = findCategoryOfAnyLevel(tree, value);
  const category = tree.find((one) => one.id === chosen.category);
  const sub = category?.sub_categories.find((one) => one.id === chosen.sub);
  const choices = (rows: readonly { id: string; name: string }[] = [], first = editor('category.whole')) => [
    { value: '', label: first },
    ...rows.map((row) => ({ value: row.id, label: row.name })),
  ];
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <NativeSelect
        id={id}
        label={t('category')}
        disabled={isPending}
        value={chosen.category}
        // What has a category goes to another one, never to none.
        data={chosen.category ? choices(tree).slice(1) : choices(tree, t('category.choose'))}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
      <NativeSelect
        label={t('category.sub')}
        disabled={!category}
        value={chosen.sub}
        data={choices(category?.sub_categories)}
        onChange={(event) => onChange(event.currentTarget.value || chosen.category)}
      />
      <NativeSelect
        label={t('category.final')}
        disabled={!sub}
        value={chosen.final}
        data={choices(sub?.final_categories)}
        onChange={(event) => onChange(event.currentTarget.value || chosen.sub)}
      />
    </SimpleGrid>
  );
}
