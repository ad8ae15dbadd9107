import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import { clockTime, ownTimes, plannedTimes } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Anchor, Button, Group } from '@stoa/shared/kit';
import { useJoinClass } from '@stoa/shared/remote/live-classes/use-join-class.ts';
import { useStartText } from '@stoa/shared/remote/live-classes/use-start-text.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useLiveText } from '../../../messages/live.ts';
import { lessonKey } from '../use-lesson.ts';
import classes from './live-lesson.module.css';

interface ClassCardProps {
  liveClass: LiveClass;
  lessonId: string;
}

/** One class of a live lesson. */
export function ClassCard({ liveClass, lessonId }: ClassCardProps) {
  const t = useLiveText();
  const { locale } = useFormat();
  const zone = plannedTimes(liveClass, locale);
  const { host, co_hosts, title, description } = liveClass;
  const names = [...(host ? [host] : []), ...co_hosts].map(({ full_name }) => full_name).join(', ');
  return (
    <article className={classes.card}>
      <Until liveClass={liveClass} />
      <strong>{title}</strong>
      <p>
        <time dateTime={liveClass.starts_at}>{ownTimes(liveClass, locale)}</time>
        {zone && <span className={classes.quiet}> {t('class.planned', zone)}</span>}
      </p>
      {names && <p className={classes.quiet}>{t('class.hosts', { names })}</p>}
      {description && <p className={classes.description}>{description}</p>}
      <Ways liveClass={liveClass} lessonId={lessonId} />
    </article>
  );
}

function Until({ liveClass: { status, starts_at } }: { liveClass: LiveClass }) {
  const t = useLiveText();
  const startText = useStartText(starts_at, {
    inTime: (time) => t('class.in', { time }),
    inDays: (count) => t('class.days', { count }),
  });
  if (status === 'cancelled') return <StatusBadge tone="danger">{t('class.cancelled')}</StatusBadge>;
  if (status === 'ended') return <StatusBadge tone="neutral">{t('class.over')}</StatusBadge>;
  if (status === 'live' || startText === undefined) return <StatusBadge tone="success">{t('class.on')}</StatusBadge>;
  return <p className={classes.until}>{startText}</p>;
}

/** What is told in words of its own. */
const refusals = ['class_full', 'class_closed', 'not_enrolled', 'unavailable'] as const;

function Ways({ liveClass, lessonId }: ClassCardProps) {
  const t = useLiveText();
  const { locale } = useFormat();
  const refusal = useRefusal(t, refusals);
  const join = useJoinClass(liveClass.id, { shownBy: lessonKey(lessonId) });
  const { status, can_join, opens_at, title, is_host, course, recording_lesson_id: recording } = liveClass;
  const isAhead = status === 'upcoming' || status === 'live';
  return (
    <>
      <Group gap="sm">
        {can_join && (
          <Button loading={join.isPending} aria-label={t('class.joinNamed', { title })} onClick={() => join.mutate()}>
            {t(is_host ? 'class.start' : 'class.join')}
          </Button>
        )}
        {isAhead && (
          <Anchor href={liveClass.calendar_url} download>
            {t('class.calendar')}
          </Anchor>
        )}
        {recording && (
          <LinkButton to={to.player({ slug: course.slug }, { lesson: recording })} variant="default">
            {t('class.recording')}
          </LinkButton>
        )}
      </Group>
      {isAhead && !can_join && (
        <p className={classes.quiet}>{t('class.opens', { time: clockTime(opens_at, locale) })}</p>
      )}
      {join.data !== undefined && (
        <p role="status">
          {t('class.blocked')}{' '}
          <Anchor href={join.data} target="_blank" rel="noopener noreferrer">
            {t('class.way')}
          </Anchor>
        </p>
      )}
      {join.isError && <FormProblem text={refusal(join.error)} />}
    </>
  );
}
