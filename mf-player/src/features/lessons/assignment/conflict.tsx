import { useId, type ReactNode } from 'react';
import { Alert, Button, Title } from '@stoa/shared/kit';
import { useAssignmentText } from '../../../messages/assignment.ts';
import type { Desk } from './desk.ts';
import { TypedWork } from './typed-work.tsx';
import { useDeskState } from './use-desk.ts';
import { workOf, type Work } from './work.ts';
import classes from './assignment.module.css';

/** Both texts of what was changed in two windows, and which of them stays. */
export function Conflict({ desk }: { desk: Desk }) {
  const t = useAssignmentText();
  const typed = useDeskState(desk, (state) => state.typed);
  const other = useDeskState(desk, (state) => state.other);
  if (!other) return null;
  return (
    <Alert color="yellow" role="group" title={t('conflict.title')}>
      <p role="alert">{t('conflict.text')}</p>
      <div className={classes.both}>
        <Side title={t('conflict.mine')} work={typed}>
          <Button onClick={() => desk.choose('mine')}>{t('conflict.keepMine')}</Button>
        </Side>
        <Side title={t('conflict.other')} work={workOf(other)}>
          <Button variant="default" onClick={() => desk.choose('other')}>
            {t('conflict.useOther')}
          </Button>
        </Side>
      </div>
    </Alert>
  );
}

interface SideProps {
  title: string;
  work: Work;
  children: ReactNode;
}

function Side({ title, work, children }: SideProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.side}>
      <Title order={3} id={id} className={classes.small ?? ''}>
        {title}
      </Title>
      <TypedWork label={title} work={work} />
      <div>{children}</div>
    </section>
  );
}
