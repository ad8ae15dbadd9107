import type { OutgoingMail } from '@stoa/shared/contract/telling/mail-desk.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { DataTable } from '../../../data-table/data-table.tsx';
import type { Selection } from '../../../data-table/use-selection.ts';
import { useMailsText } from '../../messages/mails.ts';
import { MailStanding } from './mail-standing.tsx';
import classes from './mails.module.css';
import { ResendMail } from './resend-mail.tsx';
import type { MailState, useMails } from './use-mails.ts';

interface MailTableProps {
  state: MailState;
  mails: ReturnType<typeof useMails>;
  selection: Selection;
  isDense: boolean;
}

/** Each says to whom it goes and how it stands; never what stands in it. */
export function MailTable({ state, mails, selection, isDense }: MailTableProps) {
  const t = useMailsText();
  const format = useFormat();
  return (
    <DataTable
      label={t('title')}
      state={state}
      query={mails}
      keyOf={({ id }) => id}
      selection={{ ...selection, nameOf: ({ recipient, subject }) => `${recipient.address} ${subject ?? ''}`.trim() }}
      isDense={isDense}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      columns={[
        {
          name: t('field.recipient'),
          sort: 'recipient',
          cell: ({ recipient }) => <span className={classes.words}>{recipient.address}</span>,
          note: ({ recipient }) => recipient.name,
        },
        {
          name: t('field.subject'),
          cell: ({ subject }) => <Subject subject={subject} />,
          note: ({ template, locale }) => `${t(`kind.${template}`)} · ${t(`template.locale.${locale}`)}`,
        },
        { name: t('field.state'), cell: (mail) => <MailStanding mail={mail} /> },
        { name: t('field.tries'), sort: 'tries', cell: ({ tries }) => format.number(tries) },
        {
          name: t('field.created'),
          sort: 'created',
          cell: ({ created_at }) => <time dateTime={created_at}>{format.moment(created_at)}</time>,
        },
        { name: t('field.next'), cell: (mail) => <ResendMail mail={mail} /> },
      ]}
    />
  );
}

function Subject({ subject }: Pick<OutgoingMail, 'subject'>) {
  const t = useMailsText();
  return <span className={classes.words}>{subject ?? t('subject.none')}</span>;
}
