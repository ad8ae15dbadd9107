import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { DueAssignment } from '@stoa/shared/contract/learning/assignments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Title } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import classes from './due-row.module.css';
import { Instructions } from './instructions.tsx';

/** One assignment: when it is due, what the reviewer said, and what it asks. */
export function DueRow({ assignment }: { assignment: DueAssignment }) {
  const t = useHomeMoreText();
  const { title, course, overdue, required, submission } = assignment;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Title order={3} className={classes.title ?? ''}>
          {title}
        </Title>
        {submission?.status === 'returned' && <StatusBadge tone="warning">{t('due.returned')}</StatusBadge>}
        {overdue && <StatusBadge tone="danger">{t('due.overdue')}</StatusBadge>}
        {!required && <StatusBadge tone="neutral">{t('due.optional')}</StatusBadge>}
      </div>
      <p className={classes.facts}>
        <LinkAnchor to={to.player({ slug: course.slug })}>{course.name}</LinkAnchor>
        <DueDate assignment={assignment} />
      </p>
      {submission?.status === 'returned' && submission.feedback && (
        <figure className={classes.feedback}>
          <figcaption className={classes.by}>
            {submission.reviewed_by
              ? t('due.feedback.by', { name: submission.reviewed_by.full_name })
              : t('due.feedback')}
          </figcaption>
          <blockquote className={classes.words}>{submission.feedback}</blockquote>
        </figure>
      )}
      <Instructions assignment={assignment} />
    </li>
  );
}

function DueDate({ assignment: { due_at, overdue } }: { assignment: DueAssignment }) {
  const t = useHomeMoreText();
  const format = useFormat();
  if (due_at === null) return <span>{t('due.never')}</span>;
  const when = { date: format.date(due_at), ago: format.ago(due_at) };
  return <time dateTime={due_at}>{t(overdue ? 'due.was' : 'due.by', when)}</time>;
}
