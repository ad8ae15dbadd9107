import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentAnchor } from '@stoa/shared/contract/teaching/review-comments.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';

export function useCourseReview(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['course-review', slug],
    queryFn: ({ signal }) => api.getCourseReview({ params: { slug }, signal }),
  });
}

/** Read anew with every version of the course. */
export function useCourseDiff({ slug, updated_at }: Pick<CourseBuilder, 'slug' | 'updated_at'>) {
  const api = useApi();
  return useQuery({
    queryKey: ['course-diff', slug, updated_at],
    queryFn: ({ signal }) => api.getCourseDiff({ params: { slug }, signal }),
  });
}

/** What a reviewer decides. Each answers with the course as it is then. */
export function useDecide(course: Pick<CourseBuilder, 'id' | 'slug'>) {
  const api = useApi();
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  const accept = (changed: CourseBuilder) => {
    queryClient.setQueryData(['course-review', course.slug], changed);
    events.emit('course-status-changed', { courseId: changed.id, status: changed.status });
    return queryClient.invalidateQueries({ queryKey: ['review-queue'] });
  };
  const publish = useMutation({
    mutationFn: (publish_at: string | undefined) =>
      api.publishCourse({ params: { slug: course.slug }, body: { publish_at } }),
    onSuccess: accept,
  });
  const comment = useMutation({
    mutationFn: (body: { body: string; blocking: boolean; about: CommentAnchor }) =>
      api.commentOnReview({ params: { id: course.id }, body }),
    onSuccess: accept,
  });
  const reply = useMutation({
    mutationFn: ({ id, body }: { id: string; body: string }) =>
      api.replyToReviewComment({ params: { id }, body: { body } }),
    onSuccess: accept,
  });
  const unpublish = useMutation({
    mutationFn: (reason: string) => api.unpublishCourse({ params: { id: course.id }, body: { reason } }),
    onSuccess: accept,
  });
  return { publish, comment, reply, unpublish };
}
