import type { OutgoingMail } from '@stoa/shared/contract/telling/mail-desk.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useMailsText } from '../../messages/mails.ts';
import classes from './mails.module.css';

const tones: Record<OutgoingMail['state'], StatusTone> = {
  waiting: 'info',
  failed: 'warning',
  given_up: 'danger',
  sent: 'success',
};

/** How a mail stands, and what broke its last try: in plain words, and in those of the log for who knows them. */
export function MailStanding({ mail }: { mail: OutgoingMail }) {
  const t = useMailsText();
  const format = useFormat();
  const { state, fault, last_error, sent_at, due_at } = mail;
  return (
    <div className={classes.standing}>
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {sent_at !== null && <span className={classes.soft}>{t('sent.at', { ago: format.ago(sent_at) })}</span>}
      {state === 'failed' && due_at !== null && (
        <span className={classes.soft}>{t('due.at', { ago: format.moment(due_at) })}</span>
      )}
      {fault !== null && <span>{t(`fault.${fault}`)}</span>}
      {last_error !== null && (
        <details className={classes.soft}>
          <summary>{t('error.words')}</summary>
          <span className={classes.log} dir="auto">
            {last_error}
          </span>
        </details>
      )}
    </div>
  );
}
