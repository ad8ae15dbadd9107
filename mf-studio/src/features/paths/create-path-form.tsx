import { zodResolver } from '@hookform/resolvers/zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { Button, Group, Stack, Text, TextInput } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { usePathsText } from '../../messages/paths.ts';
import { AnyCategoryField } from '../../taxonomy/any-category-field.tsx';
import { newPath, type NewPath } from './new-path.ts';
import { useCreatePath } from './use-create-path.ts';

type Begun = Pick<NewPath, 'title'> & { category_id: string | null };
const fields = ['title', 'category_id'] as const;

/** What a draft begins with: a title and its place. */
export function CreatePathForm() {
  const create = useCreatePath();
  const { navigation } = usePlatform();
  const isHere = useIsHere();
  const { register, control, handleSubmit, setError, formState } = useForm<Begun, unknown, NewPath>({
    resolver: zodResolver(newPath) as never,
    defaultValues: { title: '', category_id: null },
  });
  const t = usePathsText();
  const errorText = useErrorText();
  const rule = useRuleText();
  // A second press while the first is under way, or after it succeeded, begins no second draft.
  const isDone = create.isPending || create.isSuccess;
  const isUnsaved = formState.isDirty && !isDone;
  useEffect(() => navigation.guardUnsaved(() => isUnsaved), [navigation, isUnsaved]);
  const submit = handleSubmit((body) => {
    if (isDone) return;
    create.mutate(body, {
      onSuccess: ({ slug }) => {
        if (isHere()) navigation.navigate(to.editLearningPath({ slug }));
      },
      onError: (error) => {
        for (const field of fields) {
          const message = isApiError(error) ? error.fieldErrors[field]?.[0] : undefined;
          if (message) setError(field, { message }, { shouldFocus: true });
        }
      },
    });
  });
  const { error } = create;
  const isShown = isApiError(error) && fields.some((field) => error.fieldErrors[field]);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="lg">
        <TextInput
          label={t('begin.title')}
          description={t('begin.title.hint')}
          placeholder={t('begin.title.example')}
          maxLength={120}
          error={rule(formState.errors.title?.message)}
          {...register('title')}
        />
        <Controller
          control={control}
          name="category_id"
          render={({ field, fieldState }) => (
            <AnyCategoryField value={field.value} onChange={field.onChange} error={rule(fieldState.error?.message)} />
          )}
        />
        <Text size="sm" c="dimmed">
          {t('begin.later')}
        </Text>
        <FormProblem text={error && !isShown && errorText(error)} />
        <Group gap="sm">
          <Button type="submit" loading={isDone}>
            {t('begin.submit')}
          </Button>
          <LinkButton variant="subtle" to={to.viewLearningPath()}>
            {t('begin.cancel')}
          </LinkButton>
        </Group>
      </Stack>
    </form>
  );
}
