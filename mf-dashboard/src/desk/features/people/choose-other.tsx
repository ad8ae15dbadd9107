import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { useDuplicatesText } from '../../messages/duplicates.ts';
import { AccountCard } from './account-card.tsx';
import classes from './duplicates.module.css';
import { useOthers } from './use-duplicates.ts';

/** Whom the account of the address is merged with. */
export function ChooseOther({ id }: { id: string }) {
  const t = useDuplicatesText();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 300);
  const others = useOthers(q, id);
  return (
    <div className={classes.pair}>
      <SearchField value={typed} onChange={setTyped} label={t('choose.label')} visibleLabel />
      {others.isError && <LoadFailed query={others} />}
      {others.data?.length === 0 && <Text>{t('choose.none')}</Text>}
      <ul className={classes.two} aria-label={t('choose.found')}>
        {others.data?.map((user) => (
          <li key={user.id} className={classes.account}>
            <AccountCard user={user} />
            <LinkButton variant="default" to={to.mergeAccounts({ id }, { with: user.id })}>
              {t('choose.this', { name: user.full_name })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
