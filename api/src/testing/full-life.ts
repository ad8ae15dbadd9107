import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { certificates } from '../learning/certificates/certificates.tables.ts';
import type { Database } from '../kernel/database/database.ts';
import { openFileStore } from '../files/file-store.ts';
import { importFile } from '../files/files.service.ts';
import { queueMail } from '../telling/mail/queue-mail.ts';
import { notify } from '../telling/notifications/notifications.service.ts';
import { aSignedIn, aUser } from './builders.ts';
import type { TestApp } from './build-test-app.ts';
import { call } from './call.ts';
import { aCategory, aCourse, anEnrolment } from './course-builders.ts';
import { makePng } from './make-pictures.ts';
import type { SignedIn } from './ready-course.ts';

/** A person who did everything there is to do, each thing marked with their word, in courses and posts of the other. */
export async function aFullLife(it: TestApp, word: string, other?: { courseId: string; postId: string }) {
  const person = await aSignedIn(it.db, { roles: ['learner', 'teacher', 'partner', 'admin'], firstName: word });
  const { user, headers } = person;
  const { db } = it;
  const course = await aCourse(db, { ownerId: user.id, name: `Course by ${word}`, description: `Told by ${word}` });
  const post = { id: v7(), title: `Post by ${word}`, body: `Written by ${word}` };
  await db.execute(sql`insert into community_posts (id, author_id, board, title, body)
    values (${post.id}, ${user.id}, 'general', ${post.title}, ${post.body})`);
  await aProfileOf(it, person, word);
  if (other) await takePart(db, person, word, other);
  await db.execute(sql`insert into course_events (id, course_id, actor_id, action, to_status, reason)
    values (${v7()}, ${course.id}, ${user.id}, 'create', 'draft', ${`reason of ${word}`})`);
  await db.execute(
    sql`insert into creator_verifications (user_id, status, legal_name, headline, bio, country, phone, expertise, links,
          sample_video_url, decided_at, revoked_at, revoke_note)
        values (${user.id}, 'revoked', ${`${word} by law`}, ${`Headline of ${word}`}, ${`Bio of ${word}. `.repeat(8)}, 'TN',
          '+21671123456', ${sql`array[${v7()}]::uuid[]`}, ${sql`array[${`https://example.org/${word}`}]`},
          ${`https://video.example.org/${word}`}, now(), now(), ${`note to ${word}`})`,
  );
  await db.execute(sql`insert into referral_links values (${user.id}, ${v7().slice(-12)}, now())`);
  await db.execute(sql`insert into pending_registrations
      (email, password_hash, first_name, last_name, locale, code_hash, tries_left, resends_left, expires_at)
    values (${user.email}, '$argon2', ${word}, ${word}, 'en', '', 6, 3, now())`);
  await db.execute(sql`insert into identities (user_id, provider, subject, email)
    values (${user.id}, 'example', ${`subject of ${word}`}, '')`);
  await notify(db, user.id, { kind: 'enrolled', params: { course: `Seen by ${word}` }, link: null });
  const to = { address: user.email, name: word };
  await queueMail(db, {
    to,
    locale: 'en',
    template: 'password_reset',
    values: { first_name: word, path: `/secret-of-${word}`, minutes: '60' },
  });
  await teach(db, course.id, word, user.id);
  await db.execute(sql`insert into transactions (reference, user_id, kind, item_id, amount_minor, currency, gateway, idempotency_key)
    values (${`ST-${v7().slice(-8).toUpperCase()}`}, ${user.id}, 'course', ${course.id}, 100, 'EUR', ${`gate-${word}`}, ${v7()})`);
  const { category } = await aCategory(db, `Paths ${v7()}`);
  await db.execute(sql`insert into learning_paths (slug, title, level, category_id, partner_id)
    values (${`path-${v7()}`}, ${`Path by ${word}`}, 'beginner', ${category.id}, ${user.id})`);
  await db.execute(sql`insert into portfolios values (${user.id}, ${v7()})`);
  await db.execute(sql`insert into portfolio_items (id, user_id, title, url, share)
    values (${v7()}, ${user.id}, ${`Shown by ${word}sson`}, 'https://example.org/', ${v7()})`);
  return { ...person, headers, courseId: course.id, postId: post.id };
}

/** A class they hold, and the work of somebody that they looked at. */
async function teach(db: Database, courseId: string, word: string, teacherId: string) {
  await db.execute(sql`insert into live_sessions (id, course_id, title, starts_at, duration_min, time_zone, host_id, join_url, ics_uid)
    values (${v7()}, ${courseId}, ${`Class of ${word}`}, now() + interval '2 days', 60, 'UTC', ${teacherId},
      'https://live.example.org/room', ${`${v7()}@example.org`})`);
  const assignmentId = await anAssignment(db, courseId);
  const learner = await aUser(db);
  await db.execute(sql`insert into submissions (id, assignment_id, user_id, status, text, submitted_at, feedback, reviewed_by, reviewed_at)
    values (${v7()}, ${assignmentId}, ${learner.id}, 'returned', 'Made by somebody', now(), ${`Feedback by ${word}`}, ${teacherId}, now())`);
}

