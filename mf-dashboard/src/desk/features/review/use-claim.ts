import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useReviewText } from '../../messages/review.ts';
import type { Reviewed } from './reviewed.ts';

const keyOf = ({ thing, id }: Reviewed) => ['review-claim', thing, id];

/** Who reviews it just now; looked at anew whenever somebody comes back to the window. */
export function useClaim(reviewed: Reviewed, enabled = true) {
  const api = useApi();
  const params = { id: reviewed.id };
  return useQuery({
    queryKey: keyOf(reviewed),
    queryFn: ({ signal }) =>
      reviewed.thing === 'course' ? api.getReviewClaim({ params, signal }) : api.getPathReviewClaim({ params, signal }),
    refetchOnWindowFocus: 'always',
    enabled,
  });
}

/** The name of another reviewer whose it is for now: until they let it go, nobody else decides on it. */
export function useClaimedBy(reviewed: Reviewed, enabled: boolean): string | undefined {
  const { data } = useClaim(reviewed, enabled);
  return data && !data.is_mine ? data.reviewer?.name : undefined;
}

/** Takes it up, or lets it go. Where somebody else was faster, the page shows who. */
export function useChangeClaim(reviewed: Reviewed) {
  const t = useReviewText();
  const api = useApi();
  const { toasts } = usePlatform();
  const { thing } = reviewed;
  const refusal = useRefusal(
    (key) => (key === 'refused.conflict' ? t(key, { thing }) : t(key)),
    ['conflict', 'own_course'],
  );
  const queryClient = useQueryClient();
  const queryKey = keyOf(reviewed);
  const options = {
    onSuccess: (claim: ReviewClaim) => queryClient.setQueryData(queryKey, claim),
    onError: (error: unknown) => toasts.show({ kind: 'error', message: refusal(error) }),
    onSettled: () =>
      Promise.all(
        [queryKey, ['review-queue'], ['path-queue']].map((key) => queryClient.invalidateQueries({ queryKey: key })),
      ),
  };
  const params = { id: reviewed.id };
  const isCourse = thing === 'course';
  const claim = useMutation({
    mutationFn: () => (isCourse ? api.claimReview({ params }) : api.claimPathReview({ params })),
    ...options,
  });
  const release = useMutation({
    mutationFn: () => (isCourse ? api.releaseReview({ params }) : api.releasePathReview({ params })),
    ...options,
  });
  return { claim, release };
}
