import { useId } from 'react';
import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { ownTimes, plannedTimes } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Title } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import { ClassActions } from './class-actions.tsx';
import classes from './live-classes.module.css';

export interface ClassCardProps {
  planned: PlannedClass;
  /** As who takes part sees it; undefined while that is not known. */
  door: LiveClass | undefined;
  hasFollowing: boolean;
  /** Asks for a film of it. */
  onRecording(): void;
}

/** One class: when and where it is held, and what its team can do with it. */
export function ClassCard(props: ClassCardProps) {
  const t = useLiveClassesText();
  const { locale } = useFormat();
  const headingId = useId();
  const { planned } = props;
  const zone = plannedTimes(planned, locale);
  return (
    <li>
      <article className={classes.card} aria-labelledby={headingId}>
        <div className={classes.head}>
          <Title order={6} size="h5" id={headingId}>
            {planned.title}
          </Title>
          <Status planned={planned} />
          {planned.series_id && <StatusBadge tone="neutral">{t('class.series')}</StatusBadge>}
        </div>
        <p>
          <time dateTime={planned.starts_at}>{ownTimes(planned, locale)}</time>
          {zone && <span className={classes.quiet}> {t('class.planned', zone)}</span>}
        </p>
        <Facts planned={planned} />
        <Lessons planned={planned} />
        <ClassActions {...props} />
      </article>
    </li>
  );
}

function Status({ planned: { status } }: { planned: PlannedClass }) {
  const t = useLiveClassesText();
  switch (status) {
    case 'live':
      return <StatusBadge tone="success">{t('class.on')}</StatusBadge>;
    case 'cancelled':
      return <StatusBadge tone="danger">{t('class.cancelled')}</StatusBadge>;
    case 'ended':
      return <StatusBadge tone="neutral">{t('class.over')}</StatusBadge>;
    case 'upcoming':
      return null;
  }
}

function Facts({ planned }: { planned: PlannedClass }) {
  const t = useLiveClassesText();
  const { hosts, room, capacity, cancel_reason: reason } = planned;
  const facts = [
    hosts.length > 0 && t('class.hosts', { names: hosts.map(({ full_name }) => full_name).join(', ') }),
    t('class.room', { room }),
    capacity !== null && t('class.capacity', { count: capacity }),
    reason && t('class.reason', { reason }),
  ];
  return <p className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</p>;
}

/** The lesson that it belongs to, and the one that its recording became. */
function Lessons({ planned: { lesson_id, recording_lesson_id } }: { planned: PlannedClass }) {
  const t = useLiveClassesText();
  const { course } = useBuilder();
  const lessons = course.modules.flatMap((module) => module.lessons);
  const lesson = lessons.find(({ id }) => id === lesson_id);
  const recording = lessons.find(({ id }) => id === recording_lesson_id);
  const hrefOf = (id: string) => to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson: id });
  return (
    <>
      {lesson && (
        <p className={classes.quiet}>
          {t.rich('class.lesson', {
            title: lesson.title,
            link: (text) => <LinkAnchor to={hrefOf(lesson.id)}>{text}</LinkAnchor>,
          })}
        </p>
      )}
      {recording && (
        <p className={classes.quiet}>
          {t.rich('class.recording', {
            title: recording.title,
            link: (text) => <LinkAnchor to={hrefOf(recording.id)}>{text}</LinkAnchor>,
          })}
        </p>
      )}
    </>
  );
}
