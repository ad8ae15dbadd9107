import type { z } from 'zod';
import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { helpArticle } from '@stoa/shared/contract/administration/help-articles.ts';
import { certificateData } from '@stoa/shared/contract/learning/certificates.ts';
import { postThread } from '@stoa/shared/contract/community/community.ts';
import { courseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import { instructor } from '@stoa/shared/contract/market/instructors.ts';
import { learningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';
import { player } from '@stoa/shared/contract/learning/player.ts';
import { sharedPortfolio } from '@stoa/shared/contract/learning/portfolio.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { createApiReader, type Told } from './api-reader.ts';
import { textIn, type Locale } from '@stoa/shared/contract/site/locales.ts';
import { textsIn, type PageTexts } from './page-texts.ts';
import {
  certificateHead,
  courseHead,
  discussionHead,
  helpHead,
  instructorHead,
  landingHead,
  learningPathHead,
  playerHead,
  portfolioHead,
} from './public-heads.ts';
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
  /** What the API told of it to everyone, by address: the page of a guest carries it, and asks no second time. */
  answers?: Readonly<Record<string, object>>;
}

/** For whom a head is written: where the site is, the page's language, and who asks, if they are signed in. */
export interface Reader {
  origin: string;
  locale: Locale;
  token?: string | undefined;
}
export type FindHead = (owner: RouteOwner | undefined, reader: Reader) => Promise<PageHead>;
type Read = (path: string) => Promise<Told['answer']>;
type HeadOf = (read: Read, slug: string, origin: string, t: PageTexts) => Promise<PageHead | 'missing' | undefined>;

/** Pages of which the API knows whether they exist and what stands in them, by the path of their route. */
const knownPages: Record<string, HeadOf> = {
  [addresses.courseInfo]: fromApi('coursedetails', courseDetails, courseHead),
  [addresses.learningPathInfo]: fromApi('learningPaths', learningPathDetails, learningPathHead),
  [addresses.instructor]: fromApi('instructor/profle', instructor, instructorHead),
  [addresses.certificate]: fromApi('certificate', certificateData, certificateHead),
  [addresses.sharedPortfolio]: fromApi('portfolio', sharedPortfolio, portfolioHead),
  [addresses.player]: fromApi('courses/course/player', player, playerHead),
  [addresses.preview]: fromApi('courses/course/player', player, playerHead),
  [addresses.communityPost]: fromApi('community/posts', postThread, discussionHead),
  [addresses.helpArticle]: fromApi('help/articles', helpArticle, helpHead),
};

/** Reads the pages' heads from the API, which may be slow or gone: a page never waits long for its head. */
export function createHeadFinder(apiUrl: string): FindHead {
  const readApi = createApiReader(apiUrl);
  return async (owner, { origin, locale, token }) => {
    const t = textsIn(locale);
    const answers: Record<string, object> = {};
    const isGuest = token === undefined;
    const read: Read = async (path) => {
      const { answer, isKept } = await readApi(path, { locale, token, isFresh: isGuest });
      if (isGuest && !isKept && typeof answer === 'object') answers[path] = answer;
      return answer;
    };
    if (!owner) return { title: t('missing.title'), kind: 'website', isIndexed: false, isMissing: true };
    if (owner.path === addresses.landing) return landingHead(origin, t);
    const [slug = ''] = Object.values(owner.params);
    const found = await knownPages[owner.path]?.(read, slug, origin, t);
    if (found === 'missing') return { ...plainHead(owner, locale), isIndexed: false, isMissing: true };
    return { ...(found ?? plainHead(owner, locale)), answers };
  };
}

const plainHead = (owner: RouteOwner, locale: Locale): PageHead => ({
  title: `${textIn(locale, owner.title, owner.titles)} · Stoa`,
  description: textsIn(locale)('slogan'),
  kind: 'website',
  isIndexed: owner.kind === 'remote' ? !owner.route.requiresLogin : !owner.isPassage,
});

function fromApi<T extends z.ZodType>(
  call: string,
  schema: T,
  headOf: (reply: z.output<T>, origin: string, t: PageTexts) => PageHead | undefined,
): HeadOf {
  return async (read, slug, origin, t) => {
    const answer = await read(`${API_PREFIX}/${call}/${encodeURIComponent(slug)}`);
    if (answer === undefined || answer === 'missing') return answer;
    const reply = schema.safeParse(answer);
    return reply.success ? headOf(reply.data, origin, t) : undefined;
  };
}
