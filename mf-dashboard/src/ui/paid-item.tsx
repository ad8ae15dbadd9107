import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { usePaymentWords } from '../messages/payment-words.ts';

/** What was paid for, with a link while it has a page. */
export function PaidItem({ transaction: { kind, item } }: { transaction: Pick<Transaction, 'kind' | 'item'> }) {
  const word = usePaymentWords();
  if (kind === 'card_verification') return word('cardCheck');
  if (!item) return word('gone');
  if (!item.slug) return item.name;
  const { slug, name } = item;
  const page = kind === 'learning_path' ? to.learningPathInfo({ slug }) : to.courseInfo({ slug });
  return <LinkAnchor to={page}>{name}</LinkAnchor>;
}
