import { to } from '@stoa/shared/contract/site/addresses.ts';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { certificates } from '../../src/learning/certificates/certificates.tables.ts';
import { issueCertificate } from '../../src/learning/certificates/certificates.service.ts';
import type { LessonContent } from '../../src/teaching/lessons/lesson-content.ts';
import { updateEnrolment, recountEnrolments } from '../../src/learning/enrolments/enrolments.repository.ts';
import { enrolments, type EnrolmentRow } from '../../src/learning/enrolments/enrolments.tables.ts';
import { insertNotifications } from '../../src/telling/notifications/notifications.repository.ts';
import { percent, type LessonRules } from '../../src/learning/progress/fold-progress.ts';
import {
  countRequired,
  findRules,
  insertEvents,
  upsertProgress,
  type NewEvent,
} from '../../src/learning/progress/progress.repository.ts';
import { foldEvents } from '../../src/learning/progress/record-events.ts';
import { askQuestions } from '../../src/learning/quizzes/ask-questions.ts';
import { quizAttempts } from '../../src/learning/quizzes/quizzes.tables.ts';
import {
  rightOptions,
  rightPairs,
  scoreQuiz,
  type AskedQuestion,
  type ChosenAnswer,
} from '../../src/learning/quizzes/score-quiz.ts';
import { courseRatings } from '../../src/market/ratings/ratings.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { demoLearners } from '../content/demo-accounts.ts';
import { daysBefore, demoId } from './demo-id.ts';
import { planLearning, type PlannedLearning } from './learning-plan.ts';
import { handInWorks } from './load-assignments.ts';
import { requireTeacher, type LoadedCourse } from './load-courses.ts';
import type { DemoFiles } from './load-files.ts';
import { requireUser, type People } from './load-people.ts';

interface Learning {
  plan: PlannedLearning;
  enrolment: EnrolmentRow;
  loaded: LoadedCourse;
  rules: ReadonlyMap<string, LessonRules>;
  /** Of the course. */
  teacherId: string;
  files: DemoFiles;
}

/** Enrolments, and what followed: events in the past, from which the site's own functions derive all the rest. */
export async function loadLearning(
  tx: Database,
  { people, files, loaded, now }: { people: People; files: DemoFiles; loaded: LoadedCourse[]; now: Date },
): Promise<void> {
  const coursesBySlug = new Map(loaded.map((each) => [each.course.slug, each]));
  const rulesOf = new Map<string, Map<string, LessonRules>>();
  const touched = new Set<string>();
  for (const plan of planLearning()) {
    const taken = coursesBySlug.get(plan.slug);
    if (!taken) throw new Error(`No demo course has the address '${plan.slug}'.`);
    const rules = rulesOf.get(taken.id) ?? (await findRules(tx, taken.id));
    rulesOf.set(taken.id, rules);
    touched.add(taken.id);
    const enrolment = await enrol(tx, plan, requireUser(people, plan).id, taken, now);
    const { teacherId } = requireTeacher(plan.slug, { people, loaded });
    await study(tx, { plan, enrolment, loaded: taken, rules, teacherId, files }, now);
  }
  for (const id of touched) await recountEnrolments(tx, id);
}

async function enrol(tx: Database, plan: PlannedLearning, userId: string, { id, course }: LoadedCourse, now: Date) {
  const enrolledAt = daysBefore(now, plan.enrolled);
  const [row] = await tx
    .insert(enrolments)
    .values({ id: demoId(`enrolment ${plan.email} ${plan.slug}`), userId, courseId: id, enrolledAt })
    .returning();
  if (!row) throw new Error('The new enrolment was not returned.');
  await insertNotifications(tx, [
    {
      userId,
      kind: 'enrolled',
      params: { course: course.name },
      link: to.player({ slug: course.slug }),
      createdAt: enrolledAt,
    },
  ]);
  return row;
}

/** What nobody has begun. */
const leftOut: ReadonlySet<string> = new Set(['assignment', 'live', 'scorm', 'embed']);

