import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, Stack } from '@stoa/shared/kit';
import { KeptCard } from '@stoa/shared/remote/cards/kept-card.tsx';
import { useCards } from '@stoa/shared/remote/cards/use-cards.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useBillingText } from '../../messages/billing.ts';
import classes from './cards-section.module.css';
import { CheckedCard } from './checked-card.tsx';
import { usePaymentSettings } from './use-billing.ts';

const AddCard = lazyDialog(async () => (await import(/* webpackChunkName: "add-card" */ './add-card.tsx')).AddCard);

/** The cards that the gateway keeps, and a new one. What came of the one that was added last stands in the address. */
export function CardsSection() {
  const t = useBillingText();
  const cards = useCards();
  const settings = usePaymentSettings();
  const [search, setSearch] = useSearchParams();
  const [adds, setAdds] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const reference = search.get('reference');
  const show = (checked: string | undefined) =>
    setSearch(
      (old) => {
        old.delete('reference');
        if (checked !== undefined) old.set('reference', checked);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  const close = () => {
    setAdds(false);
    opener.current?.focus();
  };
  const canAdd = settings.data?.open === true && settings.data.keeps_unpaid;
  return (
    <Section
      title={t('cards.title')}
      lead={t('cards.lead')}
      action={
        canAdd && (
          <Button
            ref={opener}
            variant="default"
            aria-expanded={adds}
            onClick={() => {
              show(undefined);
              setAdds(true);
            }}
          >
            {t('cards.add')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {reference !== null && <CheckedCard key={reference} reference={reference} />}
        {adds && settings.data && (
          <div className={classes.adding}>
            <AddCard
              settings={settings.data}
              onClose={close}
              onChecked={(checked) => {
                close();
                show(checked);
              }}
            />
          </div>
        )}
        {cards.isPending && <RowSkeleton count={1} label={t('cards.loading')} />}
        {cards.isError && <LoadFailed query={cards} />}
        {cards.data?.length === 0 && !adds && (
          <p>{t(settings.data && !settings.data.keeps_unpaid ? 'cards.onlyPaid' : 'cards.none')}</p>
        )}
        {cards.data && cards.data.length > 0 && (
          <ul className={classes.list}>
            {cards.data.map((card) => (
              <li key={card.id} className={classes.card}>
                <KeptCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
}
