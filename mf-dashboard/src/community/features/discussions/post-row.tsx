import { IconMessageCircle, IconThumbUp } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { PostSummary } from '@stoa/shared/contract/community/community.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Avatar, VisuallyHidden } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCommunityText } from '../../messages/community.ts';
import { PostBadges } from './post-badges.tsx';
import { useCategoryName } from './use-category-names.ts';
import classes from './post-row.module.css';

export function PostRow({ post }: { post: PostSummary }) {
  const t = useCommunityText();
  const format = useFormat();
  const categoryName = useCategoryName();
  const { id, title, excerpt, author, created_at, reply_count, reactions } = post;
  const isMarked = post.pinned || post.locked || post.solved || post.removal !== null;
  return (
    <li className={classes.row}>
      <Avatar
        className={classes.avatar}
        src={author?.profile_image ?? null}
        size={40}
        radius="50%"
        color="aegean"
        alt=""
        aria-hidden="true"
      >
        {author?.initial ?? '–'}
      </Avatar>
      <div className={classes.words}>
        {isMarked && (
          <div className={classes.badges}>
            <PostBadges {...post} />
          </div>
        )}
        <h2 className={classes.title} dir="auto">
          <LinkAnchor c="inherit" to={to.communityPost({ id })}>
            {title ?? t('post.removedTitle')}
          </LinkAnchor>
        </h2>
        {excerpt && (
          <p className={classes.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
        <p className={classes.meta}>
          <span className={classes.author}>{author?.full_name ?? t('post.former')}</span>
          <span>{categoryName(post.category)}</span>
          <time dateTime={created_at} title={format.moment(created_at)}>
            {format.ago(created_at)}
          </time>
        </p>
      </div>
      <p className={classes.counts}>
        <span>
          <IconMessageCircle size={17} stroke={1.75} aria-hidden="true" />
          <span aria-hidden="true">{format.number(reply_count)}</span>
          <VisuallyHidden>{t('post.replies', { count: reply_count })}</VisuallyHidden>
        </span>
        {reactions.helpful.count > 0 && (
          <span>
            <IconThumbUp size={17} stroke={1.75} aria-hidden="true" />
            <span aria-hidden="true">{format.number(reactions.helpful.count)}</span>
            <VisuallyHidden>{t('post.helpful', { count: reactions.helpful.count })}</VisuallyHidden>
          </span>
        )}
      </p>
    </li>
  );
}
