import type { CourseInvitation } from '@stoa/shared/contract/teaching/co-instructors.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';
import classes from './co-instructors.module.css';
import { useAnswerInvitation, useCourseInvitations } from './use-course-invitations.ts';

/** Courses that this person is asked to work on, above those that they work on. */
export function CourseInvitations() {
  const t = useCoInstructorsText();
  const invitations = useCourseInvitations();
  if (invitations.isPending) return null;
  if (!invitations.data) return <LoadFailed query={invitations} title={t('invitations.failed')} />;
  if (invitations.data.length === 0) return null;
  return (
    <div className={classes.invitations}>
      <Section title={t('invitations')}>
        <RowList>
          {invitations.data.map((invitation) => (
            <InvitationRow key={invitation.course_id} invitation={invitation} />
          ))}
        </RowList>
      </Section>
    </div>
  );
}

function InvitationRow({ invitation }: { invitation: CourseInvitation }) {
  const t = useCoInstructorsText();
  const format = useFormat();
  const answer = useAnswerInvitation(invitation);
  const { course, owner, rights, invited_at } = invitation;
  const isAnswered = (accept: boolean) => answer.isPending && answer.variables === accept;
  return (
    <li className={classes.row}>
      <div className={classes.invitation}>
        <div>
          <p className={classes.name}>{t('invitation', { owner: owner.full_name, course })}</p>
          <p className={classes.quiet}>
            {rights.map((right) => t(`right.${right}`)).join(' · ')}
            {' · '}
            {format.ago(invited_at)}
          </p>
        </div>
        <div className={classes.buttons}>
          <Button
            variant="default"
            aria-label={t('decline.of', { course })}
            loading={isAnswered(false)}
            onClick={() => answer.mutate(false)}
          >
            {t('decline')}
          </Button>
          <Button
            aria-label={t('accept.of', { course })}
            loading={isAnswered(true)}
            onClick={() => answer.mutate(true)}
          >
            {t('accept')}
          </Button>
        </div>
      </div>
    </li>
  );
}
