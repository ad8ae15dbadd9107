import { useState } from 'react';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Title } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useBuilder } from '../builder/builder-context.tsx';
import { isAhead, useLiveSchedule } from '../builder/use-live-schedule.ts';
import { byDay } from '../features/live-classes/by-day.ts';
import { ClassCard } from '../features/live-classes/class-card.tsx';
import { ScheduleDialog } from '../features/live-classes/class-dialogs.tsx';
import { useDoors } from '../features/live-classes/use-doors.ts';
import { useLiveClassesText } from '../messages/live-classes.ts';

const RecordingDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "live-class-forms" */ './recording-modal.tsx')).RecordingModal,
);

/** The live classes of a course, or of one of its live lessons: no part of its text, so they may change while it is reviewed. */
export function CourseClasses({ lessonId }: { lessonId: string | null }) {
  const t = useLiveClassesText();
  const { course } = useBuilder();
  const { user } = useSession();
  const [isPlanning, setPlanning] = useState(false);
  const schedule = useLiveSchedule(course.id);
  const { data } = schedule;
  const all = data?.classes ?? [];
  const classes = all.filter((planned) => lessonId === null || planned.lesson_id === lessonId);
  const plan = <Button onClick={() => setPlanning(true)}>{t('schedule')}</Button>;
  return (
    <div id="live_schedule" tabIndex={-1}>
      <Section title={t('title')} order={3} lead={t('lead')} action={classes.length > 0 && plan}>
        {schedule.isPending && <RowSkeleton label={t('loading')} />}
        {/* What is being written in a dialog outlives a reading that failed. */}
        {schedule.isError && !data && <LoadFailed query={schedule} />}
        {data && classes.length === 0 && (
          <EmptyState title={t('empty.title')} text={t('empty.text')} action={plan} order={3} />
        )}
        <ClassGroup title={t('ahead')} classes={classes.filter(isAhead)} all={all} />
        {/* What was last stands first. */}
        <ClassGroup title={t('over')} classes={classes.filter((planned) => !isAhead(planned)).toReversed()} all={all} />
        {isPlanning && data && (
          <ScheduleDialog
            rooms={data.rooms}
            lessonId={lessonId}
            hosts={user ? [user] : []}
            onClose={() => setPlanning(false)}
          />
        )}
      </Section>
    </div>
  );
}

interface ClassGroupProps {
  title: string;
  classes: readonly PlannedClass[];
  /** Of the whole course. */
  all: readonly PlannedClass[];
}

function ClassGroup({ title, classes, all }: ClassGroupProps) {
  const { course } = useBuilder();
  const { locale } = useFormat();
  const doors = useDoors(course.id, { isWanted: classes.some(isAhead) });
  const [filmed, setFilmed] = useState<PlannedClass>();
  if (classes.length === 0) return null;
  return (
    <>
      <Title order={4} size="h5">
        {title}
      </Title>
      {byDay(classes, locale).map(({ day, classes: ofDay }) => (
        <section key={day} aria-label={day}>
          <Title order={5} size="h6">
            {day}
          </Title>
          <RowList>
            {ofDay.map((planned) => (
              <ClassCard
                key={planned.id}
                planned={planned}
                door={doors.get(planned.id)}
                hasFollowing={hasFollowing(planned, all)}
                onRecording={() => setFilmed(planned)}
              />
            ))}
          </RowList>
        </section>
      ))}
      {filmed && <RecordingDialog planned={filmed} onClose={() => setFilmed(undefined)} />}
    </>
  );
}

/** Whether a later class of its series is still to come, or was called off as it was. */
const hasFollowing = (planned: PlannedClass, all: readonly PlannedClass[]): boolean =>
  planned.series_id !== null &&
  all.some(
    ({ series_id, starts_at, status }) =>
      series_id === planned.series_id &&
      starts_at > planned.starts_at &&
      (status === 'cancelled') === (planned.status === 'cancelled'),
  );
