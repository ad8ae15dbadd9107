import type { PathLearner } from '@stoa/shared/contract/market/path-reports.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { usePathReportsText } from '../../messages/path-reports.ts';
import { useReportsText } from '../../messages/reports.ts';
import { LearnerTools } from './learner-tools.tsx';
import { ListedLearners } from './listed-learners.tsx';
import { pathLearnerChoices, pathLearnerSorts } from './path-report-address.ts';
import classes from './reports.module.css';
import type { ShownPathReport } from './use-path-report-view.ts';
import { usePathLearners, usePathLearnersFile, usePathResults } from './use-path-reports.ts';

/** Who takes the learning paths, how far they are and when they were last there. */
export function PathLearnersTab({ report }: { report: ShownPathReport }) {
  const { view, change } = report;
  const learners = usePathLearners(view);
  const file = usePathLearnersFile(view);
  return (
    <div className={classes.records}>
      <LearnerTools view={view} change={change} choices={pathLearnerChoices} sorts={pathLearnerSorts} />
      {view.at && <AtCourse at={view.at} report={report} />}
      <ListedLearners
        query={learners}
        file={file}
        isOfMany={view.pathId === null}
        onEveryone={() => change({ learners: 'all', q: '', at: null })}
        onPage={(page) => change({ page })}
      >
        {(items) => <PathLearnersTable learners={items} />}
      </ListedLearners>
    </div>
  );
}

interface AtCourseProps {
  at: NonNullable<ShownPathReport['view']['at']>;
  report: ShownPathReport;
}

/** Says by which course the list is narrowed, and lifts it. */
function AtCourse({ at: { courseId, stage }, report: { view, change } }: AtCourseProps) {
  const t = usePathReportsText();
  const results = usePathResults(view.pathId);
  const course = results.data?.courses.find((one) => one.course.id === courseId)?.course.name;
  return (
    <div className={classes.head}>
      <p className={classes.soft} dir="auto">
        {course === undefined ? t('at.course') : t(`at.${stage}`, { course })}
      </p>
      <Button variant="default" onClick={() => change({ at: null })}>
        {t('at.lift')}
      </Button>
    </div>
  );
}

function PathLearnersTable({ learners }: { learners: readonly PathLearner[] }) {
  const t = usePathReportsText();
  const ofReports = useReportsText();
  const format = useFormat();
  const day = (moment: string) => <time dateTime={moment}>{format.date(moment, 'medium')}</time>;
  return (
    <RecordTable
      label={ofReports('learners')}
      rows={learners}
      keyOf={({ path, user_id }) => `${path.id} ${user_id}`}
      columns={[
        {
          name: ofReports('learner'),
          cell: ({ name }) => <span dir="auto">{name}</span>,
          note: ({ path }) => <span dir="auto">{path.title}</span>,
        },
        {
          name: t('column.courses'),
          isNumber: true,
          cell: ({ completed_courses: part, required_courses: all }) => t('column.courses.of', { part, all }),
          note: ({ percentage }) => format.percent(percentage),
        },
        {
          name: ofReports('column.activity'),
          cell: ({ last_activity_at: last }) => (last === null ? ofReports('notBegun') : day(last)),
        },
        { name: ofReports('column.enrolled'), cell: ({ enrolled_at }) => day(enrolled_at) },
        {
          name: t('column.completed'),
          cell: ({ completed_at: at }) => (at === null ? <span className={classes.soft}>–</span> : day(at)),
        },
      ]}
    />
  );
}
