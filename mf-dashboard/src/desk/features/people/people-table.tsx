import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ListedUser } from '@stoa/shared/contract/people/users.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Selection } from '../../../ui/data-table/use-selection.ts';
import { usePeopleText } from '../../messages/people.ts';
import { PersonStanding } from './person-standing.tsx';
import type { PeopleState, usePeople } from './use-people.ts';

interface PeopleTableProps {
  state: PeopleState;
  people: ReturnType<typeof usePeople>;
  selection: Selection;
  isDense: boolean;
}

/** Everyone, a page at a time; each leads to the account. */
export function PeopleTable({ state, people, selection, isDense }: PeopleTableProps) {
  const t = usePeopleText();
  const format = useFormat();
  return (
    <DataTable
      label={t('title')}
      state={state}
      query={people}
      keyOf={({ id }) => id}
      selection={{ ...selection, nameOf: ({ full_name }) => full_name }}
      isDense={isDense}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      columns={[
        { name: t('field.name'), sort: 'name', cell: (user) => <Person user={user} />, note: ({ email }) => email },
        {
          name: t('field.roles'),
          cell: ({ roles }) => format.list(roles.map((role) => t(`role.${role}`))),
        },
        { name: t('field.standing'), cell: (user) => <PersonStanding user={user} /> },
        { name: t('field.created'), sort: 'created', cell: ({ created_at }) => format.date(created_at) },
        {
          name: t('field.used'),
          sort: 'used',
          cell: ({ last_used_at }) => (last_used_at === null ? t('used.never') : <TimeAgo at={last_used_at} />),
        },
      ]}
    />
  );
}

const Person = ({ user }: { user: ListedUser }) => (
  <PersonBadge
    name={user.full_name}
    initial={user.initial}
    image={user.profile_image}
    size="sm"
    to={to.person({ id: user.id })}
  />
);
