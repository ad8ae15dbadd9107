import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePaymentWords } from '../../../messages/payment-words.ts';
import { usePaymentsText } from '../../messages/payments.ts';
import classes from './payments.module.css';

type Event = TransactionStory['events'][number];
const sources = ['payer', 'return', 'webhook', 'poller', 'janitor', 'operator'] as const;

/** Every change of a payment's state, oldest first: when, by what, and by whom. */
export function StatusHistory({ story: { events } }: { story: TransactionStory }) {
  const t = usePaymentsText();
  const word = usePaymentWords();
  const format = useFormat();
  const by = ({ source, by: person }: Event) => {
    const known = sources.find((one) => one === source);
    const cause = known ? t(`source.${known}`) : source;
    return person ? t('event.by', { source: cause, name: person.name }) : cause;
  };
  const changeOf = ({ from_status: from, to_status, resolved }: Event) => {
    if (from === null) return t('event.start');
    if (resolved !== null && from === to_status) return t(`event.${resolved}`);
    return t('event.change', { from: word(`status.${from}`), to: word(`status.${to_status}`) });
  };
  return (
    <Section title={t('story.events')}>
      <ol className={classes.timeline}>
        {events.map((event) => (
          <li key={`${event.at} ${event.to_status} ${event.source} ${event.resolved}`}>
            <span>{changeOf(event)}</span>
            <span className={classes.soft}>
              <time dateTime={event.at}>{format.instant(event.at)}</time> · {by(event)}
            </span>
            {event.detail && <span className={classes.soft}>{event.detail}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
