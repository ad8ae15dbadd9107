import { statusNames } from '@stoa/shared/contract/course-words.ts';
import type { ReviewQueueRow } from '@stoa/shared/contract/creating.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { agoText, countText, durationText } from '@stoa/shared/ui/format.ts';
import { Text } from '@stoa/shared/ui/kit.ts';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge, courseTone } from '@stoa/shared/ui/status-badge.tsx';
import { paths } from '../../paths.ts';
import classes from './queue-row.module.css';

export function QueueRow({ row }: { row: ReviewQueueRow }) {
  const { name, slug, status, cover_url, creator, category, lesson_count, duration_s, submitted_at, round } = row;
  const facts = [
    creator.full_name,
    category?.final_category.name,
    countText(lesson_count, 'lesson'),
    duration_s > 0 && durationText(duration_s),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.cover}>
        <CourseCover src={cover_url} title={name} />
      </div>
      <div className={classes.words}>
        <Text fw={650} size="lg">
          <LinkAnchor c="inherit" to={paths.reviewCourse(slug)}>
            {name}
          </LinkAnchor>
        </Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <div className={classes.state}>
          <StatusBadge tone={courseTone(status)}>{statusNames[status]}</StatusBadge>
          {submitted_at && <Text size="sm">Sent {agoText(submitted_at)}</Text>}
          {round > 1 && <Text size="sm">Round {round}</Text>}
          {row.open_comments > 0 && <Text size="sm">{countText(row.open_comments, 'open comment')}</Text>}
        </div>
      </div>
      <LinkButton to={paths.reviewCourse(slug)} variant="default" aria-label={`Review ${name}`}>
        Review
      </LinkButton>
    </li>
  );
}
