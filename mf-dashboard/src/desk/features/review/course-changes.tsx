import { useState, type ReactNode } from 'react';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { CommentAnchor } from '@stoa/shared/contract/teaching/review-comments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseDiffView } from '@stoa/shared/ui/course-diff/course-diff.tsx';
import { Alert, Button, SegmentedControl } from '@stoa/shared/kit';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReviewText } from '../../messages/review.ts';
import { useCourseDiff } from './use-review.ts';

interface CourseChangesProps {
  course: CourseBuilder;
  /** Undefined for who may not comment now. */
  onComment: ((about: CommentAnchor) => void) | undefined;
  /** The course as a whole. */
  whole: ReactNode;
}

/** A revision as what it changes, a first submission as a whole; said in so many words which of them it is. */
export function CourseChanges({ course, onComment, whole }: CourseChangesProps) {
  const t = useReviewText();
  const format = useFormat();
  const [view, setView] = useState('changes');
  if (course.published_at === null) {
    return (
      <>
        <Alert color="gray" role="note">
          {t('live.never')}
        </Alert>
        {whole}
      </>
    );
  }
  if (!course.has_revision) return whole;
  return (
    <>
      <Alert role="note">{t('live.since', { date: format.date(course.published_at) })}</Alert>
      <SegmentedControl
        aria-label={t('view.name')}
        value={view}
        onChange={setView}
        data={[
          { value: 'changes', label: t('view.changes') },
          { value: 'whole', label: t('view.whole') },
        ]}
      />
      {view === 'whole' ? whole : <Changes course={course} onComment={onComment} />}
    </>
  );
}

function Changes({ course, onComment }: Omit<CourseChangesProps, 'whole'>) {
  const t = useReviewText();
  const diff = useCourseDiff(course);
  if (diff.isPending) return <RowSkeleton count={4} label={t('changes.loading')} />;
  if (diff.isError) return <LoadFailed query={diff} />;
  return (
    <CourseDiffView
      diff={diff.data}
      {...(onComment && {
        actionOf: (about: CommentAnchor) => (
          <Button variant="subtle" size="compact-sm" onClick={() => onComment(about)}>
            {t('comment.here')}
          </Button>
        ),
      })}
    />
  );
}
