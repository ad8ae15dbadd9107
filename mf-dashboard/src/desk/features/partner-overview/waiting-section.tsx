import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { WorkPlace } from '@stoa/shared/contract/learning/assignment-words.ts';
import type { AmissPath } from '@stoa/shared/contract/market/path-builder.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePartnerOverviewText } from '../../messages/partner-overview.ts';
import classes from './partner-overview.module.css';
import { useWaiting } from './use-partner-overview.ts';

/** What the partner must see to: work to judge, and paths that a reviewer returned or that lack something. */
export function WaitingSection() {
  const t = usePartnerOverviewText();
  const waiting = useWaiting();
  return (
    <Section title={t('waiting')}>
      {waiting.isPending && <RowSkeleton count={2} label={t('waiting.loading')} />}
      {waiting.isError && !waiting.data && <LoadFailed query={waiting} />}
      {waiting.data && <Waiting {...waiting.data} />}
    </Section>
  );
}

interface WaitingProps {
  paths: readonly AmissPath[];
  works: readonly { of: WorkPlace; total: number; since: string | null }[];
}

function Waiting({ paths, works }: WaitingProps) {
  const t = usePartnerOverviewText();
  const { ago } = useFormat();
  if (works.length === 0 && paths.length === 0) {
    return (
      <p className={classes.clear}>
        <IconCircleCheck size={20} aria-hidden="true" />
        {t('waiting.none')}
      </p>
    );
  }
  return (
    <ul className={classes.waiting}>
      {works.map(({ of, total, since }) => (
        <WaitingRow key={of} to={deskOf[of]()} title={t(`waiting.works.${of}`, { count: total })}>
          {since && t('waiting.since', { ago: ago(since) })}
        </WaitingRow>
      ))}
      {paths.map(({ id, slug, title, why, review_note, failing }) => (
        <WaitingRow key={id} to={to.editLearningPath({ slug })} title={title}>
          {why === 'returned'
            ? t('waiting.returned', { note: review_note ?? '' })
            : t('waiting.incomplete', { count: failing.length })}
        </WaitingRow>
      ))}
    </ul>
  );
}

/** Where work of each kind is judged. */
const deskOf: Record<WorkPlace, () => string> = { path: to.learningPathAssessments, course: to.portfolioAssessment };

interface WaitingRowProps {
  to: string;
  title: string;
  children: ReactNode;
}

const WaitingRow = ({ to, title, children }: WaitingRowProps) => (
  <li>
    <LinkAnchor to={to} className={classes.row} underline="never">
      <span dir="auto">
        {title}
        {children && <span className={classes.note}>{children}</span>}
      </span>
      <IconChevronRight size={18} aria-hidden="true" />
    </LinkAnchor>
  </li>
);
