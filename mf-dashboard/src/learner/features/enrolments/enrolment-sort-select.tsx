import { enrolmentSorts, type EnrolmentSort } from '@stoa/shared/contract/learning/enrolment-words.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { useEnrolmentsText } from '../../messages/enrolments.ts';

interface EnrolmentSortSelectProps {
  value: EnrolmentSort;
  onChange(sort: EnrolmentSort): void;
}

export function EnrolmentSortSelect({ value, onChange }: EnrolmentSortSelectProps) {
  const t = useEnrolmentsText();
  return (
    <NativeSelect
      aria-label={t('sort')}
      value={value}
      data={enrolmentSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={(event) => onChange(event.currentTarget.value as EnrolmentSort)}
    />
  );
}
