import { Alert, Button } from '@stoa/shared/kit';
import { useAssignmentText } from '../../../messages/assignment.ts';
import type { Desk } from './desk.ts';
import { TypedWork } from './typed-work.tsx';
import { useDeskState } from './use-desk.ts';
import classes from './assignment.module.css';

/** What was typed and is saved nowhere stays readable until it is let go. */
export function Leftover({ desk }: { desk: Desk }) {
  const t = useAssignmentText();
  const leftover = useDeskState(desk, (state) => state.leftover);
  if (!leftover) return null;
  const kind = leftover.why === 'late' ? 'late' : 'notChosen';
  return (
    <Alert color="yellow" role="group" title={t(`leftover.${kind}`)}>
      <div className={classes.side}>
        <p role="alert">{t(`leftover.${kind}.text`)}</p>
        <TypedWork label={t(`leftover.${kind}`)} work={leftover.work} />
        <div>
          <Button variant="default" onClick={desk.dismissLeftover}>
            {t('leftover.letGo')}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
