import type { PostThread } from '@stoa/shared/contract/community/community.ts';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useCommunityText } from '../../messages/community.ts';
import { ContentActions } from './content-actions.tsx';
import { ReactionBar } from './reaction-bar.tsx';
import { RemovedNote } from './removed-note.tsx';
import { WrittenBy } from './written-by.tsx';
import classes from './post-article.module.css';

interface PostArticleProps {
  post: PostThread;
  onReply?: (() => void) | undefined;
  onEdit(): void;
}

/** What was written, who wrote it, and what others think of it. */
export function PostArticle({ post, onReply, onEdit }: PostArticleProps) {
  const t = useCommunityText();
  const { id, body, removal } = post;
  if (body === null) {
    return (
      <p className={classes.removed}>
        {t(removal?.by === 'moderator' ? 'post.removedByModerator' : 'post.removedByAuthor')}
      </p>
    );
  }
  return (
    <div className={classes.post}>
      <WrittenBy author={post.author} at={post.created_at} editedAt={post.edited_at} />
      <RemovedNote subject="post" content={post} />
      <div dir="auto">
        <Markdown text={body} pictures="linked" />
      </div>
      {!removal && (
        <ReactionBar
          subject="posts"
          id={id}
          postId={id}
          reactions={post.reactions}
          canReact={post.actions.includes('react')}
        />
      )}
      <ContentActions subject="posts" postId={id} content={post} onReply={onReply} onEdit={onEdit} />
    </div>
  );
}
