import type { Enrolment } from '@stoa/shared/contract/learning/enrolments.ts';
import type { CourseProgress } from '@stoa/shared/contract/learning/progress-ledger.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Stack, Text, Title } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Modal } from '@stoa/shared/ui/overlays.ts';
import { UnsettledSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useProgressLedgerText } from '../../messages/progress-ledger.ts';
import { ExplainedLessonRow } from './explained-lesson-row.tsx';
import { StatementsDownload } from './statements-download.tsx';
import { useCourseProgress } from './use-progress-ledger.ts';
import classes from './progress-ledger.module.css';

interface LedgerDialogProps {
  enrolment: Enrolment;
  onClose(): void;
  onLesson(id: string): void;
}

/** What counts in a course, what is missing, and each line that was noted on the way. */
export function LedgerDialog({ enrolment, onClose, onLesson }: LedgerDialogProps) {
  const t = useProgressLedgerText();
  const format = useFormat();
  const progress = useCourseProgress(enrolment.id);
  const percentage = progress.data?.enrollment.percentage ?? enrolment.percentage;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('title', { share: format.percent(percentage) })}
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
    >
      {progress.isPending ? (
        <UnsettledSkeleton height="16rem" label={t('loading')} />
      ) : progress.data ? (
        <Explained progress={progress.data} onLesson={onLesson} />
      ) : (
        <LoadFailed query={progress} title={t('failed')} />
      )}
    </Modal>
  );
}

function Explained({ progress, onLesson }: { progress: CourseProgress; onLesson(id: string): void }) {
  const t = useProgressLedgerText();
  const modules = Map.groupBy(progress.lessons, ({ module }) => module);
  return (
    <Stack gap="lg">
      <Text>{t('sum', { completed: progress.completed, required: progress.required })}</Text>
      {[...modules].map(([name, lessons]) => (
        <section key={name} aria-label={name}>
          <Title order={3} size="h5">
            {name}
          </Title>
          <ul className={classes.lessons}>
            {lessons.map((lesson) => (
              <ExplainedLessonRow key={lesson.id} lesson={lesson} onOpen={() => onLesson(lesson.id)} />
            ))}
          </ul>
        </section>
      ))}
      <StatementsDownload enrolmentId={progress.enrollment.id} />
    </Stack>
  );
}
