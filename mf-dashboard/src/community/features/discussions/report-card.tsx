import { useState } from 'react';
import type { ContentReport } from '@stoa/shared/contract/community/community.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group, Text } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useCommunityText } from '../../messages/community.ts';
import { ModerateDialog } from './content-actions.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { refusals } from './refusals.ts';
import { useDecideReport } from './use-reports.ts';
import classes from './report-card.module.css';

/** What was reported, as it was, by whom and why; and the decision. */
export function ReportCard({ report }: { report: ContentReport }) {
  const t = useCommunityText();
  const format = useFormat();
  const former = t('post.former');
  const { subject, link, title, body, reason, status, decided_at } = report;
  return (
    <li className={classes.card}>
      <article className={classes.body} aria-label={title}>
        <div className={classes.badges}>
          <StatusBadge tone="neutral">{t(`queue.${subject}`)}</StatusBadge>
          {report.changed && <StatusBadge tone="warning">{t('queue.changed')}</StatusBadge>}
          {report.removal && <StatusBadge tone="danger">{t('queue.removed')}</StatusBadge>}
          {status === 'accepted' && !report.removal && (
            <StatusBadge tone="success">{t('decision.restore')}</StatusBadge>
          )}
        </div>
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        <Text size="sm" c="dimmed">
          {t('queue.by', { name: report.author?.full_name ?? former })}
        </Text>
        <div role="region" aria-label={t('queue.asItWas')} className={classes.text} {...scrollable} dir="auto">
          <Markdown text={body} headingOrder={3} pictures="linked" />
        </div>
        <blockquote className={classes.reason}>
          <p dir="auto">{reason}</p>
          <Text size="sm" c="dimmed">
            {t('queue.reported', {
              name: report.reporter?.full_name ?? former,
              when: format.ago(report.created_at),
            })}
          </Text>
        </blockquote>
        {status !== 'pending' && decided_at && (
          <div className={classes.decision}>
            <Text size="sm" fw={650}>
              {t('queue.decided', {
                verdict: status,
                name: report.decided_by?.full_name ?? former,
                when: format.ago(decided_at),
              })}
            </Text>
            <p dir="auto">{report.note}</p>
          </div>
        )}
        <LinkAnchor to={link} size="sm">
          {t('queue.context')}
        </LinkAnchor>
        {status === 'pending' && <Decide report={report} />}
        {status === 'accepted' && report.removal?.by === 'moderator' && <Restore report={report} />}
      </article>
    </li>
  );
}

/** A long text scrolls by keyboard, too. */
const scrollable = { tabIndex: 0 };

function Decide({ report }: { report: ContentReport }) {
  const t = useCommunityText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, refusals);
  const [verdict, setVerdict] = useState<'accepted' | 'rejected'>();
  const decide = useDecideReport(report.id);
  const close = () => {
    setVerdict(undefined);
    decide.reset();
  };
  const accepts = verdict === 'accepted';
  const send = (note: string) =>
    verdict &&
    decide.mutate(
      { verdict, note },
      {
        onSuccess: close,
        onError: (error) => {
          // It leaves the queue, and this card with it.
          if (!isApiError(error) || error.code !== 'already_decided') return;
          toasts.show({ kind: 'warning', message: refusal(error) });
          close();
        },
      },
    );
  return (
    <Group gap="sm">
      <Button color="red" onClick={() => setVerdict('accepted')}>
        {t('queue.accept')}
      </Button>
      <Button variant="default" onClick={() => setVerdict('rejected')}>
        {t('queue.reject')}
      </Button>
      {verdict && (
        <ReasonDialog
          title={t(accepts ? 'queue.acceptTitle' : 'queue.rejectTitle')}
          text={t(accepts ? 'queue.acceptText' : 'queue.rejectText')}
          label={t(accepts ? 'queue.acceptNote' : 'queue.rejectNote')}
          confirmLabel={t(accepts ? 'queue.accept' : 'queue.reject')}
          destructive={accepts}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={send}
          onClose={close}
        />
      )}
    </Group>
  );
}

function Restore({ report: { subject, subject_id } }: { report: ContentReport }) {
  const t = useCommunityText();
  const [isAsking, setAsking] = useState(false);
  return (
    <Group>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('act.moderatorRestore')}
      </Button>
      {isAsking && (
        <ModerateDialog subject={subject} id={subject_id} action="restore" onClose={() => setAsking(false)} />
      )}
    </Group>
  );
}
