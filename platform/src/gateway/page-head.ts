import type { z } from 'zod';
import { certificateData } from '@stoa/shared/contract/certificates.ts';
import { courseDetails, learningPathDetails } from '@stoa/shared/contract/courses.ts';
import { sharedPortfolio } from '@stoa/shared/contract/portfolio.ts';
import { API_PREFIX } from '@stoa/shared/contract/routes.ts';
import { createApiReader } from './api-reader.ts';
import { textIn, type Locale } from '@stoa/shared/contract/locales.ts';
import { textsIn, type PageTexts } from './page-texts.ts';
import { certificateHead, courseHead, landingHead, learningPathHead, portfolioHead } from './public-heads.ts';
import type { RouteOwner } from './route-table.ts';

/** What search engines and link previews see of a page. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** Absolute URL. */
  image?: string | undefined;
  kind: 'website' | 'article';
  isIndexed: boolean;
  /** The thing that the address names does not exist. */
  isMissing?: boolean;
  /** schema.org. */
  jsonLd?: Record<string, unknown>;
}

/** For whom a head is written: where the site is, and the page's language. */
export interface Reader {
  origin: string;
  locale: Locale;
}
export type FindHead = (owner: RouteOwner | undefined, reader: Reader) => Promise<PageHead>;
type Read = ReturnType<typeof createApiReader>;
type HeadOf = (read: Read, slug: string, origin: string, t: PageTexts) => Promise<PageHead | 'missing' | undefined>;

/** Pages that anyone may see and link to, by the path of their route. */
const publicPages: Record<string, HeadOf> = {
  '/course-info/:slug': fromApi('coursedetails', courseDetails, courseHead),
  '/learning-path-info/:slug': fromApi('learningPaths', learningPathDetails, learningPathHead),
  '/certificates/:slug': fromApi('certificate', certificateData, certificateHead),
  '/skills-portfolio/:share': fromApi('portfolio', sharedPortfolio, portfolioHead),
};

/** Reads the public pages' heads from the API, which may be slow or gone: a page never waits long for its head. */
export function createHeadFinder(apiUrl: string): FindHead {
  const read = createApiReader(apiUrl);
  return async (owner, { origin, locale }) => {
    const t = textsIn(locale);
    if (!owner) return { title: t('missing.title'), kind: 'website', isIndexed: false, isMissing: true };
    if (owner.path === '/') return landingHead(origin, t);
    const [slug = ''] = Object.values(owner.params);
    const found = await publicPages[owner.path]?.(read, slug, origin, t);
    if (found === 'missing') return { ...plainHead(owner, locale), isIndexed: false, isMissing: true };
    return found ?? plainHead(owner, locale);
  };
}

/** The shell's screens that only lead on. */
const passages = /^\/(login|signup|redirect|password|email|welcome|dev)(\/|$)/;

const plainHead = (owner: RouteOwner, locale: Locale): PageHead => ({
  title: `${textIn(locale, owner.title, owner.titles)} · Stoa`,
  description: textsIn(locale)('slogan'),
  kind: 'website',
  isIndexed: owner.kind === 'remote' ? !owner.route.requiresLogin : !passages.test(owner.path),
});

function fromApi<T extends z.ZodType>(
  call: string,
  schema: T,
  headOf: (reply: z.output<T>, origin: string, t: PageTexts) => PageHead,
): HeadOf {
  return async (read, slug, origin, t) => {
    const answer = await read(`${API_PREFIX}/${call}/${encodeURIComponent(slug)}`);
    if (answer === undefined || answer === 'missing') return answer;
    const reply = schema.safeParse(answer);
    return reply.success ? headOf(reply.data, origin, t) : undefined;
  };
}
