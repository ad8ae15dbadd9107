import type { z } from 'zod';
import { certificateData } from '@stoa/shared/contract/certificates.ts';
import { courseDetails, learningPathDetails } from '@stoa/shared/contract/courses.ts';
import { API_PREFIX } from '@stoa/shared/contract/routes.ts';
import { createApiReader } from './api-reader.ts';
import { certificateHead, courseHead, landingHead, learningPathHead, SLOGAN } from './public-heads.ts';
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

export type FindHead = (owner: RouteOwner | undefined, origin: string) => Promise<PageHead>;
type Read = ReturnType<typeof createApiReader>;
type HeadOf = (read: Read, slug: string, origin: string) => Promise<PageHead | 'missing' | undefined>;

/** Pages that anyone may see and link to, by the path of their route. */
const publicPages: Record<string, HeadOf> = {
  '/course-info/:slug': fromApi('coursedetails', courseDetails, courseHead),
  '/learning-path-info/:slug': fromApi('learningPaths', learningPathDetails, learningPathHead),
  '/certificates/:slug': fromApi('certificate', certificateData, certificateHead),
};

/** Reads the public pages' heads from the API, which may be slow or gone: a page never waits long for its head. */
export function createHeadFinder(apiUrl: string): FindHead {
  const read = createApiReader(apiUrl);
  return async (owner, origin) => {
    if (!owner) return { title: 'Page not found · Stoa', kind: 'website', isIndexed: false, isMissing: true };
    if (owner.path === '/') return landingHead(origin);
    const found = await publicPages[owner.path]?.(read, owner.params['slug'] ?? '', origin);
    if (found === 'missing') return { ...plainHead(owner), isIndexed: false, isMissing: true };
    return found ?? plainHead(owner);
  };
}

/** The shell's screens that only lead on. */
const passages = /^\/(login|signup|redirect)(\/|$)/;

const plainHead = (owner: RouteOwner): PageHead => ({
  title: `${owner.title} · Stoa`,
  description: SLOGAN,
  kind: 'website',
  isIndexed: owner.kind === 'remote' ? !owner.route.requiresLogin : !passages.test(owner.path),
});

function fromApi<T extends z.ZodType>(
  call: string,
  schema: T,
  headOf: (reply: z.output<T>, origin: string) => PageHead,
): HeadOf {
  return async (read, slug, origin) => {
    const answer = await read(`${API_PREFIX}/${call}/${encodeURIComponent(slug)}`);
    if (answer === undefined || answer === 'missing') return answer;
    const reply = schema.safeParse(answer);
    return reply.success ? headOf(reply.data, origin) : undefined;
  };
}
