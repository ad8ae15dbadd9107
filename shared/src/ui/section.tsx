import { useId, type ReactNode } from 'react';
import { Title } from './kit.ts';
import classes from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Stands at the title's end: a link to all, a filter. */
  action?: ReactNode;
  order?: 2 | 3;
  children: ReactNode;
}

/** A named part of a screen. */
export function Section({ title, lead, action, order = 2, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <Title order={order} id={id}>
            {title}
          </Title>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
