import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PhrasePurpose } from '@stoa/shared/contract/learning/assignment-words.ts';
import type { ReviewPhrase } from '@stoa/shared/contract/learning/submissions.ts';
import type { ReviewedThing } from '@stoa/shared/contract/teaching/review-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { usePhrasesText } from '../messages/phrases.ts';

const KEY = 'review-phrases';

export function usePhrases(purpose: PhrasePurpose) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, purpose],
    queryFn: ({ signal }) => api.listReviewPhrases({ query: { purpose }, signal }),
  });
}

/** Who will read a review, and of what it is. */
export interface PhraseReader {
  authorId: string;
  about: ReviewedThing;
}

/** What the site ships, in the language of who will read it. */
export function useShippedPhrases({ authorId, about }: PhraseReader) {
  const api = useApi();
  return useQuery({
    queryKey: ['shipped-phrases', authorId, about],
    queryFn: ({ signal }) => api.listShippedPhrases({ params: { id: authorId }, query: { about }, signal }),
  });
}

/** Saves, words anew and removes phrases; each of these can be undone, but for saving, whose undoing is to remove. */
export function useChangePhrases(purpose: PhrasePurpose) {
  const t = usePhrasesText();
  const api = useApi();
  const { toasts } = usePlatform();
  const brokenRule = useBrokenRule();
  const queryClient = useQueryClient();
  const options = (conflict: 'full' | 'same') => ({
    onError: (error: unknown) => toasts.show({ kind: 'error', message: brokenRule(error, { conflict: t(conflict) }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY, purpose] }),
  });
  const succeed = (message: string, undo?: () => void) =>
    toasts.show({ kind: 'success', message, ...(undo && { action: { label: t('undo'), run: undo } }) });
  const save = useMutation({
    mutationFn: (text: string) => api.createReviewPhrase({ body: { text, purpose } }),
    onSuccess: () => succeed(t('saved')),
    ...options('full'),
  });
  const edit = useMutation({
    mutationFn: ({ id, text }: ReviewPhrase & { before: string }) =>
      api.updateReviewPhrase({ params: { id }, body: { text } }),
    onSuccess: ({ id, text }, { before }) => succeed(t('saved'), () => edit.mutate({ id, text: before, before: text })),
    ...options('same'),
  });
  const remove = useMutation({
    mutationFn: ({ id }: ReviewPhrase) => api.removeReviewPhrase({ params: { id } }),
    onSuccess: (_, { text }) => succeed(t('removed'), () => save.mutate(text)),
    ...options('full'),
  });
  return { save, edit, remove };
}
export type PhraseChanges = ReturnType<typeof useChangePhrases>;
