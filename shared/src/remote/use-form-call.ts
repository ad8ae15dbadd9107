import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../http/api-error.ts';
import { useRuleText } from '../i18n/use-rule-text.ts';
import { useErrorText, type ExpectedErrors } from './use-error-text.ts';
import type { Refusal } from './use-refusal.ts';

interface FormCallOptions<Sent> {
  /** All that a submit does. What it throws is said at its field, or above the form. */
  send(values: Sent): Promise<unknown>;
  /** What this form itself says of a refusal. */
  expected?: ExpectedErrors;
  /** Who says the rest; left out: what every screen says. */
  refusal?: Refusal;
  /** Once it was accepted nothing more is sent, not even while the next screen is on its way. */
  leadsAway?: boolean;
}

export interface FormCall<V extends FieldValues, Sent = V> {
  form: UseFormReturn<V, unknown, Sent>;
  /** Why it was refused, where no field is to blame. */
  problem: string | undefined;
  isSending: boolean;
  /** What to say at a field, in the page's language. */
  errorOf(field: Path<V>): string | undefined;
  submit(event?: { preventDefault(): void }): Promise<void>;
  /** Sends these values in place of the fields'. */
  attempt(values: Sent): Promise<void>;
}

/**
 * The call that a form ends in: sent once however often it is pressed. What was refused is said in words and leads to the
 * first field that is wrong; nothing is lost. The form's default values name every field, in the order in which they stand.
 *
 *     const form = useForm({ resolver: zodResolver(loginBody), defaultValues: { email: '', password: '' } });
 *     const { problem, isSending, errorOf, submit } = useFormCall(form, { send: (body) => api.login({ body }) });
 */
export function useFormCall<V extends FieldValues, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
  { send, expected, refusal, leadsAway = false }: FormCallOptions<Sent>,
): FormCall<V, Sent> {
  const rule = useRuleText();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const fields = Object.keys(form.formState.defaultValues ?? {});

  const setUnderWay = (now: boolean) => {
    isUnderWay.current = now;
    setSending(now);
  };
  async function attempt(values: Sent): Promise<void> {
    if (isUnderWay.current) return;
    setUnderWay(true);
    setProblem(undefined);
    try {
      await send(values);
      if (!leadsAway) setUnderWay(false);
    } catch (error) {
      setUnderWay(false);
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const broken = isApiError(error) ? Object.entries(error.fieldErrors) : [];
    const own = broken
      .map(([path, [message = '']]) => ({ path, message, place: fields.indexOf(path.split('.')[0] ?? '') }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place);
    for (const [index, { path, message }] of own.entries()) {
      form.setError(path as Path<V>, { message }, { shouldFocus: index === 0 });
    }
    if (own.length === 0) setProblem((refusal ?? errorText)(error, expected));
  }

  return {
    form,
    problem,
    isSending,
    errorOf: (field) => rule(form.getFieldState(field, form.formState).error?.message),
    submit: async (event) => void (await form.handleSubmit(attempt)(event as never)),
    attempt,
  };
}
