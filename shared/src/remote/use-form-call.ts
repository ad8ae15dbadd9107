import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, type DefaultValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useErrorText, type ExpectedErrors } from '@stoa/shared/remote/use-error-text.ts';

interface CallFormOptions<S extends z.ZodObject> {
  schema: S;
  start: DefaultValues<z.input<S>>;
  /** The call; what it refuses is said at its field, or above the form. */
  send(values: z.output<S>): Promise<void>;
  /** What this form itself says of a refusal. */
  expected?: ExpectedErrors;
  /** What it says of what went wrong before the call was made. */
  explain?(error: unknown): string | undefined;
}

export interface CallForm<V extends object> {
  form: UseFormReturn<V>;
  /** Why it was refused, where no field is to blame. */
  problem: string | undefined;
  isSending: boolean;
  /** What to say at a field, in the page's language. */
  errorOf(field: Path<V>): string | undefined;
  submit(event?: { preventDefault(): void }): Promise<void>;
}

/** A form that ends in one call: validates on submit and again on change, sends once, and loses nothing when refused. */
export function useCallForm<S extends z.ZodObject>({ schema, start, send, expected, explain }: CallFormOptions<S>) {
  type Values = z.input<S>;
  const rule = useRuleText();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);
  const form = useForm<Values>({ resolver: zodResolver(schema) as never, defaultValues: start });

  async function attempt(values: z.output<S>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      const broken = isApiError(error) ? Object.entries(error.fieldErrors) : [];
      const own = broken.filter(([field]) => field in schema.shape);
      for (const [index, [field, [message = '']]] of own.entries()) {
        form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
      }
      if (own.length === 0) setProblem(explain?.(error) ?? errorText(error, expected));
    } finally {
      isUnderWay.current = false;
    }
  }

  const callForm: CallForm<Values> = {
    form,
    problem,
    isSending: form.formState.isSubmitting,
    errorOf: (field) => rule(form.getFieldState(field, form.formState).error?.message),
    submit: async (event) => void (await form.handleSubmit(attempt as never)(event as never)),
  };
  return callForm;
}
