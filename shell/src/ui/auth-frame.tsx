import type { ReactNode } from 'react';
import { Title } from '@stoa/shared/kit';
import { ArchedWalk } from './arched-walk.tsx';
import classes from './auth-frame.module.css';

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Below the form: the way to the other form. */
  foot?: ReactNode;
  /** Below all: who one may look around as. */
  aside?: ReactNode;
}

/** Login, sign-up and what belongs to them: a form beside the covered walk. */
export function AuthFrame({ title, lead, children, foot, aside }: AuthFrameProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.walk} aria-hidden="true">
        <ArchedWalk />
      </div>
      <div className={classes.side}>
        <div className={classes.form}>
          <Title order={1}>{title}</Title>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
          {foot && <p className={classes.foot}>{foot}</p>}
          {aside}
        </div>
      </div>
    </div>
  );
}
