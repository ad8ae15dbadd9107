import type { SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { isLateNow, mostAttempts, nextAttempt } from './attempts.ts';
import type { AssignmentContent } from './use-desk.ts';
import { bodyOf, type Work } from './work.ts';
import classes from './assignment.module.css';

interface HandInDialogProps {
  opened: boolean;
  content: AssignmentContent;
  typed: Work;
  files: readonly SubmittedFile[];
  pending: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before work goes to a reviewer: what, for the how manieth time, and whether it is late. */
export function HandInDialog({ opened, content, typed, files, pending, onConfirm, onCancel }: HandInDialogProps) {
  const t = useAssignmentText();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('handIn.title')}
      text={
        <div className={classes.made}>
          <ul className={classes.parts}>
            <WorkParts isText={content.assignment.submission_type === 'text'} typed={typed} files={files} />
          </ul>
          <Circumstances content={content} />
          <p>{t('handIn.back')}</p>
        </div>
      }
      confirmLabel={t('handIn.action')}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function WorkParts({ isText, typed, files }: Pick<HandInDialogProps, 'typed' | 'files'> & { isText: boolean }) {
  const t = useAssignmentText();
  const { text, url } = bodyOf(typed);
  return (
    <>
      {files.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      {url && <li>{url}</li>}
      {text && <li>{isText ? t('handIn.text', { count: text.length }) : t('handIn.word')}</li>}
    </>
  );
}

function Circumstances({ content }: Pick<HandInDialogProps, 'content'>) {
  const t = useAssignmentText();
  const format = useFormat();
  const { assignment, submission: own, due_at: dueAt } = content;
  const attempt = nextAttempt(own);
  const most = mostAttempts(own, assignment);
  const isLate = isLateNow(own, dueAt);
  return (
    <p>
      {most === null ? t('status.attempt', { attempt }) : t('status.attemptOf', { attempt, most })}.{' '}
      {most === attempt && `${t('handIn.last')} `}
      {dueAt && (isLate ? t('handIn.late', { moment: format.moment(dueAt) }) : t('handIn.inTime'))}
    </p>
  );
}
