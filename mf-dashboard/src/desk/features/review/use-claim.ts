import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useReviewText } from '../../messages/review.ts';

/** Who reviews a course just now; looked at anew whenever somebody comes back to the window. */
export function useClaim(courseId: string, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: ['review-claim', courseId],
    queryFn: ({ signal }) => api.getReviewClaim({ params: { id: courseId }, signal }),
    refetchOnWindowFocus: 'always',
    enabled,
  });
}

/** The name of another reviewer whose the course is for now: until they let it go, nobody else decides on it. */
export function useClaimedBy({ id, actions }: Pick<CourseBuilder, 'id' | 'actions'>): string | undefined {
  const { data } = useClaim(id, actions.includes('comment') || actions.includes('publish'));
  return data && !data.is_mine ? data.reviewer?.name : undefined;
}

/** Takes a course up, or lets it go. Where somebody else was faster, the page shows who. */
export function useChangeClaim(courseId: string) {
  const t = useReviewText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, ['conflict', 'own_course']);
  const queryClient = useQueryClient();
  const options = {
    onSuccess: (claim: ReviewClaim) => queryClient.setQueryData(['review-claim', courseId], claim),
    onError: (error: unknown) => toasts.show({ kind: 'error', message: refusal(error) }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['review-claim', courseId] }),
        queryClient.invalidateQueries({ queryKey: ['review-queue'] }),
      ]),
  };
  const params = { id: courseId };
  const claim = useMutation({ mutationFn: () => api.claimReview({ params }), ...options });
  const release = useMutation({ mutationFn: () => api.releaseReview({ params }), ...options });
  return { claim, release };
}
