import { useState } from 'react';
import type { Player, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFeedbackText } from '@stoa/shared/i18n/messages/feedback.ts';
import { Button, Text } from '@stoa/shared/kit';
import type { FeedbackChoice } from '@stoa/shared/remote/feedbacks/use-send-feedback.ts';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

const FeedbackDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "feedback" */ '@stoa/shared/remote/feedbacks/feedback-modal.tsx')).FeedbackModal,
);

interface TellTeacherProps {
  player: Player;
  /** On stage. */
  lesson: PlayerLesson | undefined;
}

/** For those who take the course or took it: a word to its teacher that nobody else reads. */
export function TellTeacher({ player, lesson }: TellTeacherProps) {
  const t = useFeedbackText();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { course, enrollment, ended } = player;
  const isTeacher = user?.id === course.creator.id;
  if (isTeacher || (enrollment === null && ended === null)) return null;
  return (
    <section aria-label={t('title')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('tell.text')}
      </Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('tell')}
      </Button>
      {isOpen && (
        <FeedbackDialog place={course.id} choices={choicesOf(player, lesson)} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

function choicesOf(
  { course: { id, name, creator } }: Player,
  lesson: PlayerLesson | undefined,
): [FeedbackChoice, ...FeedbackChoice[]] {
  const reader = creator.full_name;
  const assignment: FeedbackChoice[] =
    lesson?.kind === 'assignment' ? [{ subject: 'assignment', id: lesson.id, name: lesson.title, reader }] : [];
  return [
    { subject: 'course', id, name, reader },
    { subject: 'instructor', id: creator.id, name: reader, reader },
    ...assignment,
    { subject: 'platform', id: null, name: null, reader: null },
  ];
}
