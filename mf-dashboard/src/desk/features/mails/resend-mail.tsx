import type { OutgoingMail } from '@stoa/shared/contract/telling/mail-desk.ts';
import { Button } from '@stoa/shared/kit';
import { BulkBar } from '../../../data-table/bulk-bar.tsx';
import type { Selection } from '../../../data-table/use-selection.ts';
import { useMailsText } from '../../messages/mails.ts';
import classes from './mails.module.css';
import { useResend } from './use-mails.ts';

/** What can be done about one, or why nothing can; nothing where nothing need be. */
export function ResendMail({ mail: { id, recipient, resend: standing } }: { mail: OutgoingMail }) {
  const t = useMailsText();
  const resend = useResend();
  if (standing === 'link_expired' || standing === 'on_its_way') {
    return <span className={classes.soft}>{t(`cannot.${standing}`)}</span>;
  }
  if (standing !== 'possible') return null;
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={resend.isPending}
      onClick={() => resend.mutate([id])}
      aria-label={t('resend.of', { action: t('resend'), to: recipient.address })}
    >
      {t('resend')}
    </Button>
  );
}

/** To all chosen ones; those that cannot be sent again are left, and counted. */
export function ResendMany({ selection }: { selection: Selection }) {
  const t = useMailsText();
  const resend = useResend(selection.clear);
  return (
    <BulkBar selection={selection}>
      <Button size="compact-sm" loading={resend.isPending} onClick={() => resend.mutate([...selection.chosen])}>
        {t('resend')}
      </Button>
    </BulkBar>
  );
}
