import { Container } from '@stoa/shared/kit';
import type { ReactNode } from 'react';
import classes from './builder-layout.module.css';

interface BuilderLayoutProps {
  header: ReactNode;
  /** Where it stands and what became of the last edit: stays in sight. */
  bar: ReactNode;
  notice?: ReactNode;
  nav: ReactNode;
  children: ReactNode;
}

/** How a builder is laid out: head, bar, the parts beside the one that is open. */
export const BuilderLayout = ({ header, bar, notice, nav, children }: BuilderLayoutProps) => (
  <Container className={classes.frame}>
    {header}
    <div className={classes.bar}>{bar}</div>
    <div className={classes.notice}>{notice}</div>
    <div className={classes.columns}>
      {nav}
      <div className={classes.part}>{children}</div>
    </div>
  </Container>
);
