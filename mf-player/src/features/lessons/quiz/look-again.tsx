import type { AnsweredQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { Text } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useQuizText } from '../../../messages/quiz.ts';
import { usePlayingStore } from '../playing-store.ts';

/** To the lesson that the author chose for who answered wrongly; in a film or a recording to its second. */
export function LookAgain({
  place: { lesson_id, title, at_s },
}: {
  place: NonNullable<AnsweredQuestion['look_again']>;
}) {
  const t = useQuizText();
  return (
    <Text size="sm">
      <LinkAnchor
        to={`?lesson=${lesson_id}`}
        onClick={() => {
          if (at_s !== null) usePlayingStore.getState().goTo(lesson_id, at_s);
        }}
      >
        {at_s === null ? t('look.again', { title }) : t('look.again.at', { title, time: clockText(at_s) })}
      </LinkAnchor>
    </Text>
  );
}
