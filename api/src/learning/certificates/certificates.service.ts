import type { z } from 'zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type {
  CertificateCard,
  CertificateData,
  certificateEndpoints,
} from '@stoa/shared/contract/learning/certificates.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { publicFileUrl } from '../../files/file-links.ts';
import { findPeople } from '../../people/users/find-people.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf, type Database } from '../../kernel/database/database.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPublicTeachers } from '../../teaching/courses/public-teachers.ts';
import { findMarksOf } from '../certificate-marks/find-marks.ts';
import { newCertId, normalCertId } from './cert-id.ts';
import { findCertifiedNow } from './certified-now.ts';
import {
  type Earner,
  findAchievement,
  findCertificate,
  findCertificatesOf,
  findEarned,
  insertCertificate,
  updateRestored,
  updateRevoked,
} from './certificates.repository.ts';
import type { CertificateRow } from './certificates.tables.ts';
import { humanDuration, wholeMinutes } from './human-duration.ts';

type Verification = z.output<(typeof certificateEndpoints)['verifyCertificate']['reply']>;

/** A learning path that somebody has completed, as it is on that day. */
export interface CompletedPath {
  userId: string;
  pathId: string;
  /** They paid for it, and their money did not go back. */
  isPaid: boolean;
  slug: string;
  title: string;
  subtitle: string;
  creatorId: string;
  creatorName: string;
  creatorTitle: string | null;
  /** Those that were completed, in the path's order. */
  courses: readonly { id: string; slug: string; name: string; duration_s: number }[];
  skills: { id: string; skill: string }[];
}

/** Writes the certificate of a completed enrolment, once; call it in the transaction that completes it. */
export async function issueCertificate(
  tx: Database,
  enrolment: { id: string; userId: string; courseId: string },
): Promise<void> {
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
    ...(await findMarksOf(tx, earned.creator_id)),
  });
  if (issued !== undefined) await tellIssued(tx, issued);
}

/**
 * The same of a learning path; one that was revoked holds again only for who has paid. Gives its address where one holds;
 * whoever completes the path tells of it.
 */
export async function issuePathCertificate(tx: Database, path: CompletedPath): Promise<string | undefined> {
  const { userId, pathId, isPaid, courses } = path;
  const known = await findCertificate(tx, { userId, pathId });
  if (known !== undefined) {
    if (known.status === 'revoked' && !isPaid) return undefined;
    await updateRestored(tx, { userId, pathId });
    return known.slug;
  }
  const earned = await findEarned(tx, { userId, courseIds: courses.map(({ id }) => id) });
  if (earned === undefined) throw new Error(`No account ${userId}.`);
  const certId = newCertId();
  const slug = `${path.slug}-${certId.toLowerCase()}`;
  await insertCertificate(tx, {
    certId,
    slug,
    userId,
    pathId,
    fullName: earned.full_name,
    userTitle: earned.user_title,
    courseName: path.title,
    shortDescription: path.subtitle,
    creatorName: path.creatorName,
    creatorTitle: path.creatorTitle,
    effortMinutes: wholeMinutes(earned.effort_s),
    durationS: courses.reduce((sum, { duration_s }) => sum + duration_s, 0),
    videos: [],
    pathCourses: courses.map(({ id, slug: at, name }) => ({ id, slug: at, name })),
    skills: path.skills,
    ...(await findMarksOf(tx, path.creatorId)),
  });
  return slug;
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

export const findCertificateSlug = async (
  db: Database,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<string | null> => (await findCertificate(db, { userId, courseId }))?.slug ?? null;

export async function findOwnCertificate(
  db: Database,
  userId: string,
  slug: string,
): Promise<CertificateRow | undefined> {
  const row = await findCertificate(db, { slug });
  return row?.userId === userId ? row : undefined;
}

const itemOf = ({ pathId }: CertificateRow) => (pathId === null ? ('course' as const) : ('learning_path' as const));

export async function listCertificates(context: Context, viewer: Viewer): Promise<CertificateCard[]> {
  const rows = await findCertificatesOf(context.db, viewer.user.id);
  const now = await findCertifiedNow(context, rows);
  return rows.map((row) => ({
    slug: row.slug,
    cert_id: row.certId,
    item: itemOf(row),
    course_name: row.courseName,
    course_slug: now.get(row.id)?.slug ?? '',
    cover_url: now.get(row.id)?.cover_url ?? null,
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
  context: Context,
  viewer: Viewer | undefined,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<CertificateData> {
  const { db } = context;
  const row = await requireCertificate(db, slug);
  const [certified, people] = await Promise.all([findCertifiedNow(context, [row]), findPeople(db, [row.userId])]);
  const now = certified.get(row.id);
  const person = people.get(row.userId);
  if (now === undefined || person === undefined) throw notFound();
  const isTeaching = now.creator_id !== null && (await findPublicTeachers(db, [now.creator_id])).has(now.creator_id);
  return {
    certificate: {
      created_at: instantOf(row.issuedAt),
      effort: row.effortMinutes,
      cert_id: row.certId,
      course_name: row.courseName,
      status: row.status,
      user: {
        profile_image: person.profile_image,
        initial: person.initial,
        full_name: row.fullName,
        title: row.userTitle,
      },
      creator: { full_name: row.creatorName },
      signature_url: row.signatureFileId && publicFileUrl(row.signatureFileId),
      logo_url: row.logoFileId && publicFileUrl(row.logoFileId),
    },
    duration_human: humanDuration(row.durationS, locale),
    videos: row.videos,
    skills: row.skills,
    bio: { cover_url: now.cover_url, rating: now.rating, description: now.description },
    name: row.courseName,
    creator: {
      full_name: row.creatorName,
      id: isTeaching ? now.creator_id : null,
      professional_info: { professional_title: row.creatorTitle },
    },
    short_description: row.shortDescription,
    item: itemOf(row),
    courses: row.pathCourses.map(({ slug: at, name }) => ({ slug: at, name })),
    slug: now.slug,
    certificate_slug: row.slug,
    is_own: viewer?.user.id === row.userId,
  };
}

const nobody = { full_name: null, item: 'course', course_name: null, issued_at: null } as const;

export async function verifyCertificate({ db }: Context, typed: string): Promise<Verification> {
  const row = await findCertificate(db, { certId: normalCertId(typed) });
  if (row === undefined) {
    return { valid: false, status: 'unknown', slug: null, ...nobody };
  }
  return {
    valid: row.status === 'issued',
    status: row.status,
    slug: row.slug,
    full_name: row.fullName,
    item: itemOf(row),
    course_name: row.courseName,
    issued_at: instantOf(row.issuedAt),
  };
}
