import { NativeSelect, TextInput } from '@stoa/shared/kit';
import { useTableText } from '../messages/table.ts';
import type { TableSpec, TableState } from './use-table-state.ts';

interface FilterSelectProps<V extends string> {
  label: string;
  /** Where it does not matter. */
  all?: string;
  value: V | undefined;
  options: readonly (readonly [value: V, name: string])[];
  onFilter(value: V | undefined): void;
}

/** One of some values, or whichever. */
export function FilterSelect<V extends string>({ label, all, value, options, onFilter }: FilterSelectProps<V>) {
  const t = useTableText();
  return (
    <NativeSelect
      label={label}
      data={[
        { value: '', label: all ?? t('filter.all') },
        ...options.map(([option, name]) => ({ value: option, label: name })),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onFilter(options.find(([option]) => option === currentTarget.value)?.[0])}
    />
  );
}

interface Days extends TableSpec {
  readonly filters: { readonly from: 'day'; readonly to: 'day' };
}

/** Between two days, in UTC. */
export function DayFilters<T extends Days>({ state: { filters, filter } }: { state: TableState<T> }) {
  const t = useTableText();
  return (['from', 'to'] as const).map((name) => (
    <TextInput
      key={name}
      type="date"
      label={t(`filter.${name}`)}
      value={filters[name] ?? ''}
      onChange={({ currentTarget: { value } }) => filter({ [name]: value } as never)}
    />
  ));
}
