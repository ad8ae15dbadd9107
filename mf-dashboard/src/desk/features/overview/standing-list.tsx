import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import type { FailureKind, WaitingKind } from '@stoa/shared/contract/administration/overview-words.ts';
import type { AdminOverview } from '@stoa/shared/contract/administration/overview.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useOverviewText } from '../../messages/overview.ts';
import classes from './overview.module.css';

interface StandingListProps {
  standings: AdminOverview['waiting'] | AdminOverview['failures'];
  /** What it says where there is none of any kind. */
  allClear: string;
}

/** What somebody must see to, those that have waited longest first; what is clear is told in one line. */
export function StandingList({ standings, allClear }: StandingListProps) {
  const open = standings
    .filter(({ count }) => count > 0)
    .sort((one, other) => (one.since ?? '').localeCompare(other.since ?? ''));
  if (open.length === 0) {
    return (
      <p className={classes.clear}>
        <IconCircleCheck size={20} aria-hidden="true" />
        {allClear}
      </p>
    );
  }
  return (
    <ul className={classes.standings}>
      {open.map((standing) => (
        <li key={standing.kind}>
          <StandingRow {...standing} />
        </li>
      ))}
    </ul>
  );
}

interface StandingRowProps {
  kind: WaitingKind | FailureKind;
  count: number;
  since: string | null;
  link: string | null;
}

function StandingRow({ kind, count, since, link }: StandingRowProps) {
  const t = useOverviewText();
  const format = useFormat();
  const words = (
    <>
      <span className={classes.count}>{format.number(count)}</span>
      <span className={classes.words}>
        {t(`kind.${kind}`, { count })}
        {since && <span className={classes.since}>{t('since', { ago: format.ago(since) })}</span>}
      </span>
    </>
  );
  if (!link) return <div className={classes.standing}>{words}</div>;
  return (
    <LinkAnchor to={link} className={classes.standing} underline="never">
      {words}
      <IconChevronRight size={18} aria-hidden="true" />
    </LinkAnchor>
  );
}
