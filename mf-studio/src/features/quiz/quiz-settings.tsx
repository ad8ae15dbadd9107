import { lessonFields, MOST_QUESTIONS, type BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { SimpleGrid, Textarea } from '@stoa/shared/kit';
import { useMemo } from 'react';
import type { z } from 'zod';
import { emptyQuiz } from '../../builder/target-fields.ts';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';
import { useQuizText } from '../../messages/quiz.ts';
import { NumberField } from '../../ui/number-field.tsx';

const quizSettings = lessonFields.pick({ instructions: true, pass_mark: true, max_attempts: true, draw: true });
type QuizSettingsValues = z.infer<typeof quizSettings>;

/** How a quiz is taken: fields of its lesson, saved apart from its questions. */
export function QuizSettings({ lesson }: { lesson: BuilderLesson }) {
  const t = useQuizText();
  const ruleText = useRuleText();
  const values = useMemo(() => settingsOf(lesson), [lesson]);
  const form = useAutosaveForm<QuizSettingsValues>(`lesson:${lesson.id}`, quizSettings, values);
  return (
    <>
      <Textarea
        id="lesson-instructions"
        label={t('quiz.instructions')}
        description={t('quiz.instructions.hint')}
        minRows={2}
        error={ruleText(form.formState.errors.instructions?.message)}
        {...form.register('instructions')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NumberField
          {...{ control: form.control, name: 'pass_mark', id: 'lesson-pass-mark', min: 0, max: 100 }}
          label={t('quiz.passMark')}
          description={t('quiz.passMark.hint')}
          suffix={t('quiz.passMark.suffix')}
        />
        <NumberField
          {...{ control: form.control, name: 'max_attempts', id: 'lesson-attempts', min: 1, max: 100 }}
          label={t('quiz.attempts')}
          description={t('quiz.attempts.hint')}
          isOptional
        />
        <NumberField
          {...{ control: form.control, name: 'draw', id: 'lesson-draw', min: 1, max: MOST_QUESTIONS }}
          label={t('quiz.draw')}
          description={t('quiz.draw.hint')}
          isOptional
        />
      </SimpleGrid>
    </>
  );
}

function settingsOf({ quiz }: BuilderLesson): QuizSettingsValues {
  const { instructions, pass_mark, max_attempts, draw } = quiz ?? emptyQuiz;
  return { instructions, pass_mark, max_attempts, draw };
}
