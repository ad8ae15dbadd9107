import { questionKinds } from '@stoa/shared/contract/teaching/question-kinds.ts';
import { ActionIcon, NativeSelect, SimpleGrid, Stack, Textarea } from '@stoa/shared/kit';
import { NumberInput } from '@stoa/shared/overlays';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useQuizText } from '../../messages/quiz.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { AnswersField } from './answers-field.tsx';
import { HelpFields } from './help-fields.tsx';
import { withKind, type Question, type TruthWords } from './quiz-changes.ts';
import classes from './quiz-editor.module.css';

interface QuestionEditorProps {
  id: string;
  question: Question;
  index: number;
  count: number;
  /** Path in the question (`options.0.text`) → the rule that is broken there. */
  problems: Record<string, string>;
  truthWords(): TruthWords;
  /** Where its picture is uploaded. */
  picture: ReactNode;
  /** Where the picture of an answer is given. */
  answerPictureOf(place: number): ReactNode;
  onChange(question: Question): void;
  onRemove(): void;
  onMove(direction: -1 | 1): void;
  /** The focus has left the question. */
  onLeave(): void;
}

export function QuestionEditor(props: QuestionEditorProps) {
  const t = useQuizText();
  const {
    id,
    question,
    index,
    count,
    problems,
    truthWords,
    picture,
    answerPictureOf,
    onChange,
    onRemove,
    onMove,
    onLeave,
  } = props;
  const number = index + 1;
  return (
    <li
      className={classes.question}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <div className={classes.head}>
        <h3 className={classes.number}>{t('question.title', { number })}</h3>
        <MoveButtons
          up={t('question.up', { number })}
          down={t('question.down', { number })}
          canRise={index > 0}
          canSink={index < count - 1}
          onMove={onMove}
        />
        <ActionIcon size="md" aria-label={t('question.remove', { number })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <Stack gap="md">
        <Textarea
          id={`prompt-${id}`}
          label={t('question.prompt')}
          minRows={2}
          value={question.prompt}
          error={problems.prompt}
          onChange={(event) => onChange({ ...question, prompt: event.currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect
            label={t('question.kind')}
            data={questionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={question.kind}
            onChange={(event) => {
              const chosen = questionKinds.find((kind) => kind === event.currentTarget.value);
              if (chosen) onChange(withKind(question, chosen, truthWords()));
            }}
          />
          <NumberInput
            label={t('question.points')}
            min={1}
            max={100}
            allowDecimal={false}
            value={question.points}
            error={problems.points}
            onChange={(given) => onChange({ ...question, points: typeof given === 'number' ? given : 1 })}
          />
        </SimpleGrid>
        <AnswersField {...{ question, problems, onChange, number }} pictureOf={answerPictureOf} />
        <Textarea
          label={t('question.explanation')}
          description={t('question.explanation.hint')}
          minRows={2}
          value={question.explanation}
          error={problems.explanation}
          onChange={(event) => onChange({ ...question, explanation: event.currentTarget.value })}
        />
        <HelpFields {...{ question, problems, onChange, picture }} />
      </Stack>
    </li>
  );
}
