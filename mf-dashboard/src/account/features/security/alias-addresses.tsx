import { useState } from 'react';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useSettingsText } from '../../messages/settings.ts';
import { RemoveAliasModal } from './remove-alias-modal.tsx';
import classes from './security.module.css';
import { type EmailAlias, useAliases } from './use-aliases.ts';

interface AliasAddressesProps {
  email: string;
  hasPassword: boolean;
}

/** Addresses of accounts that were merged into this one; most people have none. */
export function AliasAddresses({ email, hasPassword }: AliasAddressesProps) {
  const t = useSettingsText();
  const format = useFormat();
  const [asked, setAsked] = useState<EmailAlias>();
  const aliases = useAliases();
  if (aliases.isError) return <LoadFailed query={aliases} />;
  if (!aliases.data || aliases.data.length === 0) return null;
  return (
    <div>
      <h3 className={classes.name}>{t('aliases.title')}</h3>
      <p className={classes.facts}>{t('aliases.lead', { email })}</p>
      <ul className={classes.list} aria-label={t('aliases.title')}>
        {aliases.data.map((alias) => (
          <li key={alias.id} className={classes.row}>
            <span>
              <span className={classes.name}>{alias.email}</span>
              <span className={classes.facts}>{t('aliases.since', { date: format.date(alias.merged_at) })}</span>
            </span>
            <Button
              variant="subtle"
              color="gray"
              aria-label={t('aliases.remove.of', { email: alias.email })}
              onClick={() => setAsked(alias)}
            >
              {t('aliases.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <RemoveAliasModal alias={asked} email={email} hasPassword={hasPassword} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
