import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { z } from 'zod';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useCommunityText } from '../../messages/community.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { refusals } from './refusals.ts';

interface Writing<V, R> {
  userId: string;
  /** What the draft is for. */
  place: string;
  schema: z.ZodObject;
  /** Without a draft. */
  start: V;
  /** `id`: the client's own, the same however often it is sent. */
  send(values: V, id: string): Promise<R>;
  /** When it is sent and the form lets go of it. */
  onDone(result: R): void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A form for a text: its draft is kept, leaving it is asked about, and a refused one loses nothing. */
export function useWriting<V extends FieldValues, R>({ userId, place, schema, start, send, onDone }: Writing<V, R>) {
  const { navigation } = usePlatform();
  const { pathname } = useLocation();
  const refusal = useRefusal(useCommunityText(), refusals);
  const [draft] = useState(() => readDraft<V>(userId, place));
  const [id, setId] = useState(() => draft?.id ?? newId());
  const [first] = useState(start);
  const [problem, setProblem] = useState<string>();
  const form = useForm<V>({
    resolver: zodResolver(schema) as never,
    defaultValues: (draft?.values ?? start) as DefaultValues<V>,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (same(values, first)) forgetDraft(userId, place);
          else keepDraft(userId, place, { id, values });
        },
      }),
    [form, first, userId, place, id],
  );
  useEffect(
    () => navigation.guardUnsaved((to) => to !== pathname && !same(form.getValues(), first)),
    [navigation, form, first, pathname],
  );

  /** Empties the form for another text. */
  const startAgain = () => {
    form.reset(first);
    forgetDraft(userId, place);
    setId(newId());
    setProblem(undefined);
  };
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      const result = await send(values, id);
      startAgain();
      onDone(result);
    } catch (error) {
      const fields = isApiError(error) ? Object.entries(error.fieldErrors) : [];
      for (const [field, [message = '']] of fields) form.setError(field as Path<V>, { message });
      if (fields.length === 0) setProblem(refusal(error));
    }
  });
  return { form, problem, submit, startAgain, hadDraft: draft !== undefined };
}
