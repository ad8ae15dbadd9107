import { courseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import { lessonFields, MOST_QUESTIONS } from '@stoa/shared/contract/teaching/lessons.ts';
import { finishedQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { filePurposes, fileRules, type FilePurpose } from '@stoa/shared/contract/files/files.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import { z } from 'zod';
import { PHOTO_MINIMUM } from '../../../files/checkers/picture-bounds.ts';
import { boundText, type PackageKey, type PackageText } from './package-texts.ts';

/** What the contract itself says of a field. */
interface Bound {
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  items?: Bound;
  properties?: Record<string, Bound>;
}

const boundsOf = (schema: z.ZodType): Record<string, Bound> =>
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Bound).properties ?? {};

/**
 * Of what creators put into courses: work is its learner's, smaller copies are made from films, banners are of paths,
 * pictures on certificates are drawn anew by the browser.
 */
const elsewhere = ['submission', 'rung', 'banner', 'archive', 'certificate_mark'] as const;
const purposes = filePurposes.filter(
  (purpose): purpose is Exclude<FilePurpose, (typeof elsewhere)[number]> =>
    !(elsewhere as readonly FilePurpose[]).includes(purpose),
);
type Purpose = (typeof purposes)[number];

/** Sizes of files and lengths of texts, read off the contract that the calls are checked by. */
export function limitsFile(text: PackageText, locale: Locale): string {
  return (
    [
      `# ${text('limits.title')}`,
      `## ${text('limits.files')}`,
      table([
        [text('limits.purpose'), text('limits.types'), text('limits.size'), text('limits.also')],
        ...purposes.map((purpose) => [
          text(`purpose.${purpose}`),
          typesOf(purpose).map(kindOf).join(', '),
          megabytes(fileRules[purpose].max_bytes, locale),
          alsoOf(text, purpose),
        ]),
      ]),
      text('limits.content'),
      `## ${text('limits.texts')}`,
      table([[text('limits.field'), text('limits.bound')], ...fieldRows(text)]),
    ].join('\n\n') + '\n'
  );
}

/** What can be chosen in the course builder: an SVG comes by the API alone. */
const typesOf = (purpose: Purpose): string[] => fileRules[purpose].types.filter((type) => type !== 'image/svg+xml');

/** 'image/webp' → 'WebP', as people call it. */
const kindOf = (type: string): string =>
  type
    .split('/')[1]!
    .toUpperCase()
    .replace(/^WEBP$/, 'WebP')
    .replace(/^WEBM$/, 'WebM')
    .replace(/^VTT$/, 'WebVTT (.vtt)');

/** The limits count 1024² bytes; people and their systems call that a megabyte. */
const megabytes = (bytes: number, locale: Locale): string => createFormat(locale).bytes((bytes / 1024 ** 2) * 1e6);

function alsoOf(text: PackageText, purpose: FilePurpose): string {
  if (purpose === 'cover') return boundText(text, 'also.cover');
  return purpose === 'photo' ? text('also.photo', { photo: PHOTO_MINIMUM }) : '';
}

function fieldRows(text: PackageText): string[][] {
  const [course, lesson, question] = [courseFields, lessonFields, finishedQuestion].map(boundsOf);
  const rows: [PackageKey, Bound | undefined][] = [
    ['field.name', course?.['name']],
    ['field.short_description', course?.['short_description']],
    ['field.description', course?.['description']],
    ['field.objectives', course?.['objectives']],
    ['field.objective', course?.['objectives']?.items],
    ['field.requirements', course?.['requirements']],
    ['field.audience', course?.['audience']],
    ['field.skills', course?.['skill_ids']],
    ['field.watch_threshold', course?.['watch_threshold']],
    ['field.lesson_title', lesson?.['title']],
    ['field.lesson_text', lesson?.['markdown']],
    ['field.questions', { maxItems: MOST_QUESTIONS }],
    ['field.answers', question?.['options']],
  ];
  return rows.map(([key, bound]) => [boundText(text, key), boundIn(text, key, bound ?? {})]);
}

function boundIn(text: PackageText, key: PackageKey, bound: Bound): string {
  const { minLength = 0, maxLength, minItems = 0, maxItems, minimum, maximum } = bound;
  if (maxLength !== undefined) {
    return minLength > 1
      ? text('bound.characters', { min: minLength, max: maxLength })
      : text('bound.at_most', { max: maxLength });
  }
  if (maxItems !== undefined) {
    return minItems > 0
      ? text('bound.between', { min: minItems, max: maxItems })
      : text('bound.items', { max: maxItems });
  }
  if (minimum !== undefined && maximum !== undefined) return text('bound.between', { min: minimum, max: maximum });
  throw new Error(`The contract has no bound for ${key}.`);
}

const table = ([head = [], ...rows]: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
