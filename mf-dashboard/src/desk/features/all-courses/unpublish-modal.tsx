import type { ListedCourse } from '@stoa/shared/contract/market/all-courses.ts';
import { unpublishReason } from '@stoa/shared/contract/teaching/review-comments.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { Phrases } from '../../ui/phrases.tsx';
import { useAllCoursesText } from '../../messages/all-courses.ts';
import { useCourseActs } from './use-all-courses.ts';

export function UnpublishModal({ course, onClose }: { course: ListedCourse; onClose(): void }) {
  const t = useAllCoursesText();
  const { toasts } = usePlatform();
  const { unpublish } = useCourseActs();
  const refusal = useRefusal(t, ['own_course', 'course_transition']);
  return (
    <ReasonModal
      title={t('unpublish.title', { name: course.name })}
      text={t('unpublish.text')}
      label={t('unpublish.reason')}
      reason={unpublishReason}
      confirmLabel={t('unpublish.confirm')}
      destructive
      below={(field) => <Phrases purpose="decision" field={field} />}
      isPending={unpublish.isPending}
      failure={unpublish.error ? refusal(unpublish.error) : undefined}
      onConfirm={(reason) =>
        unpublish.mutate(
          { id: course.id, reason },
          {
            onSuccess: () => {
              toasts.show({ kind: 'success', message: t('unpublish.done', { name: course.name }) });
              onClose();
            },
          },
        )
      }
      onClose={() => !unpublish.isPending && onClose()}
    />
  );
}
