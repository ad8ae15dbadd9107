import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useReportsText } from '../../messages/reports.ts';

interface NumberLinkProps {
  /** What is counted, and of what: read aloud with the number. */
  label: string;
  value: string;
  to: string;
}

/** A number in a table that leads to the rows behind it. */
export function NumberLink({ label, value, to }: NumberLinkProps) {
  const t = useReportsText();
  return (
    <LinkAnchor to={to} aria-label={t('figure.open', { label, value })}>
      {value}
    </LinkAnchor>
  );
}
