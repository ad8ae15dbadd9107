import type { ListedUser } from '@stoa/shared/contract/people/users.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Text } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useDuplicatesText } from '../../messages/duplicates.ts';
import { AccountCard } from './account-card.tsx';
import classes from './duplicates.module.css';

/** Which stays and which ends; the other way round is another address. */
export function TwoAccounts({ into, from }: { into: ListedUser; from: ListedUser }) {
  const t = useDuplicatesText();
  return (
    <div className={classes.pair}>
      <div className={classes.two}>
        <Section title={t('stays')}>
          <AccountCard user={into} />
          <Text size="sm">{t('swap.text')}</Text>
        </Section>
        <Section title={t('ends')}>
          <AccountCard user={from} />
        </Section>
      </div>
      <div className={classes.acts}>
        <LinkButton variant="default" replace to={to.mergeAccounts({ id: from.id }, { with: into.id })}>
          {t('swap')}
        </LinkButton>
      </div>
    </div>
  );
}
