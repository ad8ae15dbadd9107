import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { VerificationRequest } from '@stoa/shared/contract/teaching/creators.ts';
import { useFormCall, type FormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useVerificationText } from '../../messages/verification.ts';
import { useRequestVerification } from './use-verification.ts';
import { startValues, verificationForm, type VerificationValues } from './verification-values.ts';

type Body = z.output<typeof verificationForm>;
export type VerificationForm = FormCall<VerificationValues, Body>;

/** Asks for the verification; `sent`: what was sent with the request before. */
export function useVerificationForm(sent: VerificationRequest | null): VerificationForm {
  const request = useRequestVerification();
  const refusal = useRefusal(useVerificationText(), ['already_requested', 'verification_transition']);
  const form = useForm<VerificationValues, unknown, Body>({
    resolver: zodResolver(verificationForm) as never,
    defaultValues: startValues(sent),
  });
  // It makes room for where the request stands.
  return useFormCall(form, { send: (body) => request.mutateAsync(body), refusal, leadsAway: true });
}
