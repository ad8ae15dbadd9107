import { usePrivacyNoticeText } from '../../messages/privacy-notice.ts';
import classes from './cookie-list.module.css';

/** Every cookie that the site sets, and how long it stays: the first three by `session/cookies.ts`, the others by the gateway. */
const cookies = [
  { name: 'token', length: 'day' },
  { name: 'isLoggedIn', length: 'day' },
  { name: 'locale', length: 'year' },
  { name: 'stoa_visitor', length: 'year' },
  { name: 'stoa_override', length: 'override' },
] as const;

export function CookieList() {
  const t = usePrivacyNoticeText();
  return (
    <dl>
      {cookies.map(({ name, length }) => (
        <div key={name} className={classes.cookie}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{t(`cookies.${name}`)}</dd>
          <dd className={classes.length}>{t(`cookies.${length}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
