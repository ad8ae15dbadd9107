import type { SectionKey } from '../../builder/sections.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { CommentCard } from './review-comments.tsx';
import classes from './review-comments.module.css';
import { useReviewText } from '../../messages/review.ts';
import { partOfComment } from './part-of-comment.ts';

/** What reviewers wrote of the part that is open here and is not dealt with yet. */
export function OpenComments({ section, lessonId }: { section: SectionKey; lessonId: string | null }) {
  const t = useReviewText();
  const { course } = useBuilder();
  const here = course.comments.filter((comment) => {
    const place = partOfComment(comment);
    if (comment.resolved_at !== null || place?.section !== section) return false;
    return lessonId === null || place.lessonId === lessonId;
  });
  if (here.length === 0) return null;
  return (
    <ul className={classes.comments} aria-label={t('comments.title')}>
      {here.map((comment) => (
        <CommentCard key={comment.id} comment={comment} />
      ))}
    </ul>
  );
}
