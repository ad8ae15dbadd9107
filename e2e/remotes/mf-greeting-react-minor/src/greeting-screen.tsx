import { useState, version } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import styles from './greeting-screen.module.css';
import { useGreetingText } from './messages/greeting.ts';

const COURSES = '/marketplace/results';

export function GreetingScreen() {
  const t = useGreetingText();
  const { navigation } = usePlatform();
  const { pathname, search } = useLocation();
  const [name, setName] = useState('');
  return (
    <section className={styles['screen']}>
      <h1>{t('title')}</h1>
      <Greeting />
      <p>{t('drawn', { version, address: `${pathname}${search}` })}</p>
      <label className={styles['field']}>
        {t('name')}
        <input className={styles['input']} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      {name && <p aria-live="polite">{t('welcome', { name })}</p>}
      {navigation.hasScreen(COURSES) && <Link to={COURSES}>{t('courses')}</Link>}
    </section>
  );
}

function Greeting() {
  const t = useGreetingText();
  const { state, user } = useSession();
  if (state === 'pending') return <p>{t('pending')}</p>;
  return <p>{user ? t('person', { name: user.full_name }) : t('guest')}</p>;
}
