import { IconCheck } from '@tabler/icons-react';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Text } from '@stoa/shared/kit';
import { DiscussionForm } from '@stoa/shared/remote/discussions/discussion-form.tsx';
import { useDraft } from '@stoa/shared/remote/discussions/use-draft.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useTalkText } from '../../messages/talk.ts';
import classes from './discussion.module.css';
import { DiscussionText } from './discussion-text.tsx';
import { useRefreshDiscussions, useReplies } from './use-discussions.ts';

interface DiscussionRepliesProps {
  thread: Discussion;
  teacher: Person;
}

/** The replies to a question or comment, and one's own. */
export function DiscussionReplies({ thread, teacher }: DiscussionRepliesProps) {
  const t = useTalkText();
  const { user } = useSession();
  const replies = useReplies(thread.id);
  if (replies.isPending) return <RowSkeleton count={2} label={t('replies.loading')} />;
  if (replies.isError && !replies.data) return <LoadFailed title={t('replies.failed')} query={replies} />;
  const items = replies.data.pages.flatMap((page) => page.items);
  const known = [teacher, thread.author, ...items.map(({ author }) => author)].filter((one) => one !== null);
  const people = [...new Map(known.map((one) => [one.id, one])).values()]
    .filter(({ id }) => id !== user?.id)
    .slice(0, 8);
  return (
    <div className={classes.replies}>
      {items.length > 0 && (
        <ol className={classes.list} aria-label={t('replies.name')}>
          {items.map((reply) => (
            <li key={reply.id} className={classes.reply} data-accepted={reply.accepted}>
              {reply.accepted && (
                <p className={classes.accepted}>
                  <IconCheck size={16} aria-hidden="true" /> {t('accepted')}
                </p>
              )}
              <DiscussionText of={reply} people={people} />
            </li>
          ))}
        </ol>
      )}
      {replies.hasNextPage && (
        <Button variant="default" loading={replies.isFetchingNextPage} onClick={() => void replies.fetchNextPage()}>
          {t('replies.more')}
        </Button>
      )}
      {thread.actions.includes('reply') && <ReplyForm thread={thread} people={people} />}
      {thread.locked && (
        <Text size="sm" c="dimmed">
          {t('replies.locked')}
        </Text>
      )}
    </div>
  );
}

function ReplyForm({
  thread: { id: parent_id, course_id },
  people,
}: {
  thread: Discussion;
  people: readonly Person[];
}) {
  const t = useTalkText();
  const api = useApi();
  const refresh = useRefreshDiscussions();
  const draft = useDraft(`reply.${parent_id}`, { body: '' });
  return (
    <DiscussionForm
      label={t('replies.yours')}
      submitLabel={t('replies.send')}
      draft={draft}
      people={people}
      send={({ id, values: { body } }) => api.createDiscussion({ body: { id, course_id, parent_id, body } })}
      onDone={() => void refresh()}
    />
  );
}
