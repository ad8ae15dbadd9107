import { findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { RefundWay } from '@stoa/shared/contract/market/billing-words.ts';
import { paymentReason, type TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { z } from 'zod';

/** What goes back: the id of a line, or nothing for the whole payment. */
export const ALL = '';

/** How much of it can go back in this way, minor units. */
export function mostOf(story: TransactionStory, line: string, way: RefundWay): number {
  const whole = way === 'gateway' ? story.refundable_minor : story.recordable_minor;
  return line === ALL ? whole : Math.min(whole, leftOf(story, line));
}

const leftOf = ({ lines }: TransactionStory, line: string): number =>
  lines.find(({ line_id }) => line_id === line)?.refundable_minor ?? 0;

/** Courses whose certificate is revoked when so much of it goes back. */
export function certificatesOf(story: TransactionStory, line: string, amountMinor: number): string[] {
  const { lines, amount_minor, refunded_minor } = story;
  const isAll = amountMinor === amount_minor - refunded_minor;
  const closed = lines.filter(({ line_id }) => isAll || (line_id === line && amountMinor === leftOf(story, line)));
  return closed.flatMap(({ certificates }) => certificates);
}

export const refundForm = (story: TransactionStory, way: RefundWay) =>
  z
    .object({
      line: z.string(),
      amount_minor: z.int().min(1, rule('Enter how much is paid back.')),
      reason: paymentReason,
    })
    .superRefine(({ line, amount_minor }, { addIssue }) => {
      const refuse = (message: string) => addIssue({ code: 'custom', path: ['amount_minor'], message });
      const most = mostOf(story, line, way);
      const { step = 1 } = findCurrency(story.currency) ?? {};
      if (amount_minor > most) {
        refuse(
          line === ALL
            ? rule('Refund cannot exceed the amount paid.')
            : rule('Refund cannot exceed what is left of this item.'),
        );
      } else if (way === 'gateway' && amount_minor % step !== 0 && amount_minor !== most) {
        refuse(countedRule('The amount must be a multiple of {n}.', toMajor(step, story.currency)));
      }
    });
