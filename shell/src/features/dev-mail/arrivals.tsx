import { useState } from 'react';
import type { DevMailSummary } from '@stoa/shared/contract/telling/mail.ts';
import { VisuallyHidden } from '@stoa/shared/kit';
import { useDevMailText } from '../../messages/dev-mail.ts';

/** Tells those who don't see the list that a mail has come; what was there at the beginning is no news. */
export function Arrivals({ newest }: { newest: DevMailSummary | undefined }) {
  const t = useDevMailText();
  const [seen, setSeen] = useState({ id: newest?.id, hasNews: false });
  if (newest && seen.id !== newest.id) setSeen({ id: newest.id, hasNews: true });
  return (
    <VisuallyHidden role="status">
      {seen.hasNews && newest ? t('arrived', { address: newest.to, subject: newest.subject }) : ''}
    </VisuallyHidden>
  );
}
