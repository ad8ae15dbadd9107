import { Colonnade } from '@stoa/shared/ui/colonnade.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import classes from './landing.module.css';

export function ForTeachers() {
  return (
    <section className={classes.teachers} aria-labelledby="for-teachers">
      <div className={classes.teachersWords}>
        <h2 id="for-teachers" className={classes.teachersTitle}>
          You know something worth teaching?
        </h2>
        <p>
          Build a course from videos, texts, documents and quizzes, upload at your own pace, and send it to review. A
          reviewer reads every course before it opens, so yours stands among good neighbours.
        </p>
        <div className={classes.teachersActions}>
          <LinkButton to="/signup">Sign Up</LinkButton>
          <LinkButton to="/about#teach" variant="default">
            How teaching works
          </LinkButton>
        </div>
      </div>
      <Colonnade bays={4} className={classes.teachersMotif} />
    </section>
  );
}
