import { UnstyledButton } from '@stoa/shared/ui/kit.ts';
import classes from './auth-frame.module.css';

interface DemoAccount {
  role: string;
  name: string;
  email: string;
  password: string;
}

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onPick(account: { email: string; password: string }): void;
  busy: boolean;
}

/** Only on a demonstration site: one click signs in as someone of each role. */
export function DemoAccounts({ accounts, onPick, busy }: DemoAccountsProps) {
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.demoTitle}>
        Look around as …
      </h2>
      <p className={classes.demoText}>This is a demonstration. Choose a person to log in with one click.</p>
      <ul className={classes.accounts}>
        {accounts.map(({ role, name, email, password }) => (
          <li key={email}>
            <UnstyledButton className={classes.account} onClick={() => onPick({ email, password })} disabled={busy}>
              <span>{name}</span>
              <span className={classes.role}>{role}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
