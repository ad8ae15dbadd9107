import { Link } from 'react-router-dom';
import type { DevMailSummary } from '@stoa/shared/contract/telling/mail.ts';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { useDevMailText } from '../../messages/dev-mail.ts';
import classes from './dev-mail.module.css';

interface MailListProps {
  mails: readonly DevMailSummary[];
  /** The one that is open. */
  openId: string | undefined;
  pathOf(id: string): string;
}

export function MailList({ mails, openId, pathOf }: MailListProps) {
  const t = useDevMailText();
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {mails.map(({ id, subject, to, created_at }) => (
        <li key={id} className={classes.row} data-open={id === openId || undefined}>
          <Link to={pathOf(id)} className={classes.subject} aria-current={id === openId || undefined}>
            {subject}
          </Link>
          <span className={classes.address}>{t('to', { address: to })}</span>
          <span className={classes.age}>
            <TimeAgo at={created_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
