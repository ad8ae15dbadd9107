import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useOneTry } from './use-one-try.ts';
import { useProblemText } from './use-problem-text.ts';

interface AuthFormOptions<S extends z.ZodObject> {
  schema: S;
  /** Every field, in the order in which they stand. */
  start: DefaultValues<z.infer<S>>;
  /** All that a submit does; it leads away from the form. What it throws is told at its field, or above the form. */
  send(values: z.infer<S>): Promise<unknown>;
}

/**
 * A form of the account: validates on submit and again on change, sends once however often it is pressed, says in words
 * what the server refused, and leads to the first field that is wrong.
 */
export function useAuthForm<S extends z.ZodObject>({ schema, start, send }: AuthFormOptions<S>) {
  type Values = z.infer<S>;
  const ruleText = useRuleText();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const { isBusy, attempt } = useOneTry();
  const form = useForm<Values>({ resolver: zodResolver(schema) as never, defaultValues: start });
  const errors = form.formState.errors as FieldErrors<Record<string, unknown>>;

  const trySend = (values: Values) =>
    attempt(() => {
      setProblem(undefined);
      return send(values);
    }).catch(refuse);

  function refuse(error: unknown) {
    const broken = isApiError(error) ? error.fieldErrors : {};
    const fields = Object.keys(start).filter((field) => broken[field]?.[0]);
    fields.forEach((field, index) =>
      form.setError(field as Path<Values>, { message: broken[field]?.[0] ?? '' }, { shouldFocus: index === 0 }),
    );
    if (fields.length === 0) setProblem(problemText(error));
  }

  return {
    form,
    problem,
    isBusy,
    attempt: trySend,
    submit: form.handleSubmit(trySend as never),
    /** What is wrong with a field, in the page's language. */
    errorOf: (field: keyof Values & string) => ruleText(errors[field]?.message),
  };
}
