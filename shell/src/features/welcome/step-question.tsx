import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useWatch, type FieldError, type UseFormReturn } from 'react-hook-form';
import type { Introduction } from '@stoa/shared/contract/people/profile.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useNamedTree } from '@stoa/shared/i18n/use-category-name.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useWelcomeText } from '../../messages/welcome.ts';
import { ChoiceGroup } from './choice-group.tsx';
import type { Step } from './steps.ts';
import { useStepChoices } from './use-step-choices.ts';

interface StepQuestionProps {
  step: Step;
  form: UseFormReturn<Introduction>;
  ref: RefObject<HTMLFieldSetElement | null>;
  /** When it appears, so that its question is read out: one has just moved here. */
  takesFocus: boolean;
}

/** The question of one step, and what was answered so far. */
export function StepQuestion({ step, form, ref, takesFocus }: StepQuestionProps) {
  const api = useApi();
  const t = useWelcomeText();
  const ruleText = useRuleText();
  const select = useNamedTree();
  const answers = useWatch({ control: form.control }) as Partial<Introduction>;
  const categories = useQuery({
    queryKey: ['categories'],
    queryFn: () => api.listCategories(),
    select,
    staleTime: 300_000,
    enabled: step === 'interests',
  });
  const choicesOf = useStepChoices(categories.data ?? [], answers);
  const isMultiple = step === 'interests';
  const answer = answers[step];

  if (isMultiple && categories.isPending) return <RowSkeleton label={t('interests.loading')} />;
  if (isMultiple && categories.isError) {
    return (
      <ErrorState
        text={t('interests.failed')}
        onRetry={() => void categories.refetch()}
        retrying={categories.isFetching}
      />
    );
  }
  const choose = (chosen: (string | number)[]) =>
    form.setValue(step, (isMultiple ? chosen : chosen[0]) as never, {
      shouldDirty: true,
      shouldValidate: form.getFieldState(step).invalid,
    });
  return (
    <ChoiceGroup
      ref={ref}
      takesFocus={takesFocus}
      name={step}
      question={t(`${step}.question`)}
      hint={hintOf()}
      choices={choicesOf(step)}
      multiple={isMultiple}
      chosen={[answer ?? []].flat()}
      onChange={choose}
      error={ruleText((form.formState.errors[step] as FieldError | undefined)?.message)}
    />
  );

  function hintOf(): string | undefined {
    if (step === 'interests') {
      const count = answers.interests?.length ?? 0;
      return categories.data?.length === 0 ? t('interests.none') : t('interests.hint', { count });
    }
    return step === 'weekly_minutes' || step === 'language' ? t(`${step}.hint`) : undefined;
  }
}
