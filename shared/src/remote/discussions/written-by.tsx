import type { Discussion } from '../../contract/learning/discussions.ts';
import { useDiscussionText } from '../../i18n/messages/discussion.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PersonBadge } from '../../ui/person-badge.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './written-by.module.css';

/** Who wrote it, when, whether it was edited since, and whether they answer for the course. */
export function WrittenBy({ of: { author, by_team, created_at, edited_at } }: { of: Discussion }) {
  const t = useDiscussionText();
  const format = useFormat();
  return (
    <div className={classes.line}>
      <PersonBadge
        name={author?.full_name ?? t('former')}
        initial={author?.initial ?? '–'}
        image={author?.profile_image ?? null}
        size="sm"
      />
      {by_team && <StatusBadge tone="info">{t('team')}</StatusBadge>}
      <span className={classes.when}>
        <time dateTime={created_at} title={t('writtenAt', { when: format.moment(created_at) })}>
          {format.ago(created_at)}
        </time>
        {edited_at && (
          <>
            {' · '}
            <time dateTime={edited_at} title={t('editedAt', { when: format.moment(edited_at) })}>
              {t('edited')}
            </time>
          </>
        )}
      </span>
    </div>
  );
}
