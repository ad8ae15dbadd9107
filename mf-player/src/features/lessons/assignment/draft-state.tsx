import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useAssignmentText } from '../../../messages/assignment.ts';
import type { Desk, DeskState } from './desk.ts';
import { draftStatus } from './draft-status.ts';
import { useDeskState } from './use-desk.ts';
import { useWorkRefusal } from './use-hand-in.ts';
import classes from './assignment.module.css';

/** What became of what was typed last; always in sight, and read aloud when it changes. */
export function DraftState({ desk }: { desk: Desk }) {
  const t = useAssignmentText();
  const state = useDeskState(desk, (whole) => whole);
  return (
    <p role="status" className={classes.soft}>
      {state.isRestored && `${t('draft.restored')} `}
      <DraftWords state={state} />
    </p>
  );
}

function DraftWords({ state }: { state: DeskState }) {
  const t = useAssignmentText();
  const format = useFormat();
  const refusal = useWorkRefusal();
  const brokenRule = useBrokenRule();
  const { failure, savedAt } = state;
  switch (draftStatus(state)) {
    case 'saved':
      return savedAt ? t('draft.savedAt', { moment: format.moment(savedAt) }) : t('draft.saved');
    case 'saving':
      return t('draft.saving');
    case 'held':
      return t('draft.held');
    case 'failed': {
      if (failure?.willRetry) return t('draft.retrying');
      const error = failure?.error;
      return t('draft.failed', { reason: refusal(error, { invalid: brokenRule(error) }) });
    }
    default:
      return '';
  }
}
