import { to } from '@stoa/shared/contract/site/addresses.ts';
import { offeredContentTypes } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useCoursesText } from '../../messages/courses.ts';
import { useCreateText } from '../../messages/create.ts';
import { CategoryPicker } from './category-picker.tsx';
import type { NewCourse } from './new-course.ts';
import { rulesLater } from './rules-later.ts';
import { useCreateCourse } from './use-create-course.ts';

const rules = rulesLater<NewCourse>(async () => (await import('./new-course.ts')).newCourse);

/** What a draft begins with: a title, and if one knows them already, its place and its kind. */
export function CreateCourseForm({ isMicro, cancelTo }: { isMicro: boolean; cancelTo: string }) {
  const create = useCreateCourse();
  const { navigation } = usePlatform();
  const isHere = useIsHere();
  const { register, control, handleSubmit, setError, formState } = useForm<NewCourse>({
    resolver: rules.resolver,
    defaultValues: { name: '', final_category_id: null, content_type: null },
  });
  const t = useCreateText();
  const courses = useCoursesText();
  const word = useCourseWords();
  const errorText = useErrorText();
  const rule = useRuleText();
  // A second press while the first is under way, or after it succeeded, begins no second draft.
  const isDone = create.isPending || create.isSuccess;
  const isUnsaved = formState.isDirty && !isDone;
  useEffect(() => navigation.guardUnsaved(() => isUnsaved), [navigation, isUnsaved]);
  const submit = handleSubmit((body) => {
    // Who has gone on while the rules were loading wants no draft.
    if (isDone || !isHere()) return;
    create.mutate(isMicro ? { ...body, is_micro: true } : body, {
      onSuccess: ({ slug }) => {
        if (isHere()) navigation.navigate(to.editCourse({ slug }));
      },
      onError: (error) => {
        const message = isApiError(error) ? error.fieldErrors.name?.[0] : undefined;
        if (message) setError('name', { message }, { shouldFocus: true });
      },
    });
  });
  const { error } = create;
  return (
    <form onSubmit={submit} onFocus={rules.begin} noValidate>
      <Stack gap="lg">
        <TextInput
          label={t('name')}
          description={t('name.hint')}
          placeholder={t('name.example')}
          maxLength={80}
          error={rule(formState.errors.name?.message)}
          {...register('name')}
        />
        <Controller
          control={control}
          name="final_category_id"
          render={({ field }) => <CategoryPicker value={field.value} onChange={field.onChange} />}
        />
        <NativeSelect
          label={courses('contentType')}
          description={t('contentType.hint')}
          data={[
            { value: '', label: courses('contentType.choose') },
            ...offeredContentTypes.map((type) => ({ value: type, label: word(`contentType.${type}`) })),
          ]}
          {...register('content_type', { setValueAs: (value: string | null) => value || null })}
        />
        <Text size="sm" c="dimmed">
          {t('later')}
        </Text>
        <FormProblem text={error && !(isApiError(error) && error.fieldErrors.name) && errorText(error)} />
        <Group gap="sm">
          <Button type="submit" loading={formState.isSubmitting || isDone}>
            {t('submit')}
          </Button>
          <LinkButton variant="subtle" to={cancelTo}>
            {t('cancel')}
          </LinkButton>
        </Group>
      </Stack>
    </form>
  );
}
