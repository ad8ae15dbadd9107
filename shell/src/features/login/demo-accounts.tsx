import { UnstyledButton } from '@stoa/shared/kit';
import { useLoginText } from '../../messages/login.ts';
import { useDemoAccounts } from './use-demo-accounts.ts';
import classes from '../../ui/auth-frame.module.css';

interface DemoAccountsProps {
  onPick(account: { email: string; password: string }): void;
  busy: boolean;
}

/** Only on a demonstration site: one click signs in as someone of each role. */
export function DemoAccounts({ onPick, busy }: DemoAccountsProps) {
  const t = useLoginText();
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.demoTitle}>
        {t('demo.title')}
      </h2>
      <p className={classes.demoText}>{t('demo.text')}</p>
      <ul className={classes.accounts}>
        {accounts.map(({ role, name, email, password }) => (
          <li key={email}>
            <UnstyledButton className={classes.account} onClick={() => onPick({ email, password })} disabled={busy}>
              <span>{name}</span>
              <span className={classes.role}>{t('demo.role', { role: role.replace('-', '_') })}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
