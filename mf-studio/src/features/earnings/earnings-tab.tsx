import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { courseListFor } from '@stoa/shared/contract/teaching/course-list.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { currencyChoices } from '@stoa/shared/i18n/currency-texts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useEarningsText } from '../../messages/earnings.ts';
import { EarningsFigures } from './earnings-figures.tsx';
import classes from './earnings.module.css';
import { ItemsSection } from './items-section.tsx';
import { MonthsSection } from './months-section.tsx';
import { PayoutsSection } from './payouts-section.tsx';
import { SalesSection } from './sales-section.tsx';
import { useEarnings } from './use-earnings.ts';

interface EarningsTabProps {
  /** Where one goes while nothing is sold; left out: the list of one's courses. */
  toOwn?: ReactNode;
}

/** What somebody has sold and earned; of several currencies, one at a time, and it stands in the address. */
export function EarningsTab({ toOwn }: EarningsTabProps) {
  const t = useEarningsText();
  const { locale } = useFormat();
  const [search, setSearch] = useSearchParams();
  const earnings = useEarnings();
  const { data = [] } = earnings;
  const shown = data.find(({ currency }) => currency === search.get('currency')) ?? data[0];
  const names = new Map(currencyChoices(locale, shown?.currency ?? 'USD').map((one) => [one.value, one.label]));
  const choose = (currency: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), currency }), { preventScrollReset: true });
  return (
    <>
      {shown && data.length > 1 && (
        <NativeSelect
          className={classes.currency ?? ''}
          label={t('currency')}
          value={shown.currency}
          data={data.map(({ currency }) => ({ value: currency, label: names.get(currency) ?? currency }))}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
      )}
      {earnings.isPending && <RowSkeleton label={t('loading')} />}
      {earnings.isError && !earnings.data && <LoadFailed query={earnings} />}
      {earnings.data?.length === 0 && (
        <EmptyState title={t('empty.title')} text={t('empty.text')} action={toOwn ?? <CoursesButton />} />
      )}
      {shown && (
        <div className={classes.sections} key={shown.currency}>
          <EarningsFigures earnings={shown} />
          <MonthsSection earnings={shown} />
          <ItemsSection earnings={shown} />
          <SalesSection currency={shown.currency} />
          <PayoutsSection currency={shown.currency} />
        </div>
      )}
    </>
  );
}

function CoursesButton() {
  const t = useEarningsText();
  const list = courseListFor(useSession().permissions);
  return list && <LinkButton to={list}>{t('empty.courses')}</LinkButton>;
}
