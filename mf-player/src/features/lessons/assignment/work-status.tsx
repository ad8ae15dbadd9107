import type { Ref } from 'react';
import type { Assignment, OwnSubmission } from '@stoa/shared/contract/learning/assignments.ts';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { isHandedIn, mostAttempts, nextAttempt } from './attempts.ts';
import classes from './assignment.module.css';

const tones: Record<OwnSubmission['status'], StatusTone> = {
  draft: 'neutral',
  submitted: 'info',
  returned: 'warning',
  approved: 'success',
};

interface WorkStatusProps {
  ref: Ref<HTMLDivElement>;
  own: OwnSubmission | null;
  assignment: Assignment;
}

/** In a word and a sentence; it tells by itself when a reviewer has decided. */
export function WorkStatus({ ref, own, assignment }: WorkStatusProps) {
  const t = useAssignmentText();
  const status = own?.status ?? 'notBegun';
  return (
    <div ref={ref} tabIndex={-1} role="status" className={classes.status}>
      <p className={classes.badges}>
        <StatusBadge tone={own ? tones[own.status] : 'neutral'}>{t(`status.${status}`)}</StatusBadge>
        {own && isHandedIn(own) && own.late && <StatusBadge tone="warning">{t('status.late')}</StatusBadge>}
        <AttemptNumber own={own} assignment={assignment} />
      </p>
      <p>
        <StatusSentence own={own} /> {own?.status === 'approved' && <InPortfolio />}
      </p>
    </div>
  );
}

function AttemptNumber({ own, assignment }: Omit<WorkStatusProps, 'ref'>) {
  const t = useAssignmentText();
  const most = mostAttempts(own, assignment);
  const attempt = own?.attempt ?? nextAttempt(own);
  return (
    <span className={classes.soft}>
      {most === null ? t('status.attempt', { attempt }) : t('status.attemptOf', { attempt, most })}
    </span>
  );
}

function StatusSentence({ own }: { own: OwnSubmission | null }) {
  const t = useAssignmentText();
  const format = useFormat();
  if (own?.status === 'submitted') {
    return t('status.submitted.text', { ago: own.submitted_at ? format.ago(own.submitted_at) : '' });
  }
  return t(`status.${own?.status ?? 'notBegun'}.text`);
}

/** Approved work becomes a piece by itself, of those who have a portfolio. */
function InPortfolio() {
  const t = useAssignmentText();
  const { permissions } = useSession();
  const { navigation } = usePlatform();
  if (!permissions.includes('create-portfolio') || !navigation.hasScreen(addresses.portfolio)) return null;
  return t.rich('portfolio', { a: (words) => <LinkAnchor to={to.portfolio()}>{words}</LinkAnchor> });
}
