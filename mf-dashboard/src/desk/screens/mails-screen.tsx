import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useTableMemory } from '../../data-table/table-memory.ts';
import { TableTools } from '../../data-table/table-tools.tsx';
import { useSelection } from '../../data-table/use-selection.ts';
import { useTableState } from '../../data-table/use-table-state.ts';
import { MailFilters } from '../features/mails/mail-filters.tsx';
import { MailTable } from '../features/mails/mail-table.tsx';
import classes from '../features/mails/mails.module.css';
import { ResendMany } from '../features/mails/resend-mail.tsx';
import { mailTable, useMails, useMailsFile } from '../features/mails/use-mails.ts';
import { useMailsText } from '../messages/mails.ts';

/** For those who run the site: every mail that it sends, and those that it could not. */
export default function MailsScreen() {
  const t = useMailsText();
  const totalText = useTotalText();
  const { user } = useSession();
  const state = useTableState(mailTable);
  const memory = useTableMemory(mailTable.id, user?.id);
  const selection = useSelection(state.question);
  const mails = useMails(state);
  const sorts = mailTable.sorts.map((value) => ({ value, label: t(`field.${value}`) }));
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        actions={
          <LinkButton variant="default" to={to.mailTemplates()}>
            {t('templates')}
          </LinkButton>
        }
      />
      <TableTools
        state={state}
        memory={memory}
        search={t('search')}
        sorts={sorts}
        found={mails.data && totalText(t('found', { count: mails.data.total }), mails.data)}
        fileLink={useMailsFile(state)}
      >
        <MailFilters state={state} />
      </TableTools>
      <MailTable state={state} mails={mails} selection={selection} isDense={memory.isDense} />
      <ResendMany selection={selection} />
      {mails.data && <p className={classes.kept}>{t('kept', { days: mails.data.kept_days })}</p>}
    </Page>
  );
}
