import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewPhrase } from '@stoa/shared/contract/learning/submissions.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useAssessmentText } from '../../messages/assessment.ts';

const KEY = ['review-phrases'];

export function usePhrases() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.listReviewPhrases({ signal }) });
}

/** Saves and removes phrases; what was removed by mistake is saved once more. */
export function useChangePhrases() {
  const t = useAssessmentText();
  const api = useApi();
  const { toasts } = usePlatform();
  const brokenRule = useBrokenRule();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: KEY });
  const fail = (error: unknown) =>
    toasts.show({ kind: 'error', message: brokenRule(error, { conflict: t('phrases.full') }) });
  const save = useMutation({
    mutationFn: (text: string) => api.createReviewPhrase({ body: { text } }),
    onSuccess: () => toasts.show({ kind: 'success', message: t('phrases.saved') }),
    onError: fail,
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ReviewPhrase) => api.removeReviewPhrase({ params: { id } }),
    onSuccess: (_, { text }) =>
      toasts.show({
        kind: 'success',
        message: t('phrases.removed'),
        action: { label: t('phrases.undo'), run: () => save.mutate(text) },
      }),
    onError: fail,
    onSettled: readAgain,
  });
  return { save, remove };
}