async function study(tx: Database, learning: Learning, now: Date): Promise<void> {
  const { plan, enrolment, loaded, rules } = learning;
  const all = loaded.content.modules.flatMap((module) => module.lessons);
  // Work and classes have a time of their own, and nobody has to take a package.
  const lessons = all.filter(({ kind }) => !leftOut.has(kind));
  const finished = Math.round(lessons.length * plan.share);
  const pace = Math.min(plan.pace, (plan.enrolled * 0.9) / (finished + 1));
  const momentOf = (at: number): Date => daysBefore(now, plan.enrolled - 0.02 - pace * at);
  const events: NewEvent[] = [];
  for (const [at, lesson] of lessons.slice(0, finished).entries()) {
    events.push(...(await finish(tx, enrolment, lesson, momentOf(at))));
  }
  const next = plan.share > 0 ? lessons[finished] : undefined;
  if (next) events.push(...begin(learning, next, momentOf(finished)));
  const works = await handInWorks(
    tx,
    all.filter(({ kind }) => kind === 'assignment'),
    { ...learning, now },
  );
  events.push(...works.map((work) => ({ ...work, enrolmentId: enrolment.id, userId: enrolment.userId })));
  if (events.length === 0) return;
  const fresh = await insertEvents(tx, events);
  await upsertProgress(tx, enrolment.id, foldEvents(fresh, rules));
  await settle(tx, learning, fresh.at(-1));
}

const event = (
  { id, userId }: EnrolmentRow,
  lesson: LessonContent,
  at: Date,
  rest: Pick<NewEvent, 'kind'> & Partial<Pick<NewEvent, 'detail' | 'source' | 'idemKey'>>,
): NewEvent => ({ enrolmentId: id, userId, lessonId: lesson.id, at, source: 'demo', idemKey: v7(), ...rest });

/** Of a film somebody sees a part, and each stops elsewhere; the learner of the login screen has just opened it. */
function begin({ plan, enrolment }: Learning, lesson: LessonContent, at: Date): NewEvent[] {
  const opened = event(enrolment, lesson, at, { kind: 'opened' });
  const isFilm = lesson.kind === 'video' || lesson.kind === 'audio';
  if (!isFilm || plan.email === demoLearners[0]?.email) return [opened];
  const position_s = Math.round(
    lesson.duration_s * (0.1 + 0.7 * (Number.parseInt(enrolment.id.slice(0, 2), 16) / 255)),
  );
  const later = new Date(at.getTime() + position_s * 1000);
  const detail = { position_s, ranges: [[0, position_s]] satisfies [number, number][] };
  return [opened, event(enrolment, lesson, later, { kind: 'watched', detail })];
}

/** What a learner's browser would have sent for one lesson from opening to completion. */
async function finish(tx: Database, enrolment: EnrolmentRow, lesson: LessonContent, at: Date): Promise<NewEvent[]> {
  const opened = event(enrolment, lesson, at, { kind: 'opened' });
  const later = new Date(at.getTime() + Math.max(60, lesson.duration_s) * 1000);
  const length = lesson.duration_s;
  switch (lesson.kind) {
    case 'text':
      return [opened, read(enrolment, lesson, later), event(enrolment, lesson, later, { kind: 'marked_done' })];
    case 'video':
    case 'audio':
      return [
        opened,
        event(enrolment, lesson, later, {
          kind: 'watched',
          detail: { position_s: length, ranges: seenOf(enrolment, length) },
        }),
      ];
    case 'document':
      return [
        opened,
        read(enrolment, lesson, later),
        event(enrolment, lesson, later, {
          kind: 'page_seen',
          detail: { page: lesson.pages ?? 1, pages: lesson.pages ?? 1 },
        }),
      ];
    case 'quiz':
      return [opened, await takeQuiz(tx, enrolment, lesson, later)];
    // Work is approved, and classes are attended, elsewhere.
    case 'assignment':
    case 'live':
      return [opened];
    // Left out above: one may leave them out.
    case 'scorm':
    case 'embed':
      return [opened];
  }
}

