import type { PersonList } from '@stoa/shared/contract/people/user-details.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { statusText, usePeopleText } from '../../messages/people.ts';
import classes from './people.module.css';
import { usePersonLists } from './use-person.ts';

/** What other parts of the site keep of this person. */
export function PersonLists({ id }: { id: string }) {
  const t = usePeopleText();
  const lists = usePersonLists(id);
  if (lists.isPending) return <RowSkeleton count={4} label={t('lists.loading')} />;
  if (lists.isError) return <LoadFailed query={lists} />;
  return (
    <div className={classes.lists}>
      {lists.data.map((list) => (
        <OneList key={list.name} list={list} />
      ))}
    </div>
  );
}

function OneList({ list: { name, total, items } }: { list: PersonList }) {
  const t = usePeopleText();
  const format = useFormat();
  const title = t(`list.${name}`);
  return (
    <Section title={title}>
      {total === 0 && <p>{t('list.none')}</p>}
      {total > 0 && (
        <RecordTable
          label={title}
          rows={items}
          keyOf={({ id }) => id}
          columns={[
            {
              name: t('list.what'),
              cell: ({ title: what, link }) => (link === null ? what : <LinkAnchor to={link}>{what}</LinkAnchor>),
              note: ({ money }) => money && format.money(money.amount_minor, money.currency),
            },
            { name: t('list.status'), cell: ({ status }) => statusText(t, status) },
            { name: t('list.at'), cell: ({ at }) => format.date(at) },
          ]}
        />
      )}
      {total > items.length && <p className={classes.count}>{t('list.of', { shown: items.length, total })}</p>}
    </Section>
  );
}
