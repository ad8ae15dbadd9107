import { ActionIcon } from '@stoa/shared/kit';
import { IconTrash } from '@tabler/icons-react';
import { useQuizText } from '../../messages/quiz.ts';
import type { RowProps } from './answers-field.tsx';
import { withoutOption } from './quiz-changes.ts';

/** Removes an answer, as long as more than `least` are there. */
export function RemoveAnswer({ question, number, place, onChange, least }: RowProps & { least: number }) {
  const t = useQuizText();
  return (
    <ActionIcon
      aria-label={t('answer.remove', { place: place + 1, number })}
      disabled={question.options.length <= least}
      onClick={() => onChange(withoutOption(question, place))}
    >
      <IconTrash size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
