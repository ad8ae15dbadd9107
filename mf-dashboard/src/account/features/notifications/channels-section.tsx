import { IconLock } from '@tabler/icons-react';
import { alwaysTold, type NotificationChannels, type ChosenKind } from '@stoa/shared/contract/telling/notifications.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Switch } from '@stoa/shared/kit';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useSettingsText } from '../../messages/settings.ts';
import { SettingsSection } from '../../ui/settings-section.tsx';
import classes from './channels-section.module.css';
import { useChannels, type Channel } from './use-channels.ts';

const groups = ['learning', 'payments', 'plan', 'teaching', 'community', 'operation', 'account'] as const;
const groupOf: Record<ChosenKind, (typeof groups)[number]> = {
  payment_received: 'payments',
  payment_voided: 'payments',
  refund_granted: 'payments',
  refund_denied: 'payments',
  enrolled: 'learning',
  certificate_issued: 'learning',
  certificate_revoked: 'learning',
  class_scheduled: 'learning',
  class_moved: 'learning',
  class_cancelled: 'learning',
  class_restored: 'learning',
  class_reminder: 'learning',
  followed_published: 'learning',
  wish_cheaper: 'learning',
  weekly_goal: 'learning',
  lesson_opened: 'learning',
  course_announcement: 'learning',
  work_returned: 'learning',
  work_approved: 'learning',
  discussion_reply: 'learning',
  discussion_mention: 'learning',
  discussion_accepted: 'learning',
  discussion_question: 'teaching',
  feedback_received: 'teaching',
  work_submitted: 'teaching',
  course_submitted: 'teaching',
  course_changes_requested: 'teaching',
  review_comment: 'teaching',
  course_published: 'teaching',
  course_unpublished: 'teaching',
  course_invitation: 'teaching',
  course_joined: 'teaching',
  course_left: 'teaching',
  course_access_ended: 'teaching',
  review_assigned: 'teaching',
  path_submitted: 'teaching',
  path_returned: 'teaching',
  path_published: 'teaching',
  path_unpublished: 'teaching',
  path_completed: 'learning',
  payout_recorded: 'teaching',
  payout_reversed: 'teaching',
  verification_requested: 'teaching',
  verification_granted: 'teaching',
  verification_denied: 'teaching',
  verification_revoked: 'teaching',
  verification_upheld: 'teaching',
  verification_reinstated: 'teaching',
  verification_appealed: 'teaching',
  verification_undone: 'teaching',
  community_reply: 'community',
  community_reported: 'community',
  site_feedback_received: 'operation',
  announcement_cancelled: 'teaching',
  content_removed: 'community',
  content_restored: 'community',
  report_decided: 'community',
  trial_ends: 'plan',
  plan_payment_failed: 'plan',
  plan_ended: 'plan',
  skill_proposed: 'operation',
  skill_taken: 'teaching',
  skill_declined: 'teaching',
  work_given_up: 'operation',
  books_differ: 'operation',
  payment_review: 'operation',
  refund_requested: 'operation',
  new_sign_in: 'account',
  password_changed: 'account',
  email_changed: 'account',
  identity_linked: 'account',
  identity_unlinked: 'account',
  data_export_asked: 'account',
  role_given: 'account',
  role_taken: 'account',
  account_seen: 'account',
};

/** What this person can be told, and by which way. What keeps the account safe is told in any case. */
export function ChannelsSection({ id }: { id: string }) {
  const t = useSettingsText();
  const { channels, toggle } = useChannels();
  return (
    <SettingsSection id={id} title={t('channels.title')} lead={t('channels.lead')}>
      {channels.isPending && <RowSkeleton count={4} />}
      {channels.isError && <LoadFailed query={channels} />}
      {channels.data && (
        <table className={classes.table} aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              <th scope="col" className={classes.kind}>
                {t('channels.kind')}
              </th>
              <th scope="col">{t('channels.site')}</th>
              <th scope="col">{t('channels.mail')}</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <Group
              key={group}
              name={t(`group.${group}`)}
              rows={channels.data.filter(({ kind }) => groupOf[kind] === group)}
              onToggle={toggle}
            />
          ))}
        </table>
      )}
    </SettingsSection>
  );
}

type Toggle = (kind: ChosenKind, channel: Channel) => void;

interface GroupProps {
  name: string;
  rows: NotificationChannels[];
  onToggle: Toggle;
}

function Group({ name, rows, onToggle }: GroupProps) {
  const t = useSettingsText();
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={classes.group}>
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <ChannelRow key={row.kind} row={row} onToggle={onToggle} />
      ))}
      {rows.some(({ kind }) => alwaysTold.includes(kind)) && (
        <tr>
          <td colSpan={3} className={classes.always}>
            <IconLock size={16} aria-hidden="true" /> {t('channels.always')}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function ChannelRow({ row, onToggle }: { row: NotificationChannels; onToggle: Toggle }) {
  const t = useSettingsText();
  const kind = t(`kind.${row.kind}`);
  if (alwaysTold.includes(row.kind)) return <LockedRow kind={kind} />;
  return (
    <tr>
      <th scope="row" className={classes.kind}>
        {kind}
      </th>
      <td>
        <Switch
          aria-label={t('channels.siteFor', { kind })}
          checked={row.site}
          onChange={() => onToggle(row.kind, 'site')}
        />
      </td>
      <td>
        <Switch
          aria-label={t('channels.mailFor', { kind })}
          checked={row.mail}
          onChange={() => onToggle(row.kind, 'mail')}
        />
      </td>
    </tr>
  );
}

function LockedRow({ kind }: { kind: string }) {
  const t = useSettingsText();
  return (
    <tr>
      <th scope="row" className={classes.kind}>
        {kind}
      </th>
      <td className={classes.locked}>{t('channels.on')}</td>
      <td className={classes.locked}>{t('channels.on')}</td>
    </tr>
  );
}
