import type { OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { DiscardDialog } from '../../ui/discard-dialog.tsx';
import { useCourseDiff } from '../../builder/use-course-diff.ts';

interface DiscardCourseProps {
  course: OwnCourse;
  pending: boolean;
  onCancel(): void;
  onConfirm(): void;
}

/** Reads what the edits of a course are before it asks whether they shall go. */
export function DiscardCourse({ course, ...rest }: DiscardCourseProps) {
  const diff = useCourseDiff(course);
  return <DiscardDialog diff={diff.data} failure={diff.isError && <LoadFailed query={diff} />} {...rest} />;
}
