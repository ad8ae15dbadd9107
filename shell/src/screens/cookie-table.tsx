import { usePrivacyNoticeText } from '../messages/privacy-notice.ts';
import classes from './static-page.module.css';

/** Every cookie that the site sets; the first three by `session/cookies.ts`, the others by the gateway. */
const cookies = [
  { name: 'token', length: 'day' },
  { name: 'isLoggedIn', length: 'day' },
  { name: 'locale', length: 'year' },
  { name: 'stoa_visitor', length: 'year' },
  { name: 'stoa_override', length: 'override' },
] as const;

export function CookieTable() {
  const t = usePrivacyNoticeText();
  return (
    <div className={classes.wide}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('cookies.name')}</th>
            <th scope="col">{t('cookies.purpose')}</th>
            <th scope="col">{t('cookies.length')}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, length }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{t(`cookies.${name}`)}</td>
              <td>{t(`cookies.${length}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
