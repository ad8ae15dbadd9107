import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { VerificationRequest } from '@stoa/shared/contract/teaching/creators.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useVerificationText } from '../../messages/verification.ts';
import { useRequestVerification } from './use-verification.ts';
import { startValues, verificationForm, type VerificationValues } from './verification-values.ts';

type Field = FieldPath<VerificationValues>;

/** Validates on submit and again on change, sends once, and loses nothing when refused. */
export function useVerificationForm(sent: VerificationRequest | null) {
  const t = useVerificationText();
  const rule = useRuleText();
  const refusal = useRefusal(t, ['already_requested', 'verification_transition']);
  const request = useRequestVerification();
  const [problem, setProblem] = useState<string>();
  const form = useForm<VerificationValues>({
    resolver: zodResolver(verificationForm) as never,
    defaultValues: startValues(sent),
  });

  async function send(body: z.output<typeof verificationForm>): Promise<void> {
    setProblem(undefined);
    try {
      await request.mutateAsync(body);
    } catch (error) {
      const broken = isApiError(error) ? Object.entries(error.fieldErrors) : [];
      for (const [index, [field, [message = '']]] of broken.entries()) {
        form.setError(field as Field, { message }, { shouldFocus: index === 0 });
      }
      if (broken.length > 0) return;
      setProblem(refusal(error));
    }
  }

  return {
    form,
    problem,
    isSending: form.formState.isSubmitting || request.isSuccess,
    /** What to say at a field, in the page's language. */
    errorOf: (field: Field): string | undefined => rule(form.getFieldState(field, form.formState).error?.message),
    submit: (event?: { preventDefault(): void }) => void form.handleSubmit(send as never)(event as never),
  };
}
export type VerificationForm = ReturnType<typeof useVerificationForm>;
