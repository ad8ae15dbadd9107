import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { bySlug, id, instant } from '../kernel/primitives.ts';
import { skill } from '../taxonomy/taxonomy.ts';

export const certifiedItems = ['course', 'learning_path'] as const;

/** The published certificate, as the specification's section 3 lists it. Names are a snapshot of the day of issue. */
export const certificateData = z.object({
  certificate: z.object({
    created_at: instant,
    /** Minutes watched. */
    effort: z.int().min(0),
    /** 16 characters of Crockford's alphabet. */
    cert_id: z.string(),
    course_name: z.string(),
    status: z.enum(['issued', 'revoked']),
    user: z.object({
      profile_image: z.string().nullable(),
      initial: z.string(),
      full_name: z.string(),
      title: z.string().nullable(),
    }),
    creator: z.object({ full_name: z.string() }),
    /** Pictures as they were on the day of issue; an older API knows none. */
    signature_url: z.string().nullish(),
    logo_url: z.string().nullish(),
  }),
  /** '1 hour 12 minutes', in the language that is asked for (Accept-Language). */
  duration_human: z.string(),
  videos: z.array(z.object({ id, title: z.string() })),
  skills: z.array(skill),
  bio: z.object({ cover_url: z.string().nullable(), rating: z.number().nullable(), description: z.string() }),
  name: z.string(),
  creator: z.object({
    full_name: z.string(),
    /** Where they teach in public today, else null; an older API does not say it. */
    id: id.nullable().default(null),
    professional_info: z.object({ professional_title: z.string().nullable() }),
  }),
  short_description: z.string(),
  /** What was completed; of a learning path `videos` is empty and `courses` names its courses. */
  item: z.enum(certifiedItems).default('course'),
  courses: z.array(z.object({ slug: z.string(), name: z.string() })).default([]),
  /** Of the course or the learning path. */
  slug: z.string(),
  /** The certificate's own address: /certificates/{certificate_slug}. */
  certificate_slug: z.string(),
  /** The signed-in viewer is the one who earned it. */
  is_own: z.boolean(),
});
export type CertificateData = z.infer<typeof certificateData>;

export const certificateCard = z.object({
  slug: z.string(),
  cert_id: z.string(),
  item: z.enum(certifiedItems).default('course'),
  course_name: z.string(),
  course_slug: z.string(),
  cover_url: z.string().nullable(),
  issued_at: instant,
  status: z.enum(['issued', 'revoked']),
});
export type CertificateCard = z.infer<typeof certificateCard>;

export const certificateEndpoints = defineEndpoints({
  listCertificates: { summary: 'My certificates', auth: 'signed-in', reply: z.array(certificateCard) },
  getCertificate: { summary: 'A certificate, public', auth: 'optional', params: bySlug, reply: certificateData },
  verifyCertificate: {
    summary: 'Is this certificate ID genuine?',
    auth: 'public',
    params: z.object({ cert_id: z.string().min(1).max(40) }),
    reply: z.object({
      valid: z.boolean(),
      status: z.enum(['issued', 'revoked', 'unknown']),
      slug: z.string().nullable(),
      full_name: z.string().nullable(),
      /** What was completed, and its name. */
      item: z.enum(certifiedItems).default('course'),
      course_name: z.string().nullable(),
      issued_at: instant.nullable(),
    }),
  },
});
