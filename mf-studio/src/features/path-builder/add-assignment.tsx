import { zodResolver } from '@hookform/resolvers/zod';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { pathAssignmentFields } from '@stoa/shared/contract/market/path-assignments.ts';
import { LEAST_PATH_INSTRUCTIONS } from '@stoa/shared/contract/market/path-words.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Stack, Textarea, TextInput, Title } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { useAddAssignment } from './use-path-work.ts';
import { usePathRefusal } from './use-path-words.ts';

const { title, instructions } = pathAssignmentFields.shape;
const begun = pathAssignmentFields.pick({ title: true, instructions: true }).extend({
  title,
  instructions: instructions.min(LEAST_PATH_INSTRUCTIONS, rule('Say in at least 20 characters what to make.')),
});
type Begun = z.infer<typeof begun>;
const fields = ['title', 'instructions'] as const;

/** Whole from the beginning: learners of a published path see it as soon as it is added. */
export function AddAssignment({ onAdded }: { onAdded(id: string): void }) {
  const t = usePathBuilderText();
  const ruleText = useRuleText();
  const refusal = usePathRefusal();
  const add = useAddAssignment();
  const { register, handleSubmit, setError, reset, formState } = useForm<Begun>({
    resolver: zodResolver(begun) as never,
    defaultValues: { title: '', instructions: '' },
  });
  const submit = handleSubmit((body) =>
    add.mutate(body, {
      onSuccess: (id) => {
        reset();
        if (id !== undefined) onAdded(id);
      },
      onError: (error) => {
        for (const field of fields) {
          const message = isApiError(error) ? error.fieldErrors[field]?.[0] : undefined;
          if (message) setError(field, { message }, { shouldFocus: true });
        }
      },
    }),
  );
  const { error } = add;
  const isShown = isApiError(error) && fields.some((field) => error.fieldErrors[field]);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-labelledby="assignment-add">
      <Stack gap="md">
        <Title order={3} size="h5" id="assignment-add">
          {t('work.add')}
        </Title>
        <TextInput
          label={t('work.title')}
          description={t('work.title.hint')}
          maxLength={100}
          error={ruleText(formState.errors.title?.message)}
          {...register('title')}
        />
        <Textarea
          label={t('work.instructions')}
          description={t('work.instructions.hint', { least: LEAST_PATH_INSTRUCTIONS })}
          autosize
          minRows={3}
          error={ruleText(formState.errors.instructions?.message)}
          {...register('instructions')}
        />
        <FormProblem text={error && !isShown && refusal(error)} />
        <div>
          <Button
            type="submit"
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            loading={add.isPending}
          >
            {t('work.add.go')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
