import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@stoa/shared/kit';
import { NumberInput } from '@stoa/shared/overlays';
import { useState, type ReactNode } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useQuizText } from '../../messages/quiz.ts';
import type { Question } from './quiz-changes.ts';
import classes from './quiz-editor.module.css';

interface HelpProps {
  question: Question;
  problems: Record<string, string>;
  picture: ReactNode;
  onChange(question: Question): void;
}

/** What helps with a question: a hint, a picture, a lesson to look at again. Most have none, so it is folded up. */
export function HelpFields({ question, problems, picture, onChange }: HelpProps) {
  const t = useQuizText();
  // Once, so that it does not close on whoever clears the hint.
  const [isOpen] = useState(
    () => question.hint !== '' || question.look_lesson_id !== null || question.picture_file_id !== null,
  );
  return (
    <details className={classes.help} {...(isOpen && { open: true })}>
      <summary>{t('help.title')}</summary>
      <Stack gap="md" mt="sm">
        <Textarea
          label={t('help.hint')}
          description={t('help.hint.hint')}
          minRows={2}
          value={question.hint}
          error={problems.hint}
          onChange={(event) => onChange({ ...question, hint: event.currentTarget.value })}
        />
        <LookAgainFields {...{ question, problems, onChange }} />
        {picture}
        {question.picture_file_id !== null && (
          <TextInput
            label={t('help.alt')}
            description={t('help.alt.hint')}
            value={question.picture_alt}
            error={problems.picture_alt}
            onChange={(event) => onChange({ ...question, picture_alt: event.currentTarget.value })}
          />
        )}
      </Stack>
    </details>
  );
}

const isPlayed = (lesson: BuilderLesson | undefined): boolean => lesson?.kind === 'video' || lesson?.kind === 'audio';

function LookAgainFields({ question, problems, onChange }: Omit<HelpProps, 'picture'>) {
  const t = useQuizText();
  const { course } = useBuilder();
  const lessons = course.modules.flatMap((module) => module.lessons).filter(({ kind }) => kind !== 'quiz');
  const chosen = lessons.find(({ id }) => id === question.look_lesson_id);
  const isGone = question.look_lesson_id !== null && chosen === undefined;
  function choose(id: string): void {
    const next = lessons.find((lesson) => lesson.id === id);
    onChange({
      ...question,
      look_lesson_id: id === '' ? null : id,
      look_at_s: isPlayed(next) ? question.look_at_s : null,
    });
  }
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <NativeSelect
        label={t('help.look')}
        description={t('help.look.hint')}
        error={problems.look_lesson_id ?? (isGone && t('help.look.gone'))}
        data={[
          { value: '', label: t('help.look.none') },
          ...(isGone ? [{ value: question.look_lesson_id ?? '', label: '–' }] : []),
          ...lessons.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={question.look_lesson_id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isPlayed(chosen) && (
        <NumberInput
          label={t('help.at')}
          description={t('help.at.hint', { time: clockText(question.look_at_s ?? 0) })}
          min={0}
          max={86_400}
          allowDecimal={false}
          value={question.look_at_s ?? ''}
          error={problems.look_at_s}
          onChange={(given) => onChange({ ...question, look_at_s: typeof given === 'number' ? given : null })}
        />
      )}
    </SimpleGrid>
  );
}
