import type { CourseTeam } from '@stoa/shared/contract/teaching/co-instructors.ts';
import { MOST_CO_INSTRUCTORS } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import { Stack, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';
import { CoInstructorRow } from './co-instructor-row.tsx';
import classes from './co-instructors.module.css';
import { InviteForm } from './invite-form.tsx';
import { LeaveCourse } from './leave-course.tsx';
import { useCoInstructors } from './use-co-instructors.ts';

/** Who works on the course: for its owner to invite and to change, for everyone else of its team to see. */
export function CoInstructors() {
  const t = useCoInstructorsText();
  const team = useCoInstructors();
  if (team.isPending) return <RowSkeleton count={2} label={t('loading')} />;
  if (!team.data) return <LoadFailed query={team} title={t('failed')} />;
  return team.data.is_owner ? <OwnersView team={team.data} /> : <MembersView team={team.data} />;
}

function OwnersView({ team }: { team: CourseTeam }) {
  const t = useCoInstructorsText();
  return (
    <>
      {team.items.length === 0 && <Text>{t('empty')}</Text>}
      {team.items.length > 0 && (
        <RowList>
          {team.items.map((member) => (
            <CoInstructorRow key={member.person.id} member={member} />
          ))}
        </RowList>
      )}
      {team.items.length < MOST_CO_INSTRUCTORS ? (
        <InviteForm />
      ) : (
        <Text c="dimmed">{t('full', { most: MOST_CO_INSTRUCTORS })}</Text>
      )}
    </>
  );
}

function MembersView({ team }: { team: CourseTeam }) {
  const t = useCoInstructorsText();
  const { rights } = useBuilder().course;
  return (
    <>
      <RowList>
        <li className={classes.row}>
          <div className={classes.head}>
            <span className={classes.name}>{team.owner.full_name}</span>
            <span className={classes.quiet}>{t('owner')}</span>
          </div>
        </li>
        {team.items.map(({ person, rights: given }) => (
          <li key={person.id} className={classes.row}>
            <div className={classes.head}>
              <span className={classes.name}>{person.full_name}</span>
              <span className={classes.quiet}>{given.map((right) => t(`right.${right}`)).join(' · ')}</span>
            </div>
          </li>
        ))}
      </RowList>
      <Stack align="flex-start" gap="md" mt="md">
        <Text c="dimmed">{t('ask', { owner: team.owner.full_name })}</Text>
        {rights.length > 0 && <LeaveCourse />}
      </Stack>
    </>
  );
}
