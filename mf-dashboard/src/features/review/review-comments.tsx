import type { ReviewComment } from '@stoa/shared/contract/creating.ts';
import { Text } from '@stoa/shared/ui/kit.ts';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import classes from './review-comments.module.css';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useReviewText } from '../../messages/review.ts';

export function ReviewComments({ comments }: { comments: readonly ReviewComment[] }) {
  const t = useReviewText();
  const format = useFormat();
  if (comments.length === 0) return <Text c="dimmed">{t('comments.none')}</Text>;
  return (
    <ul className={classes.list}>
      {comments.map(({ id, author, body, blocking, resolved_at, created_at }) => (
        <li key={id} className={classes.comment}>
          <div className={classes.head}>
            <PersonBadge name={author.full_name} initial={author.initial} image={author.profile_image} size="sm" />
            <Text size="sm" c="dimmed">
              {format.ago(created_at)}
            </Text>
            {resolved_at ? (
              <StatusBadge tone="success">{t('comments.resolved')}</StatusBadge>
            ) : (
              blocking && <StatusBadge tone="warning">{t('comments.blocking')}</StatusBadge>
            )}
          </div>

          <Text className={classes.body ?? ''}>{body}</Text>
        </li>
      ))}
    </ul>
  );
}
