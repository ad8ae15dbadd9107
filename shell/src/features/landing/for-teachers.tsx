import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Colonnade } from '@stoa/shared/ui/colonnade.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useLandingText } from '../../messages/landing.ts';
import classes from './landing.module.css';

export function ForTeachers() {
  const t = useLandingText();
  return (
    <section className={classes.teachers} aria-labelledby="for-teachers">
      <div className={classes.teachersWords}>
        <h2 id="for-teachers" className={classes.teachersTitle}>
          {t('teach.title')}
        </h2>
        <p>{t('teach.text')}</p>
        <div className={classes.teachersActions}>
          <LinkButton to={`${to.signup()}?teach`}>{t('teach.signup')}</LinkButton>
          <LinkButton to={`${to.about()}#teach`} variant="default">
            {t('teach.how')}
          </LinkButton>
        </div>
      </div>
      <Colonnade bays={4} className={classes.teachersMotif} />
    </section>
  );
}
