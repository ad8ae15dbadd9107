import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ReviewQueueRow } from '@stoa/shared/contract/teaching/review.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { Text } from '@stoa/shared/kit';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge, courseTone } from '@stoa/shared/ui/status-badge.tsx';
import classes from './queue-row.module.css';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useReviewText } from '../../messages/review.ts';

export function QueueRow({ row }: { row: ReviewQueueRow }) {
  const t = useReviewText();
  const format = useFormat();
  const word = useCourseWords();
  const nameOf = useCategoryName();
  const { name, slug, status, cover_url, creator, category, lesson_count, duration_s, submitted_at, round } = row;
  const facts = [
    creator.full_name,
    category && nameOf(category.final_category),
    t('row.lessons', { count: lesson_count }),
    duration_s > 0 && format.duration(duration_s),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.cover}>
        <CourseCover src={cover_url} title={name} />
      </div>
      <div className={classes.words}>
        <Text fw={650} size="lg">
          <LinkAnchor c="inherit" to={to.reviewCourse({ slug })}>
            {name}
          </LinkAnchor>
        </Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <div className={classes.state}>
          <StatusBadge tone={courseTone(status)}>{word(`status.${status}`)}</StatusBadge>
          {row.is_micro && <StatusBadge tone="neutral">{word('micro')}</StatusBadge>}
          {submitted_at && <Text size="sm">{t('row.sent', { ago: format.ago(submitted_at) })}</Text>}
          {round > 1 && <Text size="sm">{t('row.round', { round })}</Text>}
          {row.reviewer && <Text size="sm">{t('row.reviewer', { name: row.reviewer.name })}</Text>}
          {row.open_comments > 0 && <Text size="sm">{t('row.comments', { count: row.open_comments })}</Text>}
        </div>
      </div>
      <LinkButton to={to.reviewCourse({ slug })} variant="default" aria-label={t('row.review.of', { name })}>
        {t('row.review')}
      </LinkButton>
    </li>
  );
}
