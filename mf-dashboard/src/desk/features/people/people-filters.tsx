import { roleNames } from '@stoa/shared/contract/kernel/role-words.ts';
import { standings } from '@stoa/shared/contract/people/standings.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { usePeopleText } from '../../messages/people.ts';
import type { PeopleState } from './use-people.ts';

export function PeopleFilters({ state: { filters, filter } }: { state: PeopleState }) {
  const t = usePeopleText();
  return (
    <>
      <NativeSelect
        label={t('filter.role')}
        data={[
          { value: '', label: t('filter.all') },
          ...roleNames.map((value) => ({ value, label: t(`role.${value}`) })),
        ]}
        value={filters.role ?? ''}
        onChange={({ currentTarget: { value } }) => filter({ role: roleNames.find((one) => one === value) })}
      />
      <NativeSelect
        label={t('filter.standing')}
        data={[
          { value: '', label: t('filter.all') },
          ...standings.map((value) => ({ value, label: t(`standing.${value}`) })),
        ]}
        value={filters.standing ?? ''}
        onChange={({ currentTarget: { value } }) => filter({ standing: standings.find((one) => one === value) })}
      />
    </>
  );
}
