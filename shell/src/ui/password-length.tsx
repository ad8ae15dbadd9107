import { useAccountFormText } from '../messages/account-forms.ts';
import classes from './password-length.module.css';

const SHORTEST = 8;
const lengths = [
  { level: 'strong', from: 18 },
  { level: 'good', from: 12 },
  { level: 'enough', from: SHORTEST },
] as const;

/** Length is most of what makes a password hard to guess, and all that can be told before it is sent. */
export function PasswordLength({ password }: { password: string }) {
  const t = useAccountFormText();
  const { length } = password;
  if (length === 0) return t('password.hint');
  const level = lengths.find(({ from }) => length >= from)?.level;
  return (
    <span className={classes.length}>
      <span className={classes.track} data-level={level ?? 'short'} aria-hidden="true" />
      {level ? t(`password.${level}`) : t('password.short', { missing: SHORTEST - length })}
    </span>
  );
}
