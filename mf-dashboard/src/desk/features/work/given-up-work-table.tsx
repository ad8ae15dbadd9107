import type { GivenUpWork } from '@stoa/shared/contract/people/background-work.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useSelection } from '../../../ui/data-table/use-selection.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { useWorkText } from '../../messages/work.ts';
import classes from './given-up-work-table.module.css';
import { ManyWork } from './many-work.tsx';
import { type useGivenUpWork, useRetry } from './use-given-up-work.ts';

interface GivenUpWorkTableProps {
  state: TableState;
  query: ReturnType<typeof useGivenUpWork>;
}

/** What failed at every try, and why. Kinds, keys and errors are in the words of the logs. */
export function GivenUpWorkTable({ state, query }: GivenUpWorkTableProps) {
  const t = useWorkText();
  const format = useFormat();
  const selection = useSelection(state.question);
  return (
    <>
      <ManyWork selection={selection} />
      <DataTable
        label={t('list')}
        state={state}
        query={query}
        keyOf={({ id }) => id}
        selection={{ ...selection, nameOf: ({ kind, key }) => (key === null ? kind : `${kind} ${key}`) }}
        empty={{ title: t('none.title'), text: t('none.text') }}
        columns={[
          {
            name: t('field.work'),
            cell: ({ kind }) => kind,
            note: ({ key }) => key !== null && <Log>{key}</Log>,
          },
          {
            name: t('field.error'),
            cell: ({ last_error }) => (last_error === null ? t('error.unknown') : <Log>{last_error}</Log>),
          },
          {
            name: t('field.when'),
            cell: ({ given_up_at }) => (
              <time className={classes.when} dateTime={given_up_at}>
                {format.moment(given_up_at)}
              </time>
            ),
            note: ({ attempts }) => t('tries', { count: attempts }),
          },
          { name: t('field.next'), cell: (row) => <Retry work={row} /> },
        ]}
      />
    </>
  );
}

const Log = ({ children }: { children: string }) => (
  <span className={classes.log} dir="auto">
    {children}
  </span>
);

function Retry({ work }: { work: GivenUpWork }) {
  const t = useWorkText();
  const retry = useRetry(work);
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={retry.isPending}
      onClick={() => retry.mutate()}
      aria-label={t('retry.of', { action: t('retry'), work: work.kind })}
    >
      {t('retry')}
    </Button>
  );
}
