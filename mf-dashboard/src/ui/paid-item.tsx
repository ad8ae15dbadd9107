import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { usePaymentWords } from '../messages/payment-words.ts';

interface PaidItemProps {
  transaction: Pick<Transaction, 'kind' | 'item'>;
  /** Amid other words, where colour alone would not tell a link. */
  isInText?: boolean;
}

/** What was paid for, with a link while it has a page. */
export function PaidItem({ transaction: { kind, item }, isInText = false }: PaidItemProps) {
  const word = usePaymentWords();
  if (kind === 'card_verification') return word('cardCheck');
  if (!item) return word('gone');
  if (!item.slug) return item.name;
  const { slug, name } = item;
  const page = kind === 'learning_path' ? to.learningPathInfo({ slug }) : to.courseInfo({ slug });
  return (
    <LinkAnchor to={page} {...(isInText && { underline: 'always' })}>
      {name}
    </LinkAnchor>
  );
}
