import type { NewEvent } from '../../src/learning/progress/progress.repository.ts';
import {
  returnedAttempts,
  submissionFiles,
  submissions,
  type Asked,
} from '../../src/learning/assignments/assignments.tables.ts';
import type { EnrolmentRow } from '../../src/learning/enrolments/enrolments.tables.ts';
import { scoreOf } from '../../src/learning/submissions/judge.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import type { LessonContent } from '../../src/teaching/lessons/lesson-content.ts';
import { demoAssignments, type DemoAssignment } from '../content/assignments.ts';
import { daysBefore, demoId } from './demo-id.ts';
import type { PlannedLearning } from './learning-plan.ts';
import type { DemoFiles } from './load-files.ts';

interface Handing {
  plan: PlannedLearning;
  enrolment: EnrolmentRow;
  teacherId: string;
  files: DemoFiles;
  now: Date;
}
type Work = Omit<typeof submissions.$inferInsert, 'lessonId' | 'courseId' | 'userId' | 'asked'>;

/** Who learnt everything has been approved; who has come far waits for the teacher. */
const FAR = 0.5;

/** What one learner made for the assignments of a course; gives the events by which approved work counts. */
export async function handInWorks(
  tx: Database,
  lessons: readonly LessonContent[],
  handing: Handing,
): Promise<Omit<NewEvent, 'enrolmentId' | 'userId'>[]> {
  const events: Omit<NewEvent, 'enrolmentId' | 'userId'>[] = [];
  for (const lesson of lessons) {
    const given = demoAssignments.find(({ title }) => title === lesson.title);
    const work = given && workOf(given, lesson, handing);
    if (given === undefined || work === undefined) continue;
    const id = await insertWork(tx, { work, given, lesson }, handing);
    const { reviewedAt, score } = work;
    if (work.status !== 'approved' || !reviewedAt) continue;
    const detail = typeof score === 'number' ? { score } : {};
    events.push({ lessonId: lesson.id, kind: 'work_approved', source: 'demo', idemKey: id, detail, at: reviewedAt });
  }
  return events;
}

/** Undefined: they have not begun. */
function workOf(given: DemoAssignment, lesson: LessonContent, { plan, teacherId, now }: Handing): Work | undefined {
  const told = given.works?.find(({ by }) => by.email === plan.email);
  const rubric = lesson.assignment?.rubric ?? [];
  if (told) {
    return {
      status: told.score === undefined ? 'returned' : 'approved',
      text: told.text,
      submittedAt: daysBefore(now, told.submitted),
      score: told.points ? scoreOf({ rubric }, told.points) : (told.score ?? null),
      points: told.points ?? [],
      feedback: told.feedback,
      reviewedBy: teacherId,
      reviewedAt: daysBefore(now, told.reviewed),
    };
  }
  const isOwn = demoAssignments.some(({ works = [] }) => works.some(({ by }) => by.email === plan.email));
  if (isOwn || plan.share < FAR) return undefined;
  const { text, url = null } = given.handedIn;
  const submittedAt = daysBefore(now, plan.enrolled * (1 - 0.9 * plan.share) + 0.1);
  if (plan.share < 1) return { status: 'submitted', text, url, submittedAt };
  const points = rubric.map((criterion) => Math.ceil(criterion.points * 0.8));
  return {
    status: 'approved',
    text,
    url,
    submittedAt,
    score: rubric.length > 0 ? scoreOf({ rubric }, points) : 80,
    points,
    feedback: 'Demo feedback: nobody read this work.',
    reviewedBy: teacherId,
    reviewedAt: new Date(Math.min(submittedAt.getTime() + 60 * 60 * 1000, now.getTime())),
  };
}

async function insertWork(
  tx: Database,
  { work, given, lesson }: { work: Work; given: DemoAssignment; lesson: LessonContent },
  { enrolment: { userId, courseId }, files }: Handing,
): Promise<string> {
  const id = demoId(`submission ${given.title} ${userId}`);
  await tx.insert(submissions).values({ ...work, id, lessonId: lesson.id, courseId, userId, asked: askedOf(lesson) });
  const { media } = given.handedIn;
  if (media !== undefined) {
    const file = await files.work(userId, media);
    await tx.insert(submissionFiles).values({ submissionId: id, attempt: 1, fileId: file.id, order: 1 });
  }
  if (work.status === 'returned') await insertReturned(tx, id, { ...work, asked: askedOf(lesson) });
  return id;
}

async function insertReturned(
  tx: Database,
  submissionId: string,
  { asked, ...work }: Work & { asked: Asked },
): Promise<void> {
  const { text, score, points, feedback, reviewedBy, submittedAt, reviewedAt } = work;
  if (!feedback || !submittedAt || !reviewedAt) throw new Error(`Demo work ${submissionId} was not judged.`);
  const judged = { asked, text, late: false, submittedAt, score, points, feedback, reviewedBy, reviewedAt };
  await tx.insert(returnedAttempts).values({ submissionId, attempt: 1, ...judged });
}

function askedOf({ title, assignment }: LessonContent): Asked {
  if (!assignment) throw new Error(`“${title}” is no assignment.`);
  const { instructions, submission_type, max_files, pass_mark, rubric } = assignment;
  return { title, instructions, submission_type, max_files, pass_mark, rubric };
}
