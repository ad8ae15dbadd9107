import { useState } from 'react';
import type { TaxRate } from '@stoa/shared/contract/market/taxes.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Checkbox } from '@stoa/shared/kit';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { noonOf } from '../../../ui/noon-of.ts';
import { useTaxesText } from '../../messages/taxes.ts';
import { EndRateDialog } from './tax-dialogs.tsx';
import classes from './taxes.module.css';

/** What holds in each country and what comes; on demand what was. */
export function TaxRates({ rates }: { rates: readonly TaxRate[] }) {
  const t = useTaxesText();
  const format = useFormat();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const [ending, setEnding] = useState<TaxRate>();
  const isEarlier = ({ state }: TaxRate) => state === 'over' || state === 'withdrawn';
  const order = new Intl.Collator(format.locale);
  const shown = rates
    .filter((rate) => showsEarlier || !isEarlier(rate))
    .toSorted((a, b) => order.compare(format.country(a.country), format.country(b.country)));
  const date = (day: string) => format.date(noonOf(day), 'medium');
  return (
    <div className={classes.part}>
      {rates.some(isEarlier) && (
        <Checkbox
          label={t('rates.earlier')}
          checked={showsEarlier}
          onChange={({ currentTarget }) => setShowsEarlier(currentTarget.checked)}
        />
      )}
      <RecordTable
        label={t('rates')}
        rows={shown}
        keyOf={({ id }) => id}
        columns={[
          { name: t('country'), cell: ({ country }) => format.country(country) },
          {
            name: t('tax'),
            cell: ({ name }) => name,
            note: ({ inclusive }) => t(inclusive ? 'included' : 'added'),
          },
          { name: t('rate'), isNumber: true, cell: ({ rate }) => format.percent(rate / 100) },
          {
            name: t('from'),
            cell: ({ valid_from }) => date(valid_from),
            note: ({ created_by }) => t('by', { name: created_by.name }),
          },
          {
            name: t('state'),
            cell: ({ state }) => t(`state.${state}`),
            note: ({ ends_on }) => ends_on && t('until', { date: date(ends_on) }),
          },
          {
            name: t('end'),
            cell: (rate) =>
              !isEarlier(rate) &&
              rate.ends_on === null && (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={t('end.name', { name: rate.name, country: format.country(rate.country) })}
                  onClick={() => setEnding(rate)}
                >
                  {t('end')}
                </Button>
              ),
          },
        ]}
      />
      {ending && <EndRateDialog rate={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}
