import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { useCommunityText } from '../../messages/community.ts';
import classes from './written-by.module.css';

interface WrittenByProps {
  author: Person | null;
  at: string;
  editedAt: string | null;
  size?: 'sm' | 'md';
}

/** Who wrote it, when, and whether it was edited since. */
export function WrittenBy({ author, at, editedAt, size = 'md' }: WrittenByProps) {
  const t = useCommunityText();
  const format = useFormat();
  return (
    <div className={classes.line}>
      <PersonBadge
        name={author?.full_name ?? t('post.former')}
        initial={author?.initial ?? '–'}
        image={author?.profile_image ?? null}
        title={author?.title ?? null}
        size={size}
      />
      <span className={classes.when}>
        <time dateTime={at} title={t('post.writtenAt', { when: format.moment(at) })}>
          {format.ago(at)}
        </time>
        {editedAt && (
          <>
            {' · '}
            <time dateTime={editedAt} title={t('post.editedAt', { when: format.moment(editedAt) })}>
              {t('post.edited')}
            </time>
          </>
        )}
      </span>
    </div>
  );
}
