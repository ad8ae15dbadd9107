import { contentTypeNames, levelNames } from '@stoa/shared/contract/course-words.ts';
import type { CourseList } from '@stoa/shared/contract/courses.ts';
import { numberText } from '@stoa/shared/ui/format.ts';
import { Checkbox, Radio, Stack } from '@stoa/shared/ui/kit.ts';
import type { ResultFilters } from './result-filters.ts';
import classes from './filter-panel.module.css';

interface FilterPanelProps {
  filters: ResultFilters;
  facets: CourseList['facets'] | undefined;
  onChange(change: Partial<ResultFilters>): void;
}

/** What narrows the list. Each choice says how many courses it would leave; choices that leave none are not offered. */
export function FilterPanel({ filters, facets, onChange }: FilterPanelProps) {
  const category = filters.category;
  return (
    <Stack gap="lg">
      <OneOf
        label="Category"
        value={category}
        any="All categories"
        choices={facets?.category ?? []}
        onChange={(value) => onChange({ category: value, sub_category: '', final_category: '' })}
      />
      <OneOf
        label="Price"
        value={filters.type}
        any="Any price"
        choices={(facets?.type ?? []).map((row) => ({ ...row, name: row.value === 'free' ? 'Free' : 'Paid' }))}
        onChange={(value) => onChange({ type: value as ResultFilters['type'] })}
      />
      <ManyOf
        label="Level"
        values={filters.level}
        choices={named(facets?.level, levelNames)}
        onChange={(level) => onChange({ level })}
      />
      <ManyOf
        label="Format"
        values={filters.content_type}
        choices={named(facets?.content_type, contentTypeNames)}
        onChange={(content_type) => onChange({ content_type })}
      />
      <OneOf
        label="Rating"
        value={filters.rating ? String(filters.rating) : ''}
        any="Any rating"
        choices={['4.5', '4', '3.5'].map((value) => ({ value, name: `${value} and up` }))}
        onChange={(value) => onChange({ rating: Number(value) })}
      />
    </Stack>
  );
}

interface Choice {
  value: string;
  name: string;
  count?: number;
}

const named = (facet: Choice[] | undefined, names: Record<string, string>): Choice[] =>
  (facet ?? []).map((row) => ({ ...row, name: names[row.value] ?? row.name }));

const offered = (choices: Choice[], chosen: readonly string[]): Choice[] =>
  choices.filter(({ value, count }) => count !== 0 || chosen.includes(value));

function ChoiceLabel({ name, count }: Choice) {
  return (
    <span className={classes.choice}>
      {name}
      {count !== undefined && (
        <span className={classes.count} aria-label={`${numberText(count)} courses`}>
          {numberText(count)}
        </span>
      )}
    </span>
  );
}

interface OneOfProps {
  label: string;
  value: string;
  /** Words for no choice. */
  any: string;
  choices: Choice[];
  onChange(value: string): void;
}

function OneOf({ label, value, any, choices, onChange }: OneOfProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange} classNames={{ label: classes.label ?? '' }}>
      <Stack gap="xs" mt="xs">
        <Radio value="" label={any} />
        {offered(choices, [value]).map((choice) => (
          <Radio key={choice.value} value={choice.value} label={<ChoiceLabel {...choice} />} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface ManyOfProps {
  label: string;
  values: string[];
  choices: Choice[];
  onChange(values: string[]): void;
}

function ManyOf({ label, values, choices, onChange }: ManyOfProps) {
  const shown = offered(choices, values);
  if (shown.length === 0) return null;
  return (
    <Checkbox.Group label={label} value={values} onChange={onChange} classNames={{ label: classes.label ?? '' }}>
      <Stack gap="xs" mt="xs">
        {shown.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} label={<ChoiceLabel {...choice} />} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
