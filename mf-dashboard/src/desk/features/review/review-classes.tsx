import { useQuery } from '@tanstack/react-query';
import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { ownTimes, plannedTimes } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Skeleton } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useReviewText } from '../../messages/review.ts';
import classes from './review-classes.module.css';

/** When the classes of a live lesson are held, and by whom: they are no part of the course's text, and move without a review. */
export function ReviewClasses({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const t = useReviewText();
  const api = useApi();
  const planned = useQuery({
    queryKey: ['review-classes', courseId],
    queryFn: ({ signal }) => api.listCourseClasses({ params: { id: courseId }, signal }),
  });
  if (planned.isPending) return <Skeleton height="3rem" role="status" aria-label={t('classes.loading')} />;
  if (!planned.data) return <LoadFailed query={planned} />;
  const own = planned.data.filter(({ lesson_id }) => lesson_id === lessonId);
  if (own.length === 0) return <p className={classes.none}>{t('classes.none')}</p>;
  return (
    <ul aria-label={t('classes.title')} className={classes.classes}>
      {own.map((held) => (
        <li key={held.id}>
          <Held held={held} />
        </li>
      ))}
    </ul>
  );
}

function Held({ held }: { held: LiveClass }) {
  const t = useReviewText();
  const { locale } = useFormat();
  const zone = plannedTimes(held, locale);
  const { host, co_hosts, status, capacity } = held;
  const names = [...(host ? [host] : []), ...co_hosts].map(({ full_name }) => full_name).join(', ');
  const facts = [
    names && t('classes.hosts', { names }),
    capacity !== null && t('classes.capacity', { count: capacity }),
    status !== 'upcoming' && t(`classes.${status}`),
  ];
  return (
    <>
      <strong>{held.title}</strong> · <time dateTime={held.starts_at}>{ownTimes(held, locale)}</time>
      {zone && ` ${t('classes.planned', zone)}`}
      <br />
      <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}
