import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';
import type { PathAssignmentCard } from '@stoa/shared/contract/market/path-assignments.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Title } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useLearningPathText } from '../../messages/learning-path-info.ts';
import classes from './path-assignments.module.css';

/** What is to be made beside the courses, and where one's own work stands. */
export function PathAssignments({ learningPath }: { learningPath: LearningPathDetails }) {
  const t = useLearningPathText();
  const { progress } = learningPath;
  // An older API knows none.
  const assignments = learningPath.assignments ?? [];
  if (assignments.length === 0) return null;
  return (
    <Section title={t('work.title')} lead={t(progress ? 'work.lead' : 'work.lead.before')}>
      <RowList>
        {assignments.map((assignment) => (
          <AssignmentRow key={assignment.id} assignment={assignment} isTaken={progress !== null} />
        ))}
      </RowList>
    </Section>
  );
}

function AssignmentRow({ assignment, isTaken }: { assignment: PathAssignmentCard; isTaken: boolean }) {
  const t = useLearningPathText();
  const { title, required, submission_type: type } = assignment;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <div className={classes.head}>
          <Title order={3} className={classes.title ?? ''}>
            {title}
          </Title>
          {isTaken && <Standing assignment={assignment} />}
          {!required && <StatusBadge tone="neutral">{t('courses.optional')}</StatusBadge>}
        </div>
        <p className={classes.facts}>
          <span>{t(`work.as.${type}`)}</span>
          <DueDate assignment={assignment} />
        </p>
      </div>
      {isTaken && <WayIn assignment={assignment} />}
    </li>
  );
}

const tones: Record<NonNullable<PathAssignmentCard['submission']>['status'], StatusTone> = {
  draft: 'neutral',
  submitted: 'info',
  returned: 'warning',
  approved: 'success',
};

function Standing({ assignment: { submission, overdue } }: { assignment: PathAssignmentCard }) {
  const t = useLearningPathText();
  return (
    <>
      {submission && <StatusBadge tone={tones[submission.status]}>{t(`work.${submission.status}`)}</StatusBadge>}
      {submission?.late && <StatusBadge tone="warning">{t('work.late')}</StatusBadge>}
      {overdue && <StatusBadge tone="danger">{t('work.overdue')}</StatusBadge>}
    </>
  );
}

function DueDate({ assignment: { due_at, due_days } }: { assignment: PathAssignmentCard }) {
  const t = useLearningPathText();
  const format = useFormat();
  if (due_at !== null) return <time dateTime={due_at}>{t('work.due', { date: format.date(due_at) })}</time>;
  return due_days === null ? null : <span>{t('work.due.days', { days: due_days })}</span>;
}

/** Work is made in another remote: without it there is no way in. */
function WayIn({ assignment: { id, title, submission } }: { assignment: PathAssignmentCard }) {
  const t = useLearningPathText();
  const { navigation } = usePlatform();
  if (!navigation.hasScreen(addresses.learningPathAssignment)) return null;
  const isClosed = submission?.status === 'submitted' || submission?.status === 'approved';
  const action = t(isClosed ? 'work.look' : submission ? 'work.goOn' : 'work.begin');
  return (
    <LinkButton
      to={to.learningPathAssignment({ id })}
      variant="default"
      size="sm"
      aria-label={t('work.of', { action, title })}
    >
      {action}
    </LinkButton>
  );
}
