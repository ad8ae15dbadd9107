import { useState } from 'react';
import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { BulkBar } from '../../data-table/bulk-bar.tsx';
import { useTableMemory } from '../../data-table/table-memory.ts';
import { TableTools } from '../../data-table/table-tools.tsx';
import { type Selection, useSelection } from '../../data-table/use-selection.ts';
import { useTableState } from '../../data-table/use-table-state.ts';
import { GiveRoleDialog, LogOutDialog } from '../features/people/act-dialogs.tsx';
import { PeopleFilters } from '../features/people/people-filters.tsx';
import { PeopleTable } from '../features/people/people-table.tsx';
import { peopleTable, usePeople, usePeopleFile } from '../features/people/use-people.ts';
import { usePeopleText } from '../messages/people.ts';

/** For super-admins: everyone who has an account, and what can be done to many at once. */
export default function PeopleScreen() {
  const t = usePeopleText();
  const totalText = useTotalText();
  const { user } = useSession();
  const state = useTableState(peopleTable);
  const memory = useTableMemory(peopleTable.id, user?.id);
  const selection = useSelection(state.question);
  const people = usePeople(state);
  const sorts = peopleTable.sorts.map((value) => ({ value, label: t(`field.${value}`) }));
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <TableTools
        state={state}
        memory={memory}
        search={t('search')}
        sorts={sorts}
        found={people.data && totalText(t('found', { count: people.data.total }), people.data)}
        fileLink={usePeopleFile(state)}
      >
        <PeopleFilters state={state} />
      </TableTools>
      <PeopleTable state={state} people={people} selection={selection} isDense={memory.isDense} />
      <ActsOnChosen selection={selection} />
    </Page>
  );
}

function ActsOnChosen({ selection }: { selection: Selection }) {
  const t = usePeopleText();
  const [asked, setAsked] = useState<'role' | 'out'>();
  const dialog = { ids: [...selection.chosen], onDone: selection.clear, onClose: () => setAsked(undefined) };
  return (
    <>
      <BulkBar selection={selection}>
        <Button size="compact-sm" onClick={() => setAsked('role')}>
          {t('give.button')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setAsked('out')}>
          {t('out.button')}
        </Button>
      </BulkBar>
      {asked === 'role' && <GiveRoleDialog {...dialog} />}
      {asked === 'out' && <LogOutDialog {...dialog} />}
    </>
  );
}
