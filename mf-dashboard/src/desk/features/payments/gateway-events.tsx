import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import classes from './payments.module.css';

/** What the gateway told of a payment, and when it was taken in. */
export function GatewayEvents({ story: { gateway_events: events } }: { story: TransactionStory }) {
  const t = usePaymentsText();
  const format = useFormat();
  return (
    <Section title={t('story.gateway')} lead={events.length > 0 && t('story.gatewayLead')}>
      {events.length === 0 ? (
        <p className={classes.soft}>{t('gateway.none')}</p>
      ) : (
        <RecordTable
          label={t('story.gateway')}
          rows={events}
          keyOf={({ id }) => id}
          columns={[
            {
              name: t('field.date'),
              cell: ({ received_at }) => <time dateTime={received_at}>{format.instant(received_at)}</time>,
            },
            {
              name: t('event.kind'),
              cell: ({ type }) => <span className={classes.mono}>{type}</span>,
              note: ({ event_id }) => event_id,
            },
            {
              name: t('field.status'),
              cell: ({ settled_at }) =>
                settled_at === null ? t('gateway.waiting') : t('gateway.taken', { when: format.moment(settled_at) }),
            },
          ]}
        />
      )}
    </Section>
  );
}
