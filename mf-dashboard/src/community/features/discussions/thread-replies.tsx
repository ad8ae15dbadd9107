import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CommunityReply, PostThread } from '@stoa/shared/contract/community/community.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Alert, Button, Text } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useCommunityText } from '../../messages/community.ts';
import { ReplyItem, replyAnchor } from './reply-item.tsx';
import type { Answered } from './reply-form.tsx';
import { useRefreshThread, useReplies } from './use-thread.ts';
import { useRevealedReplies } from './use-revealed-replies.ts';
import { WriteReply } from './writing.tsx';
import classes from './thread-replies.module.css';

interface ThreadRepliesProps {
  post: PostThread;
  /** Changes when somebody wants to answer the post itself. */
  answersPost: number;
}

/** What others answered, and the place to answer. */
export function ThreadReplies({ post, answersPost }: ThreadRepliesProps) {
  const t = useCommunityText();
  const replies = useReplies(post.id);
  const revealed = useRevealedReplies(replies, post);
  const { shown, hasMore, newCount, reveal } = revealed;
  const [answered, setAnswered] = useState<Answered>();
  const [isRevealing, setRevealing] = useState(false);
  const inHelp = post.category.slug === 'help';
  const mayReply = post.actions.includes('reply');
  const goToReply = useGoToReply(shown);
  useReplyOfAddress(replies, revealed);

  const revealFrom = async (): Promise<void> => {
    setRevealing(true);
    const first = await reveal().finally(() => setRevealing(false));
    if (first) goToReply(first.id);
  };
  return (
    <Section title={t('post.replies', { count: post.reply_count })}>
      {replies.isPending && <RowSkeleton count={3} label={t('replies.loading')} />}
      {replies.isError && <LoadFailed query={replies} />}
      {replies.data && shown.length === 0 && newCount === 0 && (
        <Text c="dimmed">{t(mayReply ? 'replies.none' : 'replies.noneLocked')}</Text>
      )}
      {shown.length > 0 && (
        <ol className={classes.list}>
          {shown.map((reply) => (
            <li key={reply.id}>
              <ReplyItem
                reply={reply}
                inHelp={inHelp}
                onReply={({ id, author }) => setAnswered({ id, name: author?.full_name ?? t('post.former') })}
              />
            </li>
          ))}
        </ol>
      )}
      {hasMore && (
        <Button
          variant="default"
          loading={replies.isFetchingNextPage}
          onClick={() => void replies.fetchNextPage()}
          className={classes.more}
        >
          {t('replies.more')}
        </Button>
      )}
      <div aria-live="polite" className={classes.news}>
        {newCount > 0 && (
          <Button radius="xl" loading={isRevealing} onClick={() => void revealFrom()}>
            {t('replies.new', { count: newCount })}
          </Button>
        )}
      </div>
      <ReplyPlace
        post={post}
        answered={answered}
        answersPost={answersPost}
        onAnswerNobody={() => setAnswered(undefined)}
        onReplied={async (reply) => {
          setAnswered(undefined);
          await reveal();
          goToReply(reply.id);
        }}
      />
    </Section>
  );
}

interface ReplyPlaceProps extends ThreadRepliesProps {
  answered: Answered | undefined;
  onAnswerNobody(): void;
  onReplied(reply: CommunityReply): Promise<void>;
}

/** The form, or why there is none. */
function ReplyPlace({ post, answered, answersPost, onAnswerNobody, onReplied }: ReplyPlaceProps) {
  const t = useCommunityText();
  const { navigation, toasts } = usePlatform();
  const { state, user } = useSession();
  const refresh = useRefreshThread(post.id);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answersPost > 0) place.current?.querySelector('textarea')?.focus();
  }, [answersPost]);
  if (post.locked) return <Alert color="gray">{t('post.lockedText')}</Alert>;
  if (!post.actions.includes('reply')) return null;
  if (state === 'guest') {
    return (
      <div className={classes.guest}>
        <Text c="dimmed">{t('write.loginText')}</Text>
        <Button onClick={() => navigation.requireLogin()}>{t('write.loginReply')}</Button>
      </div>
    );
  }
  if (!user) return <RowSkeleton count={2} />;
  return (
    <div ref={place} className={classes.place}>
      <WriteReply
        userId={user.id}
        postId={post.id}
        answered={answered}
        onAnswerNobody={onAnswerNobody}
        onDone={(reply) => {
          toasts.show({ kind: 'success', message: t('done.replied') });
          void refresh();
          void onReplied(reply);
        }}
      />
    </div>
  );
}

/** Goes to a reply as soon as it stands on the page, which may be a moment after it was fetched. */
function useGoToReply(shown: readonly CommunityReply[]): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  const reached = useRef<typeof wanted>(undefined);
  const isHere = shown.some(({ id }) => id === wanted?.id);
  useEffect(() => {
    if (!wanted || !isHere || reached.current === wanted) return;
    reached.current = wanted;
    focusReply(wanted.id);
  }, [wanted, isHere]);
  return (id) => setWanted({ id });
}

function focusReply(id: string): void {
  window.requestAnimationFrame(() => {
    const element = document.getElementById(replyAnchor(id));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  });
}

/** `#reply-…` in the address: fetches on until that reply is there, and goes to it once. */
function useReplyOfAddress(
  replies: ReturnType<typeof useReplies>,
  { shown, newCount, reveal }: ReturnType<typeof useRevealedReplies>,
): void {
  const { hash, key } = useLocation();
  const gone = useRef<string>(undefined);
  const revealedFor = useRef<string>(undefined);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = replies;
  const wanted = hash.startsWith('#reply-') ? hash.slice('#reply-'.length) : undefined;
  const isHere = shown.some(({ id }) => id === wanted);
  useEffect(() => {
    if (!wanted || isFetching || gone.current === key) return;
    if (!isHere && hasNextPage && !isFetchNextPageError) {
      void fetchNextPage();
    } else if (!isHere && newCount > 0 && revealedFor.current !== key) {
      revealedFor.current = key;
      void reveal();
    } else {
      gone.current = key;
      if (isHere) focusReply(wanted);
    }
  }, [wanted, key, isHere, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, newCount, reveal]);
}
