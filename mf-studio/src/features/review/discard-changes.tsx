import { useCourseDiffText } from '@stoa/shared/i18n/messages/course-diff.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Button, Stack, Text } from '@stoa/shared/ui/kit.ts';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useReviewText } from '../../messages/review.ts';
import classes from './discard-changes.module.css';
import { lostParts, type LostPart } from './lost-parts.ts';
import { useCourseDiff } from './use-course-diff.ts';
import type { ReviewSteps } from './use-review-transition.ts';

/** More than these are counted. */
const MOST_NAMED = 8;

/** Goes back to the version that learners see, once the author has read what that costs. */
export function DiscardChanges({ transition, onDone }: { transition: ReviewSteps; onDone(): void }) {
  const t = useReviewText();
  const { saver } = useBuilder();
  const diff = useCourseDiff();
  const [isAsked, setAsked] = useState(false);
  const isPending = transition.isPending && transition.variables === 'discard';
  const finish = () => {
    onDone();
    setAsked(false);
  };
  const ask = () => {
    // What was typed last is named as well.
    void saver.flush();
    setAsked(true);
  };
  return (
    <>
      <Button
        size="md"
        variant="default"
        leftSection={<IconTrash size={20} aria-hidden="true" />}
        disabled={!diff.data || (transition.isPending && !isPending)}
        onClick={ask}
      >
        {t('act.discard')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          opened
          title={t('discard.title')}
          text={<Loss parts={diff.data && lostParts(diff.data)} />}
          confirmLabel={t('discard.verb')}
          destructive
          pending={isPending || !diff.data}
          onCancel={() => setAsked(false)}
          onConfirm={() => transition.start('discard', { onSettled: finish })}
        />
      )}
    </>
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
