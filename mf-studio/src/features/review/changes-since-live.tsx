import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseDiffView } from '@stoa/shared/ui/course-diff/course-diff.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useReviewText } from '../../messages/review.ts';
import { useCourseDiff } from '../../builder/use-course-diff.ts';

/** Just what the reviewer will see of a revision. */
export function ChangesSinceLive() {
  const t = useReviewText();
  const diff = useCourseDiff(useBuilder().course);
  return (
    <Section title={t('changes.title')} lead={t('changes.lead')} order={3}>
      {diff.isPending && <RowSkeleton count={3} label={t('changes.loading')} />}
      {diff.isError && <LoadFailed query={diff} />}
      {diff.data && <CourseDiffView diff={diff.data} />}
    </Section>
  );
}
