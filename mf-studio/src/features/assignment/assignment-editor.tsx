import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { SimpleGrid, Stack } from '@stoa/shared/kit';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { LEAST_INSTRUCTIONS } from '../../builder/finished-assignment.ts';
import { useAssignmentText } from '../../messages/assignment.ts';
import { MarkdownEditor } from '../../ui/markdown-editor.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { HandInFields } from './hand-in-fields.tsx';
import { RubricEditor } from './rubric-editor.tsx';
import { useAssignmentForm, type AskedWork, type AssignmentValues } from './use-assignment-form.ts';

/** What learners are to make, how they hand it in, and what it is judged by. */
export function AssignmentEditor(asked: AskedWork) {
  const ruleText = useRuleText();
  const form = useAssignmentForm(asked);
  return (
    <Stack gap="lg">
      <Instructions form={form} />
      <HandInFields form={form} />
      <Limits form={form} />
      <Controller
        control={form.control}
        name="rubric"
        render={({ field, fieldState }) => (
          <RubricEditor
            target={asked.target}
            value={field.value}
            onChange={field.onChange}
            error={ruleText(fieldState.error?.message)}
            passMark={form.watch('pass_mark')}
          />
        )}
      />
    </Stack>
  );
}

function Instructions({ form }: { form: UseFormReturn<AssignmentValues> }) {
  const t = useAssignmentText();
  const ruleText = useRuleText();
  return (
    <Controller
      control={form.control}
      name="instructions"
      render={({ field, fieldState }) => {
        const count = field.value.trim().length;
        return (
          <MarkdownEditor
            id="lesson-instructions"
            label={t('instructions')}
            description={t('instructions.hint')}
            value={field.value}
            onChange={field.onChange}
            error={ruleText(fieldState.error?.message)}
            footnote={count < LEAST_INSTRUCTIONS && t('instructions.short', { count, least: LEAST_INSTRUCTIONS })}
          />
        );
      }}
    />
  );
}

/** When it is due, how often it can be tried, and what passes. */
function Limits({ form: { control } }: { form: UseFormReturn<AssignmentValues> }) {
  const t = useAssignmentText();
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <NumberField
        {...{ control, name: 'due_days', id: 'lesson-due', min: 1, max: 365 }}
        label={t('due')}
        description={t('due.hint')}
        isOptional
      />
      <NumberField
        {...{ control, name: 'max_attempts', id: 'lesson-attempts', min: 1, max: 100 }}
        label={t('attempts')}
        description={t('attempts.hint')}
        isOptional
      />
      <NumberField
        {...{ control, name: 'pass_mark', id: 'lesson-pass-mark', min: 0, max: 100 }}
        label={t('passMark')}
        description={t('passMark.hint')}
        suffix={t('passMark.suffix')}
      />
    </SimpleGrid>
  );
}
