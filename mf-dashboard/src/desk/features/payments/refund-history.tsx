import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RefundState } from '../../../ui/payment-status.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import classes from './payments.module.css';

/** What was asked back and what came of it. */
export function RefundHistory({ story: { refunds, lines, currency } }: { story: TransactionStory }) {
  const t = usePaymentsText();
  const format = useFormat();
  // What the site itself writes there is a rule that it knows in every language.
  const rule = useRuleText();
  const nameOf = (person: { name: string } | null) => person?.name ?? t('refund.nobody');
  return (
    <Section title={t('story.refunds')}>
      {refunds.length === 0 && <p className={classes.soft}>{t('refunds.none')}</p>}
      <ul className={classes.timeline}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span className={classes.head}>
              {format.money(refund.amount_minor, currency)} <RefundState status={refund.status} />
            </span>
            <span dir="auto">{rule(refund.reason)}</span>
            {refund.line_id !== null && <span>{lines.find(({ line_id }) => line_id === refund.line_id)?.name}</span>}
            {refund.way === 'elsewhere' && <span className={classes.soft}>{t('refund.elsewhere')}</span>}
            <span className={classes.soft}>
              {t(refund.asked_by ? 'refund.asked' : 'refund.made', {
                when: format.moment(refund.created_at),
                name: nameOf(refund.asked_by ?? refund.decided_by),
              })}
            </span>
            {refund.answer && (
              <span className={classes.soft}>
                {t('refund.answer', { answer: rule(refund.answer) ?? refund.answer })}
              </span>
            )}
            {refund.failure_message && (
              <span className={classes.soft}>{t('refund.failure', { message: refund.failure_message })}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
