import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import type { ScormLaunch } from '@stoa/shared/contract/learning/scorm.ts';
import { callApi } from './call-api.ts';

/** Somebody who gives packages, somebody who takes them, and the database that both stand in. */
export interface Classroom {
  /** Uploads a package, as its maker does, and makes it a lesson of a course that the learner is in. */
  addLesson(title: string, zip: Buffer): Promise<string>;
  /** The learner opens the lesson, or goes on with it. */
  open(lessonId: string): Promise<ScormLaunch>;
  /** Puts into the learner's data of an item what it shall begin with. */
  seed(lessonId: string, item: string, cmi: object): Promise<void>;
  /** The learner's data of an item, as they stand. */
  readCmi(lessonId: string, item: string): Promise<Record<string, unknown> | undefined>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 100;
const MOST_LOOKS = 300;

export async function openClassroom(siteUrl: string, databaseUrl: string): Promise<Classroom> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const teacherToken = await tokenOf(siteUrl, 'teacher');
  const learnerToken = await tokenOf(siteUrl, 'learner');
  return {
    open: (lessonId) =>
      callApi(siteUrl, 'openScorm', {
        token: learnerToken,
        body: { lesson_id: lessonId, purpose: 'learn', attempt: 'go_on' },
      }),
    addLesson: async (title, zip) => {
      const fileId = await upload(siteUrl, teacherToken, zip);
      await untilChecked(siteUrl, teacherToken, fileId);
      const { rows } = await database.query<{ id: string }>(insertLesson, [randomUUID(), title.slice(0, 80), fileId]);
      const [lesson] = rows;
      if (!lesson) throw new Error('The demonstration’s learner is in no course.');
      return lesson.id;
    },
    seed: async (lessonId, item, cmi) => {
      await database.query(seedSco, [lessonId, item, JSON.stringify(cmi)]);
    },
    readCmi: async (lessonId, item) => {
      const { rows } = await database.query<{ cmi: Record<string, unknown> }>(selectCmi, [lessonId, item]);
      return rows[0]?.cmi;
    },
    close: () => database.end(),
  };
}

/** Into the first module of a course that the learner is in. */
const insertLesson = `
  insert into lessons (id, course_id, module_id, kind, title, "order", file_id)
  select $1, m.course_id, m.id, 'scorm', $2,
    (select coalesce(max("order"), 0) + 1 from lessons where module_id = m.id), $3
  from modules m
  join enrolments e on e.course_id = m.course_id and e.status = 'active'
  join users u on u.id = e.user_id and u.email = 'learner@demo.stoa.example'
  order by m.id limit 1
  returning id`;
const newestAttempt = '(select id from scorm_registrations where lesson_id = $1 order by attempt_no desc limit 1)';
const seedSco = `
  update scorm_scos set cmi = $3, first_commit_at = now(), last_commit_at = now()
  where registration_id = ${newestAttempt} and identifier = $2`;
const selectCmi = `select cmi from scorm_scos where registration_id = ${newestAttempt} and identifier = $2`;

async function tokenOf(siteUrl: string, role: string): Promise<string> {
  const account = (await callApi(siteUrl, 'listDemoAccounts')).find((one) => one.role === role);
  if (!account) throw new Error(`The demonstration has no ${role}.`);
  const { email, password } = account;
  return (await callApi(siteUrl, 'login', { body: { email, password } })).token;
}

async function upload(siteUrl: string, token: string, zip: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest', 'tus-resumable': '1.0.0' };
  const metadata = { name: 'steps.zip', type: 'application/zip', purpose: 'scorm' };
  const begun = await fetch(`${siteUrl}${UPLOADS_PATH}`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(zip.length),
      'upload-metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${btoa(value)}`)
        .join(),
    },
  });
  const address = begun.headers.get('location');
  if (!address) throw new Error(`An upload was refused: ${await begun.text()}`);
  const sent = await fetch(new URL(address, siteUrl), {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(zip),
  });
  if (!sent.ok) throw new Error(`An upload failed: ${await sent.text()}`);
  return address.split('/').at(-1) ?? '';
}

async function untilChecked(siteUrl: string, token: string, id: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { state, reject_reason: reason } = await callApi(siteUrl, 'getFile', { token, id });
    if (state === 'ready') return;
    if (state === 'rejected') throw new Error(`The package was rejected: ${reason}`);
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('The check of a package did not end.');
}