/** Enough of a film to complete it: some see all, some leave out a stretch, some go before its last words. */
function seenOf({ id }: EnrolmentRow, length: number): [number, number][] {
  const at = (share: number): number => Math.round(length * share);
  const ways: [number, number][][] = [
    [[0, length]],
    [
      [0, at(0.4)],
      [at(0.47), length],
    ],
    [[0, at(0.93)]],
  ];
  return ways[Number.parseInt(id.slice(0, 2), 16) % ways.length] ?? [];
}

const read = (enrolment: EnrolmentRow, lesson: LessonContent, at: Date): NewEvent =>
  event(enrolment, lesson, at, { kind: 'read', detail: { read_s: lesson.duration_s } });

async function takeQuiz(tx: Database, enrolment: EnrolmentRow, lesson: LessonContent, at: Date): Promise<NewEvent> {
  const asked = askQuestions(lesson.quiz?.questions ?? []);
  const missed = enrolment.id.charCodeAt(0) % 2;
  const given = asked.map((question, place) => (place < missed ? wrongAnswer(question) : rightAnswer(question)));
  const { score, answers } = scoreQuiz(asked, given);
  const passMark = lesson.quiz?.pass_mark ?? 70;
  const id = demoId(`attempt ${enrolment.id} ${lesson.id}`);
  await tx.insert(quizAttempts).values({
    id,
    enrolmentId: enrolment.id,
    userId: enrolment.userId,
    lessonId: lesson.id,
    attemptNo: 1,
    asked,
    passMark,
    answers: answers.map(({ correct: _, ...answer }) => answer),
    score,
    passed: score >= passMark,
    startedAt: new Date(at.getTime() - 240_000),
    submittedAt: at,
  });
  return event(enrolment, lesson, at, {
    kind: 'quiz_submitted',
    idemKey: id,
    detail: { score, passed: score >= passMark },
  });
}

/** The first answer that is not right; of what is typed, arranged or matched: none. */
const wrongAnswer = ({ id, options }: AskedQuestion): ChosenAnswer => ({
  question_id: id,
  chosen: options
    .filter((option) => !option.correct)
    .map((option) => option.id)
    .slice(0, 1),
});

const rightAnswer = (question: AskedQuestion): ChosenAnswer => ({
  question_id: question.id,
  chosen: rightOptions(question),
  text: question.kind === 'numeric' ? String(question.value) : (question.options[0]?.text ?? ''),
  pairs: rightPairs(question),
});

async function settle(
  tx: Database,
  { plan, enrolment, loaded }: Learning,
  last: { at: Date; lessonId: string } | undefined,
) {
  if (!last) return;
  const { required, completed } = await countRequired(tx, enrolment);
  const isDone = required > 0 && required === completed;
  const settled = await updateEnrolment(tx, enrolment.id, {
    percentage: percent(completed, required),
    lastActivityAt: last.at,
    lastLessonId: last.lessonId,
    ...(isDone ? { completedAt: last.at, status: 'completed' as const } : {}),
  });
  if (isDone) await certify(tx, settled, last.at);
  if (plan.rating) {
    await tx.insert(courseRatings).values({
      courseId: loaded.id,
      userId: enrolment.userId,
      rating: plan.rating.stars,
      comment: plan.rating.comment,
      createdAt: last.at,
      updatedAt: last.at,
    });
  }
}

async function certify(tx: Database, enrolment: EnrolmentRow, at: Date): Promise<void> {
  await issueCertificate(tx, enrolment);
  const [certificate] = await tx
    .update(certificates)
    .set({ issuedAt: at })
    .where(sql`${eq(certificates.userId, enrolment.userId)} and ${eq(certificates.courseId, enrolment.courseId)}`)
    .returning({ slug: certificates.slug });
  if (!certificate) throw new Error('The new certificate was not returned.');
  await tx.execute(sql`update notifications set created_at = ${at.toISOString()}::timestamptz
    where user_id = ${enrolment.userId} and link = ${to.certificate({ slug: certificate.slug })}`);
}
