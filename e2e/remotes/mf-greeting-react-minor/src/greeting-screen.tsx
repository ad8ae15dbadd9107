import { useState, version } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Session } from '@stoa/shared/federation/platform.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import styles from './greeting-screen.module.css';

const COURSES = '/marketplace/results';

export function GreetingScreen() {
  const { navigation } = usePlatform();
  const { pathname, search } = useLocation();
  const session = useSession();
  const [name, setName] = useState('');
  return (
    <section className={styles['screen']}>
      <h1>A screen in another React</h1>
      <p>{greet(session)}</p>
      <p>
        Drawn by React {version} at {pathname}
        {search}.
      </p>
      <label className={styles['field']}>
        Your name
        <input className={styles['input']} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      {name && <p aria-live="polite">Welcome to the stoa, {name}.</p>}
      {navigation.hasScreen(COURSES) && <Link to={COURSES}>See all courses</Link>}
    </section>
  );
}

function greet({ state, user }: Session): string {
  if (state === 'pending') return 'Looking who you are …';
  return user ? `You are signed in as ${user.full_name}.` : 'You are here as a guest.';
}
