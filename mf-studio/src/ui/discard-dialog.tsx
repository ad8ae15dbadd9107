import type { CourseDiff } from '@stoa/shared/contract/teaching/course-diff.ts';
import { useCourseDiffText } from '@stoa/shared/i18n/messages/course-diff.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Stack, Text } from '@stoa/shared/kit';
import type { ReactNode } from 'react';
import { useReviewText } from '../messages/review.ts';
import classes from './discard-dialog.module.css';
import { lostParts, type LostPart } from './lost-parts.ts';

/** More than these are counted. */
const MOST_NAMED = 8;

interface DiscardDialogProps {
  /** Undefined while it is read. */
  diff: CourseDiff | undefined;
  /** Why it could not be read. */
  failure?: ReactNode;
  pending: boolean;
  onCancel(): void;
  onConfirm(): void;
}

/** Asks before the edits of a published course are gone, and says what that costs. */
export function DiscardDialog({ diff, failure, pending, onCancel, onConfirm }: DiscardDialogProps) {
  const t = useReviewText();
  return (
    <ConfirmDialog
      opened
      title={t('discard.title')}
      text={failure || <Loss parts={diff && lostParts(diff)} />}
      confirmLabel={t('discard.verb')}
      destructive
      pending={pending || !diff}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}

function Loss({ parts }: { parts: readonly LostPart[] | undefined }) {
  const t = useReviewText();
  const nameOf = useNameOfPart();
  if (!parts) return <Text>{t('changes.loading')}</Text>;
  if (parts.length === 0) return <Text>{t('discard.nothing')}</Text>;
  const more = parts.length - MOST_NAMED;
  return (
    <Stack gap="sm">
      <Text>{t('discard.text')}</Text>
      <ul className={classes.parts}>
        {parts.slice(0, MOST_NAMED).map((part) => (
          <li key={part.key}>{nameOf(part)}</li>
        ))}
        {more > 0 && <li>{t('discard.more', { count: more })}</li>}
      </ul>
      <Text>{t('discard.stays')}</Text>
    </Stack>
  );
}

function useNameOfPart(): (part: LostPart) => string {
  const t = useReviewText();
  const word = useCourseDiffText();
  return (part) =>
    'field' in part ? word(`field.${part.field}`) : t('discard.part', { title: part.title, state: part.state });
}
