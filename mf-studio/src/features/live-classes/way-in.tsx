import type { ReactNode } from 'react';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Anchor, Button, VisuallyHidden } from '@stoa/shared/kit';
import { useJoinClass } from '@stoa/shared/remote/live-classes/use-join-class.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { liveScheduleKey } from '../../builder/use-live-schedule.ts';
import { useLiveClassesText } from '../../messages/live-classes.ts';

/** Into a class whose door is open: to the room of this site, or to where else it is held. */
export function WayIn({ planned: { id, room } }: { planned: PlannedClass }) {
  const t = useLiveClassesText();
  const label = (
    <>
      {t('class.enter')}
      <VisuallyHidden>{t('class.tab')}</VisuallyHidden>
    </>
  );
  if (room !== 'builtin') return <Elsewhere id={id}>{label}</Elsewhere>;
  return (
    <Button component="a" size="compact-md" href={to.classRoom({ id })} target="_blank" rel="noopener noreferrer">
      {label}
    </Button>
  );
}

function Elsewhere({ id, children }: { id: string; children: ReactNode }) {
  const t = useLiveClassesText();
  const errorText = useErrorText();
  const join = useJoinClass(id, { shownBy: liveScheduleKey });
  return (
    <>
      <Button size="compact-md" loading={join.isPending} onClick={() => join.mutate()}>
        {children}
      </Button>
      {join.data !== undefined && (
        <p role="status">
          {t('class.blocked')}{' '}
          <Anchor href={join.data} target="_blank" rel="noopener noreferrer">
            {t('class.way')}
            <VisuallyHidden>{t('class.tab')}</VisuallyHidden>
          </Anchor>
        </p>
      )}
      {join.isError && (
        <FormProblem
          text={errorText(join.error, { class_closed: t('class.shut'), unavailable: t('class.noAnswer') })}
        />
      )}
    </>
  );
}
