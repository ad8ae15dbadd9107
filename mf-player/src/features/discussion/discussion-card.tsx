import { useEffect, useRef, useState } from 'react';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useDiscussionText } from '@stoa/shared/i18n/messages/discussion.ts';
import { Button, Group } from '@stoa/shared/kit';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useTalkText } from '../../messages/talk.ts';
import classes from './discussion.module.css';
import { DiscussionReplies } from './discussion-replies.tsx';
import { DiscussionText } from './discussion-text.tsx';
import { useLessonClock } from './lesson-clock.ts';

interface DiscussionCardProps {
  discussion: Discussion;
  teacher: Person;
  /** The lesson on stage. */
  lessonId: string;
  /** The address leads to it: its replies are open, and it comes into view. */
  isNamed: boolean;
}

/** A question or a comment with its replies, which come when they are asked for. */
export function DiscussionCard({ discussion, teacher, lessonId, isNamed }: DiscussionCardProps) {
  const t = useTalkText();
  const [isOpen, setOpen] = useState(isNamed);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <article ref={card} tabIndex={-1} className={classes.card} aria-label={t(`kind.${discussion.kind}`)}>
      <Badges discussion={discussion} lessonId={lessonId} />
      <DiscussionText of={discussion} people={[teacher]} />
      <div>
        <Button variant="default" size="compact-md" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {discussion.reply_count > 0 || discussion.locked
            ? t('replies.count', { count: discussion.reply_count })
            : t('replies.write')}
        </Button>
      </div>
      {isOpen && <DiscussionReplies thread={discussion} teacher={teacher} />}
    </article>
  );
}

function Badges({ discussion, lessonId }: Pick<DiscussionCardProps, 'discussion' | 'lessonId'>) {
  const t = useTalkText();
  const common = useDiscussionText();
  const clock = useLessonClock();
  const { kind, pinned, locked, solved, at_s, lesson } = discussion;
  return (
    <Group gap="xs">
      <StatusBadge tone={kind === 'question' ? 'info' : 'neutral'}>{t(`kind.${kind}`)}</StatusBadge>
      {solved && <StatusBadge tone="success">{t('solved')}</StatusBadge>}
      {pinned && <StatusBadge tone="neutral">{t('pinned')}</StatusBadge>}
      {locked && <StatusBadge tone="warning">{t('locked')}</StatusBadge>}
      {at_s !== null && lesson?.id === lessonId && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('jump', { time: clockText(at_s) })}
          onClick={() => clock.jumpTo(lessonId, at_s)}
        >
          {common('at', { time: clockText(at_s) })}
        </Button>
      )}
      {lesson && lesson.id !== lessonId && (
        <span className={classes.lesson}>{t('about', { lesson: lesson.title })}</span>
      )}
    </Group>
  );
}
