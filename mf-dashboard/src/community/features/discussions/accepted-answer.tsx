import { IconCircleCheck } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CommunityReply } from '@stoa/shared/contract/community/community.ts';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCommunityText } from '../../messages/community.ts';
import { replyAnchor } from './reply-item.tsx';
import { WrittenBy } from './written-by.tsx';
import classes from './accepted-answer.module.css';

/** The answer that helped, right below the question. */
export function AcceptedAnswer({ reply }: { reply: CommunityReply }) {
  const t = useCommunityText();
  if (reply.body === null) return null;
  return (
    <section aria-label={t('replies.accepted')} className={classes.answer}>
      <p className={classes.name} aria-hidden="true">
        <IconCircleCheck size={20} />
        {t('replies.accepted')}
      </p>
      <div dir="auto">
        <Markdown text={reply.body} headingOrder={3} pictures="linked" />
      </div>
      <WrittenBy author={reply.author} at={reply.created_at} editedAt={reply.edited_at} size="sm" />
      <LinkAnchor
        to={`${to.communityPost({ id: reply.post_id })}#${replyAnchor(reply.id)}`}
        preventScrollReset
        size="sm"
      >
        {t('replies.acceptedJump')}
      </LinkAnchor>
    </section>
  );
}
