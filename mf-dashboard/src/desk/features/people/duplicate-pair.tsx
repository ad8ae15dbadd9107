import { useState } from 'react';
import type { LikelyDuplicate } from '@stoa/shared/contract/people/account-merges.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button, Text } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useDuplicatesText } from '../../messages/duplicates.ts';
import { AccountCard } from './account-card.tsx';
import classes from './duplicates.module.css';

const DismissDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "people-acts" */ './dismiss-modal.tsx')).DismissModal,
);

/** The older account is offered as the one that stays; which it is can be changed there. */
export function DuplicatePair({ pair: { one, other, reasons } }: { pair: LikelyDuplicate }) {
  const t = useDuplicatesText();
  const [isAsked, setAsked] = useState(false);
  const names = { one: one.full_name, other: other.full_name };
  return (
    <li>
      <article className={classes.pair} aria-label={t('pair', names)}>
        <div className={classes.two}>
          <AccountCard user={one} />
          <AccountCard user={other} />
        </div>
        <div>
          {reasons.map((reason) => (
            <Text key={reason}>{t(`reason.${reason}`)}</Text>
          ))}
        </div>
        <div className={classes.acts}>
          <LinkButton to={to.mergeAccounts({ id: one.id }, { with: other.id })}>{t('look')}</LinkButton>
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('dismiss')}
          </Button>
        </div>
        {isAsked && <DismissDialog one={one} other={other} onClose={() => setAsked(false)} />}
      </article>
    </li>
  );
}
