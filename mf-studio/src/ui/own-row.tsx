import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './own-row.module.css';

interface OwnRowProps {
  cover: ReactNode;
  title: string;
  to: string;
  badges: ReactNode;
  facts: ReactNode;
  figures: readonly { name: string; value: ReactNode }[];
  /** What can be done with it now. */
  actions: ReactNode;
}

/** Something of one's own: where it stands, how it does, and what can be done with it now. */
export const OwnRow = ({ cover, title, to, badges, facts, figures, actions }: OwnRowProps) => (
  <li className={classes.row}>
    <div className={classes.cover}>{cover}</div>
    <div className={classes.words}>
      <h2 className={classes.title}>
        <Link to={to} className={classes.link}>
          {title}
        </Link>
      </h2>
      <div className={classes.badges}>{badges}</div>
      <p className={classes.facts}>{facts}</p>
    </div>
    <dl className={classes.figures}>
      {figures.map(({ name, value }) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <div className={classes.actions}>{actions}</div>
  </li>
);
