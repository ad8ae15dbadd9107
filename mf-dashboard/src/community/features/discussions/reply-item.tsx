import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CommunityReply } from '@stoa/shared/contract/community/community.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCommunityText } from '../../messages/community.ts';
import { ContentActions } from './content-actions.tsx';
import { ReactionBar } from './reaction-bar.tsx';
import { RemovedNote } from './removed-note.tsx';
import { useAcceptReply } from './use-content-actions.ts';
import { useRefreshThread } from './use-thread.ts';
import { WrittenBy } from './written-by.tsx';
import { EditReply } from './writing.tsx';
import classes from './reply-item.module.css';

interface ReplyItemProps {
  reply: CommunityReply;
  /** An answer can be accepted here. */
  inHelp: boolean;
  onReply?: ((reply: CommunityReply) => void) | undefined;
}

export const replyAnchor = (id: string): string => `reply-${id}`;

export function ReplyItem({ reply, inHelp, onReply }: ReplyItemProps) {
  const t = useCommunityText();
  const { toasts } = usePlatform();
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);
  const accept = useAcceptReply(reply.post_id);
  const refresh = useRefreshThread(reply.post_id);
  const { id, body, author, reactions } = reply;
  if (body === null) {
    return (
      <article id={replyAnchor(id)} tabIndex={-1} className={classes.removed} aria-label={t('replies.removed')}>
        {t('replies.removed')}
      </article>
    );
  }
  const name = author?.full_name ?? t('post.former');
  const acceptedNow = accept.isPending ? accept.variables === id : reply.accepted;
  return (
    <article
      id={replyAnchor(id)}
      tabIndex={-1}
      className={classes.reply}
      data-accepted={acceptedNow}
      aria-label={t('replies.by', { name })}
    >
      <WrittenBy author={author} at={reply.created_at} editedAt={reply.edited_at} size="sm" />
      {acceptedNow && (
        <p className={classes.accepted}>
          <IconCircleCheck size={18} aria-hidden="true" />
          {t('replies.accepted')}
        </p>
      )}
      <AnsweredLine reply={reply} />
      <RemovedNote subject="replies" content={reply} />
      {isEditing && user ? (
        <EditReply
          userId={user.id}
          reply={reply}
          onCancel={() => setEditing(false)}
          onDone={() => {
            setEditing(false);
            toasts.show({ kind: 'success', message: t('done.edited') });
            void refresh();
          }}
        />
      ) : (
        <>
          <div dir="auto">
            <Markdown text={body} headingOrder={3} pictures="linked" />
          </div>
          {!reply.removal && (
            <ReactionBar
              subject="replies"
              id={id}
              postId={reply.post_id}
              reactions={reactions}
              canReact={reply.actions.includes('react')}
            />
          )}
          <ContentActions
            subject="replies"
            postId={reply.post_id}
            content={reply}
            onReply={onReply && (() => onReply(reply))}
            onEdit={() => setEditing(true)}
            accept={
              inHelp ? { isAccepted: acceptedNow, toggle: () => accept.mutate(reply.accepted ? null : id) } : undefined
            }
          />
        </>
      )}
    </article>
  );
}

/** Whom it answers, with the way there. */
function AnsweredLine({ reply: { reply_to, post_id } }: { reply: CommunityReply }) {
  const t = useCommunityText();
  if (!reply_to) return null;
  if (reply_to.excerpt === null) return <p className={classes.answered}>{t('replies.toRemoved')}</p>;
  return (
    <blockquote className={classes.answered}>
      <LinkAnchor to={`${to.communityPost({ id: post_id })}#${replyAnchor(reply_to.id)}`} preventScrollReset>
        {t('replies.to', { name: reply_to.author?.full_name ?? t('post.former') })}
      </LinkAnchor>
      <span className={classes.quote} dir="auto">
        {reply_to.excerpt}
      </span>
    </blockquote>
  );
}
