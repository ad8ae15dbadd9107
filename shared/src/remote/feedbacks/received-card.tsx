import { useEffect, useRef } from 'react';
import type { Feedback } from '../../contract/learning/feedbacks.ts';
import type { FeedbackStatus } from '../../contract/learning/feedback-words.ts';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import { Button, Group } from '../../ui/kit.ts';
import { PersonBadge } from '../../ui/person-badge.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { useMarkFeedback } from './use-mark-feedback.ts';

interface ReceivedCardProps {
  feedback: Feedback;
  /** What is being marked here may be in the list no longer then, and the keyboard with it; undefined: it was refused. */
  onMark(id: string | undefined): void;
}

const acts: Record<FeedbackStatus, readonly { act: 'seen' | 'resolved' | 'reopen'; to: FeedbackStatus }[]> = {
  new: [
    { act: 'seen', to: 'seen' },
    { act: 'resolved', to: 'resolved' },
  ],
  seen: [{ act: 'resolved', to: 'resolved' }],
  resolved: [{ act: 'reopen', to: 'seen' }],
};

/** Feedback that somebody got, and what they do with it. */
export function ReceivedCard({ feedback, onMark }: ReceivedCardProps) {
  const t = useFeedbackText();
  const mark = useMarkFeedback(feedback);
  const card = useRef<HTMLElement>(null);
  const { full_name, initial, profile_image } = feedback.author;
  const { id, status } = feedback;
  const isMarking = useRef(false);
  const setMarking = (now: boolean) => {
    isMarking.current = now;
    onMark(now ? id : undefined);
  };
  // Its buttons are others now: the one that was pressed is gone, and the keyboard stays at the card.
  useEffect(() => {
    if (isMarking.current) card.current?.focus({ preventScroll: true });
    isMarking.current = false;
  }, [status]);
  const run = (to: FeedbackStatus) => {
    setMarking(true);
    mark.mutate(to, { onError: () => setMarking(false) });
  };
  return (
    <FeedbackCard
      ref={card}
      feedback={feedback}
      label={t('card', { name: full_name })}
      author={<PersonBadge name={full_name} initial={initial} image={profile_image} size="sm" />}
    >
      <Group gap="xs">
        {acts[status].map(({ act, to }) => (
          <Button key={act} variant="default" size="compact-md" onClick={() => run(to)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      </Group>
    </FeedbackCard>
  );
}
