import { useRef } from 'react';
import type { Feedback } from '../../contract/learning/feedbacks.ts';
import type { FeedbackStatus } from '../../contract/learning/feedback-words.ts';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import { Button, Group } from '../../ui/kit.ts';
import { PersonBadge } from '../../ui/person-badge.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { useMarkFeedback } from './use-mark-feedback.ts';

interface ReceivedCardProps {
  feedback: Feedback;
  /** Once marked it may be in the list no longer, and the keyboard with it. */
  onGone(): void;
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
export function ReceivedCard({ feedback, onGone }: ReceivedCardProps) {
  const t = useFeedbackText();
  const mark = useMarkFeedback(feedback);
  const card = useRef<HTMLElement>(null);
  const { full_name, initial, profile_image } = feedback.author;
  const run = async (to: FeedbackStatus) => {
    const place = card.current;
    // What was refused has been said already.
    if ((await mark.mutateAsync(to).catch(() => undefined)) === undefined) return;
    if (place?.isConnected) place.focus({ preventScroll: true });
    else onGone();
  };
  return (
    <FeedbackCard
      ref={card}
      feedback={feedback}
      label={t('card', { name: full_name })}
      author={<PersonBadge name={full_name} initial={initial} image={profile_image} size="sm" />}
    >
      <Group gap="xs">
        {acts[feedback.status].map(({ act, to }) => (
          <Button key={act} variant="default" size="compact-md" onClick={() => void run(to)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      </Group>
    </FeedbackCard>
  );
}
