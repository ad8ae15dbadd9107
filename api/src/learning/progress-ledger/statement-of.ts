import type { Statement } from '@stoa/shared/contract/learning/progress-ledger.ts';
import type { ProgressKind } from '@stoa/shared/contract/learning/progress-kinds.ts';
import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { ProgressDetail } from '../progress/progress.tables.ts';
import type { NotedEvent } from './progress-ledger.repository.ts';

const ADL = 'http://adlnet.gov/expapi';
/** The profile of films: https://w3id.org/xapi/video. */
const VIDEO = 'https://w3id.org/xapi/video';

const verbs: Record<ProgressKind, [id: string, display: string]> = {
  opened: [`${ADL}/verbs/launched`, 'launched'],
  watched: [`${VIDEO}/verbs/played`, 'played'],
  read: [`${ADL}/verbs/experienced`, 'experienced'],
  page_seen: [`${ADL}/verbs/progressed`, 'progressed'],
  marked_done: [`${ADL}/verbs/completed`, 'completed'],
  quiz_submitted: [`${ADL}/verbs/attempted`, 'attempted'],
  work_approved: [`${ADL}/verbs/passed`, 'passed'],
  class_attended: [`${ADL}/verbs/attended`, 'attended'],
  recording_watched: [`${ADL}/verbs/completed`, 'completed'],
  scorm_completed: [`${ADL}/verbs/completed`, 'completed'],
};
const judged = { true: [`${ADL}/verbs/passed`, 'passed'], false: [`${ADL}/verbs/failed`, 'failed'] } as const;

const types: Record<LessonKind, string> = {
  video: `${VIDEO}/activity-type/video`,
  audio: `${ADL}/activities/media`,
  text: `${ADL}/activities/lesson`,
  document: `${ADL}/activities/file`,
  quiz: `${ADL}/activities/assessment`,
  assignment: `${ADL}/activities/performance`,
  live: `${ADL}/activities/meeting`,
  scorm: `${ADL}/activities/module`,
  embed: `${ADL}/activities/link`,
};

/**
 * A line of the ledger as others read it. Whom it is about is told by the account's id alone.
 * @see https://github.com/adlnet/xAPI-Spec/blob/1.0.3/xAPI-Data.md
 */
export function statementOf(event: NotedEvent, siteUrl: string): Statement {
  const { kind, detail, language } = event;
  const [verb, display] = detail.passed === undefined ? verbs[kind] : judged[`${detail.passed}`];
  const result = resultOf(kind, detail);
  const activity = (room: string, id: string, type: string, name: string) => ({
    objectType: 'Activity' as const,
    id: `${siteUrl}/activities/${room}/${id}`,
    definition: { type, name: { [language]: name } },
  });
  return {
    id: event.id,
    timestamp: event.at.toISOString(),
    actor: { objectType: 'Agent', account: { homePage: siteUrl, name: event.userId } },
    verb: { id: verb, display: { en: display } },
    object: activity('lessons', event.lessonId, types[event.lessonKind], event.lesson),
    ...(Object.keys(result).length > 0 && { result }),
    context: {
      platform: 'Stoa',
      contextActivities: { parent: [activity('courses', event.courseId, `${ADL}/activities/course`, event.course)] },
    },
  };
}

const completing: ReadonlySet<ProgressKind> = new Set([
  'marked_done',
  'work_approved',
  'class_attended',
  'recording_watched',
  'scorm_completed',
]);

function resultOf(kind: ProgressKind, detail: ProgressDetail): NonNullable<Statement['result']> {
  const { score, passed, read_s, ranges, position_s, page, pages } = detail;
  const extensions = {
    ...(ranges && { [`${VIDEO}/extensions/played-segments`]: segmentsOf(ranges) }),
    ...(ranges && position_s !== undefined && { [`${VIDEO}/extensions/time`]: position_s }),
    ...(page !== undefined &&
      pages && { 'https://w3id.org/xapi/cmi5/result/extensions/progress': shareOf(page, pages) }),
  };
  return {
    ...(completing.has(kind) && { completion: true }),
    ...(passed !== undefined && { success: passed }),
    ...(score !== undefined && { score: { scaled: score / 100, raw: score, min: 0, max: 100 } }),
    ...(read_s !== undefined && { duration: `PT${Number(read_s.toFixed(2))}S` }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  };
}

/** `0[.]12.5[,]40[.]61`, as the profile of films writes them. */
const segmentsOf = (ranges: readonly (readonly [number, number])[]): string =>
  ranges.map(([from, to]) => `${from}[.]${to}`).join('[,]');

const shareOf = (page: number, pages: number): number => Math.min(100, Math.floor((100 * page) / pages));
