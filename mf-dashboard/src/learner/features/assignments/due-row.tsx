import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Title } from '@stoa/shared/kit';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import classes from './due-row.module.css';
import { Instructions } from './instructions.tsx';
import type { DueWork } from './use-due-work.ts';

/** One assignment: when it is due, what the reviewer said, what it asks, and the way to hand it in. */
export function DueRow({ assignment }: { assignment: DueWork }) {
  const t = useHomeMoreText();
  const { title, href, place, overdue, required, submission } = assignment;
  const isReturned = submission?.status === 'returned';
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Title order={3} className={classes.title ?? ''}>
          <LinkAnchor to={href} c="inherit">
            {title}
          </LinkAnchor>
        </Title>
        {isReturned && <StatusBadge tone="warning">{t('due.returned')}</StatusBadge>}
        {submission?.status === 'draft' && <StatusBadge tone="info">{t('due.draft')}</StatusBadge>}
        {overdue && <StatusBadge tone="danger">{t('due.overdue')}</StatusBadge>}
        {!required && <StatusBadge tone="neutral">{t('due.optional')}</StatusBadge>}
      </div>
      <p className={classes.facts}>
        <LinkAnchor to={place.href}>{place.name}</LinkAnchor>
        <DueDate assignment={assignment} />
      </p>
      {isReturned && submission.feedback && (
        <figure className={classes.feedback}>
          <figcaption className={classes.by}>
            {submission.reviewed_by
              ? t('due.feedback.by', { name: submission.reviewed_by.full_name })
              : t('due.feedback')}
          </figcaption>
          <blockquote className={classes.words}>{submission.feedback}</blockquote>
        </figure>
      )}
      <div className={classes.foot}>
        <Instructions assignment={assignment} />
        <HandIn href={href} title={title} again={isReturned} />
      </div>
    </li>
  );
}

function HandIn({ href, title, again }: { href: string; title: string; again: boolean }) {
  const t = useHomeMoreText();
  const action = t(again ? 'due.again' : 'due.handIn');
  return (
    <LinkButton to={href} variant="default" size="sm" aria-label={action + t('due.of', { title })}>
      {action}
    </LinkButton>
  );
}

function DueDate({ assignment: { due_at, overdue } }: { assignment: DueWork }) {
  const t = useHomeMoreText();
  const format = useFormat();
  if (due_at === null) return <span>{t('due.never')}</span>;
  const when = { date: format.date(due_at), ago: format.ago(due_at) };
  return <time dateTime={due_at}>{t(overdue ? 'due.was' : 'due.by', when)}</time>;
}
