import type { QuizDraft } from '@stoa/shared/contract/creating.ts';
import { Button, Group, Input, SimpleGrid, Stack, Text, Textarea } from '@stoa/shared/ui/kit.ts';
import { NumberInput } from '@stoa/shared/ui/overlays.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuizText } from '../../messages/quiz.ts';
import { moved } from '../../ui/moved.ts';
import { QuestionEditor } from './question-editor.tsx';
import { newQuestion, questionKinds, type Question, type QuestionKind } from './quiz-changes.ts';
import { useQuizProblems } from './quiz-problems.ts';
import classes from './quiz-editor.module.css';
import { useTruthWords } from './use-truth-words.ts';

interface QuizEditorProps {
  value: QuizDraft;
  /** The course is taught in it (BCP 47). */
  language: string;
  onChange(quiz: QuizDraft): void;
}

export function QuizEditor({ value, language, onChange }: QuizEditorProps) {
  const t = useQuizText();
  const truthWords = useTruthWords(language);
  // A question just begun is not scolded while it is being written.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const problems = useQuizProblems(value);
  const { questions } = value;
  const setQuestions = (next: Question[]) => onChange({ ...value, questions: next });
  const points = questions.reduce((sum, question) => sum + question.points, 0);

  function add(kind: QuestionKind): void {
    const question = newQuestion(kind, truthWords());
    flushSync(() => {
      setFresh((known) => new Set(known).add(question.id!));
      setQuestions([...questions, question]);
    });
    document.getElementById(`prompt-${question.id}`)?.focus();
  }
  const settle = (id: string) =>
    setFresh((known) => {
      const rest = new Set(known);
      rest.delete(id);
      return rest;
    });

  return (
    <Stack gap="lg">
      <Textarea
        label={t('quiz.instructions')}
        description={t('quiz.instructions.hint')}
        minRows={2}
        value={value.instructions}
        error={problems.instructions}
        onChange={(event) => onChange({ ...value, instructions: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NumberInput
          label={t('quiz.passMark')}
          description={t('quiz.passMark.hint')}
          suffix={t('quiz.passMark.suffix')}
          allowDecimal={false}
          value={value.pass_mark}
          error={problems.pass_mark}
          onChange={(given) => onChange({ ...value, pass_mark: typeof given === 'number' ? given : 0 })}
        />
        <NumberInput
          label={t('quiz.attempts')}
          description={t('quiz.attempts.hint')}
          allowDecimal={false}
          min={1}
          value={value.max_attempts ?? ''}
          error={problems.max_attempts}
          onChange={(given) => onChange({ ...value, max_attempts: typeof given === 'number' ? given : null })}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('quiz.sum', { questions: questions.length, points })}
      </Text>
      <ol className={classes.questions}>
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.id ?? index}
            question={question}
            index={index}
            count={questions.length}
            truthWords={truthWords}
            problems={fresh.has(question.id ?? '') ? {} : below(problems, `questions.${index}.`)}
            onChange={(next) => setQuestions(questions.with(index, next))}
            onRemove={() => setQuestions(questions.toSpliced(index, 1))}
            onMove={(direction) => setQuestions(moved(questions, index, index + direction))}
            onLeave={() => settle(question.id ?? '')}
          />
        ))}
      </ol>
      {problems.questions && <Input.Error>{problems.questions}</Input.Error>}
      <div role="group" aria-label={t('quiz.add')}>
        <Group gap="xs">
          {questionKinds.map((kind) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => add(kind)}
            >
              {t(`kind.${kind}`)}
            </Button>
          ))}
        </Group>
      </div>
    </Stack>
  );
}

const below = (problems: Record<string, string>, path: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([key]) => key.startsWith(path))
      .map(([key, message]) => [key.slice(path.length), message]),
  );