async function anAssignment(db: Database, courseId: string): Promise<string> {
  const id = v7();
  await db.execute(sql`insert into assignments (id, course_id, title, instructions, submission_type, "order")
    select ${id}, ${courseId}, 'An assignment', 'Make something and hand it in.', 'text',
      (select count(*) + 1 from assignments where course_id = ${courseId})`);
  return id;
}

async function aProfileOf({ app, db, dataDir }: TestApp, { user, headers }: SignedIn, word: string) {
  const store = await openFileStore({ dataDir, secret: undefined });
  const photo = { ownerId: user.id, purpose: 'photo' as const, name: `${word}.png`, type: 'image/png' };
  const { id } = await importFile(db, store, { ...photo, content: makePng(200, 200) });
  const body = {
    first_name: word,
    last_name: `${word}sson`,
    title: `Title of ${word}`,
    about: `About ${word}`,
    photo_file_id: id,
  };
  await call(app, 'updateProfile', { headers, body });
  const { category } = await aCategory(db, `Interests ${word} ${v7()}`);
  await call(app, 'updateIntroduction', {
    headers,
    body: { goal: 'fun', interests: [category.id], level: 'beginner', weekly_minutes: 60, language: 'en' },
  });
}

export async function takePart(
  db: Database,
  { user }: SignedIn,
  word: string,
  { courseId, postId }: { courseId: string; postId: string },
) {
  const enrolment = await anEnrolment(db, { userId: user.id, courseId, percentage: 40 });
  await db.execute(sql`insert into lesson_progress (enrolment_id, lesson_id, ranges, percentage)
    select ${enrolment.id}, id, '[[0, 30]]', 40 from lessons where course_id = ${courseId}`);
  await db.execute(sql`insert into progress_events (id, enrolment_id, user_id, lesson_id, kind, source, idem_key)
    select ${v7()}, ${enrolment.id}, ${user.id}, id, 'opened', ${`player of ${word}`}, ${v7()} from lessons
    where course_id = ${courseId} limit 1`);
  const options = [
    { id: v7(), text: `Chosen by ${word}`, correct: false },
    { id: v7(), text: 'The right one', correct: true },
  ];
  const question = { id: v7(), kind: 'single', prompt: `Asked of ${word}`, points: 1, explanation: 'why', options };
  await db.execute(sql`insert into quiz_attempts (id, enrolment_id, user_id, lesson_id, attempt_no, asked, answers, pass_mark)
    values (${v7()}, ${enrolment.id}, ${user.id}, ${v7()}, 1, ${JSON.stringify([question])}::jsonb,
      ${JSON.stringify([{ question_id: question.id, chosen: [options[0]!.id] }])}::jsonb, 50)`);
  await db.execute(sql`insert into submissions (id, assignment_id, user_id, text)
    values (${v7()}, ${await anAssignment(db, courseId)}, ${user.id}, ${`Made by ${word}`})`);
  await db.execute(sql`insert into course_ratings (course_id, user_id, rating, comment)
    values (${courseId}, ${user.id}, 5, ${`Comment of ${word}`})`);
  await db.insert(certificates).values({
    certId: v7()
      .replaceAll(/[-ilou]/g, '')
      .slice(-16)
      .toUpperCase()
      .padStart(16, '0'),
    slug: `certificate-${word.toLowerCase()}`,
    userId: user.id,
    courseId,
    fullName: `${word} ${word}sson`,
    courseName: 'A course',
    shortDescription: '',
    creatorName: 'Somebody',
    effortMinutes: 1,
    durationS: 60,
    videos: [],
    skills: [],
  });
  await db.execute(sql`insert into review_comments (id, course_id, author_id, body, blocking)
    values (${v7()}, ${courseId}, ${user.id}, ${`Reviewed by ${word}`}, false)`);
  await db.execute(sql`insert into review_replies (id, comment_id, author_id, body)
    select ${v7()}, id, author_id, ${`Answered by ${word}`} from review_comments where author_id = ${user.id}`);
  await db.execute(sql`insert into community_replies (id, post_id, author_id, body)
    values (${v7()}, ${postId}, ${user.id}, ${`Replied by ${word}`})`);
  await db.execute(
    sql`insert into community_reactions (user_id, post_id, kind) values (${user.id}, ${postId}, 'like')`,
  );
  await db.execute(sql`insert into community_reports (post_id, reporter_id, reason, title, body)
    values (${postId}, ${user.id}, ${`Reported by ${word}`}, 'title', 'body')`);
  await db.execute(sql`insert into community_decisions (moderator_id, action, post_id, title, reason)
    values (${user.id}, 'pin', ${postId}, 'title', ${`Decided by ${word}`})`);
}
