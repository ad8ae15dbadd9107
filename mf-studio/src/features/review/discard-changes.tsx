import { Button } from '@stoa/shared/kit';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useReviewText } from '../../messages/review.ts';
import { DiscardDialog } from '../../ui/discard-dialog.tsx';
import { useCourseDiff } from '../../builder/use-course-diff.ts';
import type { ReviewSteps } from './use-review-transition.ts';

/** Goes back to the version that learners see, once the author has read what that costs. */
export function DiscardChanges({ transition, onDone }: { transition: ReviewSteps; onDone(): void }) {
  const t = useReviewText();
  const { course, saver } = useBuilder();
  const diff = useCourseDiff(course);
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
        <DiscardDialog
          diff={diff.data}
          pending={isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => transition.start('discard', { onSettled: finish })}
        />
      )}
    </>
  );
}
