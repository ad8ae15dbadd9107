import type { Earnings } from '@stoa/shared/contract/market/earnings.ts';
import { Alert } from '@stoa/shared/kit';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { StatTile } from '@stoa/shared/ui/stat-tile.tsx';
import { useEarningsText } from '../../messages/earnings.ts';
import classes from './earnings.module.css';
import { useMoney } from './use-money.ts';

/** What matters first, and the way from the prices to it. */
export function EarningsFigures({ earnings }: { earnings: Earnings }) {
  const t = useEarningsText();
  const { payable_minor, earned_minor, paid_out_minor, sold_minor } = earnings;
  const { money, less } = useMoney(earnings.currency);
  return (
    <>
      {payable_minor < 0 && (
        <Alert color="yellow" title={t('owed.title', { amount: money(payable_minor) })}>
          {t('owed.text')}
        </Alert>
      )}
      <div className={classes.tiles}>
        <StatTile label={t('tile.payable')} value={money(payable_minor)} hint={t('tile.payable.hint')} />
        <StatTile label={t('tile.earned')} value={money(earned_minor)} hint={t('tile.earned.hint')} />
        <StatTile label={t('tile.paidOut')} value={money(paid_out_minor)} />
        <StatTile label={t('tile.sold')} value={money(sold_minor)} hint={t('tile.sold.hint')} />
      </div>
      <Section title={t('facts.title')}>
        <FactList>
          <Fact name={t('tile.sold')}>{money(sold_minor)}</Fact>
          <Fact name={t('fact.discount')}>{less(earnings.discount_minor)}</Fact>
          <Fact name={t('fact.tax')}>{less(earnings.tax_minor)}</Fact>
          <Fact name={t('fact.fee')}>{less(earnings.fee_minor)}</Fact>
          <Fact name={t('fact.takenBack')}>{less(earnings.taken_back_minor)}</Fact>
          <Fact name={t('tile.earned')}>
            <b>{money(earned_minor)}</b>
          </Fact>
        </FactList>
      </Section>
    </>
  );
}
