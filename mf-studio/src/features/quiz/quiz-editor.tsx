import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { questionKinds, type QuestionKind } from '@stoa/shared/contract/teaching/question-kinds.ts';
import type { BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { Button, Group, Stack, Text } from '@stoa/shared/kit';
import { useAfterPress } from '@stoa/shared/ui/use-after-press.ts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useQuizText } from '../../messages/quiz.ts';
import { QuestionForm, type Picturing } from './question-form.tsx';
import { newQuestion } from './quiz-changes.ts';
import classes from './quiz-editor.module.css';
import { QuizSettings } from './quiz-settings.tsx';
import { useQuestions } from './use-questions.ts';
import { useTruthWords } from './use-truth-words.ts';

interface QuizEditorProps {
  lesson: BuilderLesson;
  /** The course is taught in it (BCP 47). */
  language: string;
  /** Draws where the picture of a question is uploaded. */
  pictureOf(question: BuilderQuestion): ReactNode;
  /** Draws where the picture of an answer is given. */
  answerPictureOf(picturing: Picturing): ReactNode;
}

/** How the quiz is taken, and its questions: each is a form of its own. */
export function QuizEditor({ lesson, language, pictureOf, answerPictureOf }: QuizEditorProps) {
  const t = useQuizText();
  const truthWords = useTruthWords(language);
  const { isReadOnly } = useBuilder();
  const afterPress = useAfterPress();
  const { questions, isChanging, add, remove, move } = useQuestions(lesson);
  // A question just begun is not scolded while it is being written.
  const [known, setKnown] = useState<readonly string[]>();
  const fresh = known && questions.find(({ id }) => !known.includes(id))?.id;
  useEffect(() => {
    if (fresh !== undefined) document.getElementById(`prompt-${fresh}`)?.focus();
  }, [fresh]);
  const points = questions.reduce((sum, question) => sum + question.points, 0);

  async function begin(kind: QuestionKind): Promise<void> {
    setKnown(questions.map(({ id }) => id));
    const isAdded = await add(newQuestion(kind, truthWords()));
    if (!isAdded) setKnown(undefined);
  }

  return (
    <Stack gap="lg">
      <QuizSettings lesson={lesson} />
      <Text size="sm" c="dimmed">
        {t('quiz.sum', { questions: questions.length, points })}
      </Text>
      <ol className={classes.questions}>
        {questions.map((question, index) => (
          <QuestionForm
            key={question.id}
            question={question}
            index={index}
            count={questions.length}
            truthWords={truthWords}
            picture={pictureOf(question)}
            answerPictureOf={answerPictureOf}
            isFresh={fresh === question.id}
            onRemove={() => remove(question.id)}
            onMove={(direction) => move(index, direction)}
            onLeave={() =>
              fresh === question.id && afterPress(() => setKnown((now) => (now === known ? undefined : now)))
            }
          />
        ))}
      </ol>
      {!isReadOnly && (
        <div role="group" aria-label={t('quiz.add')}>
          <Group gap="xs">
            {questionKinds.map((kind) => (
              <Button
                key={kind}
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden="true" />}
                disabled={isChanging}
                onClick={() => void begin(kind)}
              >
                {t(`kind.${kind}`)}
              </Button>
            ))}
          </Group>
        </div>
      )}
    </Stack>
  );
}
