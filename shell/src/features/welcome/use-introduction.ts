import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { introduction, type Introduction } from '@stoa/shared/contract/people/profile.ts';
import { useApi, usePlatform, usePreferences } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { takePreviousRoute } from '../../session/previous-route.ts';
import { useOneTry } from './use-one-try.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { stepAfter, steps, type Step } from './steps.ts';

/** The introduction as a form of steps: what was told before, what is told now, and how it ends. */
export function useIntroduction(step: Step, goTo: (step: Step) => void) {
  const api = useApi();
  const { session, preferences } = usePlatform();
  const { locale } = usePreferences();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const { isBusy, attempt } = useOneTry();
  const told = useQuery({ queryKey: ['introduction'], queryFn: () => api.getIntroduction(), staleTime: Infinity });
  const form = useForm<Introduction>({
    resolver: zodResolver(introduction),
    defaultValues: { interests: [], language: locale },
    values: told.data ?? undefined,
    resetOptions: { keepDirtyValues: true },
  });

  const end = (work: () => Promise<unknown>) =>
    attempt(async () => {
      setProblem(undefined);
      await work();
      // The page may still hold what was before; it is read again at the next start.
      await session.refresh().catch(() => undefined);
      if (isHere()) void navigate(takePreviousRoute() ?? to.home(), { replace: true });
    }).catch(refuse);

  function refuse(error: unknown) {
    const broken = isApiError(error) ? error.fieldErrors : {};
    const first = steps.find((field) => broken[field]?.[0]);
    if (!first) return setProblem(problemText(error));
    if (isHere()) goTo(first);
    form.setError(first, { message: broken[first]?.[0] ?? '' });
  }

  const save = form.handleSubmit(
    (body) =>
      end(async () => {
        await api.updateIntroduction({ body });
        if (body.language !== locale) await preferences.choose({ locale: body.language }).catch(() => undefined);
      }),
    (errors: FieldErrors<Introduction>) => {
      const first = steps.find((field) => errors[field]);
      if (first) goTo(first);
    },
  );

  return {
    form,
    problem,
    isBusy,
    /** To the next step, if this one is answered; after the last one all is saved. False when it is not answered. */
    async next(): Promise<boolean> {
      if (!(await form.trigger(step))) return false;
      const after = stepAfter(step);
      if (after) goTo(after);
      else await save();
      return true;
    },
    /** Leaves without an answer. Nobody is kept here because a call fails: then it is asked again one day. */
    skip: () => end(() => api.skipIntroduction().catch(() => undefined)),
  };
}
