import type { CourseLearner } from '@stoa/shared/contract/learning/course-learners.ts';
import type { AnnouncementAudience } from '@stoa/shared/contract/learning/announcements.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { AnnounceBar } from './announce-bar.tsx';
import { AtLesson } from './at-lesson.tsx';
import { LearnerTools } from './learner-tools.tsx';
import { ListedLearners } from './listed-learners.tsx';
import { learnerChoices, learnerSorts, noLesson } from './report-address.ts';
import classes from './reports.module.css';
import { useFigureText } from './use-figure-text.ts';
import { type Ticks, useTickColumn, useTicks } from './use-ticks.tsx';
import type { ShownReport } from './use-report-view.ts';
import { useCourseLearners, useLearnersFile } from './use-reports.ts';

interface LearnersTabProps {
  report: ShownReport;
  /** Writes to some of them; left out where this viewer may not, or several courses are shown. */
  onAnnounce?: ((audience: AnnouncementAudience) => void) | undefined;
}

/** Who learns, how far they are and when they were last there. */
export function LearnersTab({ report: { view, change }, onAnnounce }: LearnersTabProps) {
  const learners = useCourseLearners(view);
  const file = useLearnersFile(view);
  const ticks = useTicks(
    JSON.stringify([view.courseId, view.learners, view.q, view.period, view.lessonId, view.stage, view.stretch]),
  );
  return (
    <div className={classes.records}>
      <LearnerTools view={view} change={change} choices={learnerChoices} sorts={learnerSorts} />
      {view.stage && <AtLesson view={view} onLift={() => change(noLesson)} />}
      {onAnnounce && <AnnounceBar view={view} ticks={ticks} onAnnounce={onAnnounce} />}
      <ListedLearners
        query={learners}
        file={file}
        isOfMany={view.courseId === null}
        onEveryone={() => change({ learners: 'all', q: '', ...noLesson })}
        onPage={(page) => change({ page })}
      >
        {(items) => <LearnersTable learners={items} ticks={onAnnounce && ticks} />}
      </ListedLearners>
    </div>
  );
}

function LearnersTable({ learners, ticks }: { learners: readonly CourseLearner[]; ticks: Ticks | undefined }) {
  const t = useReportsText();
  const format = useFormat();
  const text = useFigureText();
  const tickColumn = useTickColumn(learners, ticks);
  const day = (moment: string) => <time dateTime={moment}>{format.date(moment, 'medium')}</time>;
  return (
    <RecordTable
      label={t('learners')}
      rows={learners}
      keyOf={({ id }) => id}
      columns={[
        ...tickColumn,
        {
          name: t('learner'),
          cell: ({ name }) => <span dir="auto">{name}</span>,
          note: ({ course }) => <span dir="auto">{course.name}</span>,
        },
        {
          name: t('column.progress'),
          isNumber: true,
          cell: ({ percentage }) => format.percent(percentage),
          note: ({ completed_at }) =>
            completed_at !== null && t('completedOn', { date: format.date(completed_at, 'medium') }),
        },
        {
          name: t('column.activity'),
          cell: ({ last_activity_at: last }) => (last === null ? t('notBegun') : day(last)),
        },
        { name: t('column.enrolled'), cell: ({ enrolled_at }) => day(enrolled_at) },
        { name: t('column.watched'), isNumber: true, cell: ({ watched_s }) => text.time(watched_s) },
      ]}
    />
  );
}
