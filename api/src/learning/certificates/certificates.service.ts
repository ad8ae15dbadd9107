import type { z } from 'zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { certificateEndpoints } from '@stoa/shared/contract/learning/certificates.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { initialOf } from '../../people/users/person.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf, type Database } from '../../kernel/database/database.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { newCertId, normalCertId } from './cert-id.ts';
import {
  findAchievement,
  findCertificate,
  findCertificatesOf,
  findCourseNow,
  insertCertificate,
  updateRestored,
  updateRevoked,
} from './certificates.repository.ts';
import type { CertificateRow } from './certificates.tables.ts';
import { humanDuration, wholeMinutes } from './human-duration.ts';

type Calls = typeof certificateEndpoints;
type Cards = z.input<Calls['listCertificates']['reply']>;
type Shown = z.input<Calls['getCertificate']['reply']>;
type Verification = z.input<Calls['verifyCertificate']['reply']>;
interface Earner {
  userId: string;
  courseId: string;
}

/** Writes the certificate of a completed enrolment, once; call it in the transaction that completes it. */
export async function issueCertificate(tx: Database, enrolment: Earner & { id: string }): Promise<void> {
  const { userId, courseId } = enrolment;
  if ((await findCertificateSlug(tx, enrolment)) !== null) return;
  const earned = await findAchievement(tx, enrolment);
  if (earned === undefined) throw new Error(`No course ${courseId} to certify.`);
  const certId = newCertId();
  const issued = await insertCertificate(tx, {
    certId,
    slug: `${earned.course_slug}-${certId.toLowerCase()}`,
    userId,
    courseId,
    fullName: earned.full_name,
    userTitle: earned.user_title,
    courseName: earned.course_name,
    shortDescription: earned.short_description,
    creatorName: earned.creator_name,
    creatorTitle: earned.creator_title,
    effortMinutes: wholeMinutes(earned.effort_s),
    durationS: earned.duration_s,
    videos: earned.videos,
    skills: earned.skills,
  });
  if (issued !== undefined) await tellIssued(tx, issued);
}

/** What it certifies is taken back: whoever checks it learns that it holds no longer, and its holder is told. */
export async function revokeCertificate(tx: Database, of: Earner, reason: string): Promise<void> {
  const revoked = await updateRevoked(tx, of, reason);
  if (revoked === undefined) return;
  await notify(tx, of.userId, {
    kind: 'certificate_revoked',
    params: { course: revoked.courseName },
    link: to.certificate({ slug: revoked.slug }),
  });
}

/** It holds again, under its name: whoever completed a course and lost it has it back. */
export async function restoreCertificate(tx: Database, of: Earner): Promise<void> {
  const restored = await updateRestored(tx, of);
  if (restored !== undefined) await tellIssued(tx, restored);
}

const tellIssued = (tx: Database, { userId, courseName, slug }: CertificateRow): Promise<void> =>
  notify(tx, userId, {
    kind: 'certificate_issued',
    params: { course: courseName },
    link: to.certificate({ slug }),
  });

export const findCertificateSlug = async (db: Database, { userId, courseId }: Earner): Promise<string | null> =>
  (await findCertificate(db, { userId, courseId }))?.slug ?? null;

export async function findOwnCertificate(
  db: Database,
  userId: string,
  slug: string,
): Promise<CertificateRow | undefined> {
  const row = await findCertificate(db, { slug });
  return row?.userId === userId ? row : undefined;
}

export async function listCertificates({ db, files }: Context, viewer: Viewer): Promise<Cards> {
  const rows = await findCertificatesOf(db, viewer.user.id);
  const cards = await courseCardsById(
    db,
    files,
    rows.map((row) => row.courseId),
    viewer.user.id,
  );
  return rows.map((row) => ({
    slug: row.slug,
    cert_id: row.certId,
    item: 'course',
    course_name: row.courseName,
    course_slug: cards.get(row.courseId)?.slug ?? '',
    cover_url: cards.get(row.courseId)?.cover_url ?? null,
    issued_at: instantOf(row.issuedAt),
    status: row.status,
  }));
}

export async function requireCertificate(db: Database, slug: string): Promise<CertificateRow> {
  const row = await findCertificate(db, { slug: slug.toLowerCase() });
  if (row === undefined) throw notFound();
  return row;
}

export async function getCertificate(
  { db, files }: Context,
  viewer: Viewer | undefined,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<Shown> {
  const row = await requireCertificate(db, slug);
  const [now, cards] = await Promise.all([
    findCourseNow(db, row),
    courseCardsById(db, files, [row.courseId], undefined),
  ]);
  const card = cards.get(row.courseId);
  if (now === undefined) throw notFound();
  return {
    certificate: {
      created_at: instantOf(row.issuedAt),
      effort: row.effortMinutes,
      cert_id: row.certId,
      course_name: row.courseName,
      status: row.status,
      user: {
        profile_image: now.profile_image,
        initial: initialOf({ firstName: now.first_name, lastName: now.last_name }),
        full_name: row.fullName,
        title: row.userTitle,
      },
      creator: { full_name: row.creatorName },
    },
    duration_human: humanDuration(row.durationS, locale),
    videos: row.videos,
    skills: row.skills,
    bio: { cover_url: card?.cover_url ?? null, rating: card?.rating ?? null, description: now.description },
    name: row.courseName,
    creator: { full_name: row.creatorName, professional_info: { professional_title: row.creatorTitle } },
    short_description: row.shortDescription,
    item: 'course',
    courses: [],
    slug: now.slug,
    certificate_slug: row.slug,
    is_own: viewer?.user.id === row.userId,
  };
}

export async function verifyCertificate({ db }: Context, typed: string): Promise<Verification> {
  const row = await findCertificate(db, { certId: normalCertId(typed) });
  if (row === undefined) {
    return { valid: false, status: 'unknown', slug: null, full_name: null, course_name: null, issued_at: null };
  }
  return {
    valid: row.status === 'issued',
    status: row.status,
    slug: row.slug,
    full_name: row.fullName,
    course_name: row.courseName,
    issued_at: instantOf(row.issuedAt),
  };
}
