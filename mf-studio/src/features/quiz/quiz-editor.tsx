import type { QuizDraft } from '@stoa/shared/contract/creating.ts';
import { countText } from '@stoa/shared/ui/format.ts';
import { Button, Group, Input, SimpleGrid, Stack, Text, Textarea } from '@stoa/shared/ui/kit.ts';
import { NumberInput } from '@stoa/shared/ui/overlays.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moved } from '../../ui/moved.ts';
import { QuestionEditor } from './question-editor.tsx';
import { newQuestion, type Question, type QuestionKind } from './quiz-changes.ts';
import { quizProblems } from './quiz-problems.ts';
import classes from './quiz-editor.module.css';

const kinds: readonly { kind: QuestionKind; label: string }[] = [
  { kind: 'single', label: 'One right answer' },
  { kind: 'multiple', label: 'Several right answers' },
  { kind: 'true_false', label: 'True or false' },
];

interface QuizEditorProps {
  value: QuizDraft;
  onChange(quiz: QuizDraft): void;
}

export function QuizEditor({ value, onChange }: QuizEditorProps) {
  // A question just begun is not scolded while it is being written.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const problems = quizProblems(value);
  const { questions } = value;
  const setQuestions = (next: Question[]) => onChange({ ...value, questions: next });
  const points = questions.reduce((sum, question) => sum + question.points, 0);

  function add(kind: QuestionKind): void {
    const question = newQuestion(kind);
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
        label="Instructions"
        description="Optional. Shown before the first question."
        minRows={2}
        value={value.instructions}
        error={problems.instructions}
        onChange={(event) => onChange({ ...value, instructions: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NumberInput
          label="Pass mark"
          description="Percentage of all points, 0 to 100."
          suffix="%"
          allowDecimal={false}
          value={value.pass_mark}
          error={problems.pass_mark}
          onChange={(given) => onChange({ ...value, pass_mark: typeof given === 'number' ? given : 0 })}
        />
        <NumberInput
          label="Attempts"
          description="Leave it empty for as many as they like."
          allowDecimal={false}
          min={1}
          value={value.max_attempts ?? ''}
          error={problems.max_attempts}
          onChange={(given) => onChange({ ...value, max_attempts: typeof given === 'number' ? given : null })}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {countText(questions.length, 'question')}, {countText(points, 'point')}
      </Text>
      <ol className={classes.questions}>
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.id ?? index}
            question={question}
            index={index}
            count={questions.length}
            problems={fresh.has(question.id ?? '') ? {} : below(problems, `questions.${index}.`)}
            onChange={(next) => setQuestions(questions.with(index, next))}
            onRemove={() => setQuestions(questions.toSpliced(index, 1))}
            onMove={(direction) => setQuestions(moved(questions, index, index + direction))}
            onLeave={() => settle(question.id ?? '')}
          />
        ))}
      </ol>
      {problems.questions && <Input.Error>{problems.questions}</Input.Error>}
      <div role="group" aria-label="Add a question">
        <Group gap="xs">
          {kinds.map(({ kind, label }) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => add(kind)}
            >
              {label}
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
