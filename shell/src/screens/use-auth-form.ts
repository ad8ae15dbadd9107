import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useFrame } from '../frame/frame-context.tsx';
import { authProblem } from './auth-problem.ts';

interface AuthFormOptions<S extends z.ZodObject> {
  schema: S;
  start: DefaultValues<z.infer<S>>;
  send(values: z.infer<S>): Promise<Reply<'login'>>;
}

/** A form that ends in a session: validates on submit and again on change, and says in words what the server refused. */
export function useAuthForm<S extends z.ZodObject>({ schema, start, send }: AuthFormOptions<S>) {
  type Values = z.infer<S>;
  const { completeSignIn } = useFrame();
  const [problem, setProblem] = useState<string>();
  const form = useForm<Values>({ resolver: zodResolver(schema) as never, defaultValues: start });

  async function attempt(values: Values) {
    setProblem(undefined);
    try {
      await completeSignIn(await send(values));
    } catch (error) {
      const fields = isApiError(error) ? Object.entries(error.fieldErrors) : [];
      for (const [field, [message = '']] of fields) form.setError(field as Path<Values>, { message });
      if (fields.length === 0) setProblem(authProblem(error) ?? unexpected(error));
    }
  }

  return { form, problem, attempt, submit: form.handleSubmit(attempt as never) };
}

const unexpected = (error: unknown): string =>
  isApiError(error) && error.requestId
    ? `Something went wrong on our side. Try again; if it goes on, tell us the number ${error.requestId}.`
    : 'Something went wrong. Try again.';
