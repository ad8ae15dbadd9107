import type { EnrolmentSort } from '@stoa/shared/contract/learning/enrolment-words.ts';
import type { WishSort } from '@stoa/shared/contract/learning/wish-words.ts';
import type { TakenPathSort } from '@stoa/shared/contract/market/path-words.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { useEnrolmentsText } from '../../messages/enrolments.ts';

interface SortSelectProps<S extends string> {
  /** The first is what an address without an order means. */
  sorts: readonly [S, ...S[]];
  /** As the address says it. */
  value: string | null;
  /** Empty: the first. */
  onChange(sort: S | ''): void;
}

/** In which order a list stands. */
export function SortSelect<S extends EnrolmentSort | WishSort | TakenPathSort>(props: SortSelectProps<S>) {
  const { sorts, onChange } = props;
  const t = useEnrolmentsText();
  const label = (sort: EnrolmentSort | WishSort | TakenPathSort) => t(`sort.${sort}`);
  return (
    <NativeSelect
      aria-label={t('sort')}
      value={sortFrom(props)}
      data={sorts.map((sort) => ({ value: sort, label: label(sort) }))}
      onChange={({ currentTarget: { value } }) => onChange(sorts.slice(1).find((one) => one === value) ?? '')}
    />
  );
}

export const sortFrom = <S extends string>({ sorts, value }: Pick<SortSelectProps<S>, 'sorts' | 'value'>): S =>
  sorts.find((one) => one === value) ?? sorts[0];
