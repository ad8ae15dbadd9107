import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ReviewComment } from '@stoa/shared/contract/teaching/review-comments.ts';
import { useCourseDiffText } from '@stoa/shared/i18n/messages/course-diff.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useReviewText } from '../../messages/review.ts';
import { partOfComment } from './part-of-comment.ts';

/** What a comment is about, as a way there; only its name when that part is gone. Nothing for the whole course. */
export function CommentHeading({ comment }: { comment: ReviewComment }) {
  const t = useReviewText();
  const field = useCourseDiffText();
  const { course } = useBuilder();
  const place = partOfComment(comment);
  const part = [comment.part_title, comment.field && field(`field.${comment.field}`)].filter(Boolean).join(' · ');
  if (part === '') return null;
  const lessons = course.modules.flatMap((module) => module.lessons);
  const isGone =
    (comment.part === 'lesson' && !lessons.some(({ id }) => id === comment.part_id)) ||
    (comment.part === 'module' && !course.modules.some(({ id }) => id === comment.part_id));
  if (!place || isGone) return <span>{t('comment.about', { part })}</span>;
  const href = place.lessonId
    ? to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson: place.lessonId })
    : `${to.editCourse({ slug: course.slug }, { section: place.section })}#${place.fieldId ?? undefined}`;
  return <LinkAnchor to={href}>{t('comment.about', { part })}</LinkAnchor>;
}
