import type { ReviewComment } from '@stoa/shared/contract/creating.ts';
import { agoText } from '@stoa/shared/ui/format.ts';
import { Text } from '@stoa/shared/ui/kit.ts';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import classes from './review-comments.module.css';

export function ReviewComments({ comments }: { comments: readonly ReviewComment[] }) {
  if (comments.length === 0) return <Text c="dimmed">No comment yet.</Text>;
  return (
    <ul className={classes.list}>
      {comments.map(({ id, author, body, blocking, resolved_at, created_at }) => (
        <li key={id} className={classes.comment}>
          <div className={classes.head}>
            <PersonBadge name={author.full_name} initial={author.initial} image={author.profile_image} size="sm" />
            <Text size="sm" c="dimmed">
              {agoText(created_at)}
            </Text>
            {resolved_at ? (
              <StatusBadge tone="success">Dealt with</StatusBadge>
            ) : (
              blocking && <StatusBadge tone="warning">Must be fixed</StatusBadge>
            )}
          </div>

          <Text className={classes.body ?? ''}>{body}</Text>
        </li>
      ))}
    </ul>
  );
}
