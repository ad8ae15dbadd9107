import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import { MOST_ITEMS } from '@stoa/shared/contract/market/cart-words.ts';
import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';

/** One thing to buy, as addresses name it. */
export interface Wanted {
  kind: 'course' | 'learning_path';
  slug: string;
}

/** The same with what is shown of it. */
export interface SaleItem extends Wanted {
  id: string;
  name: string;
  picture: string | null;
  /** Who made it. */
  by: string;
  /** What its name is written in. */
  language: string | undefined;
  /** Minor units of `currency`; what is charged the server says. */
  priceMinor: number;
  currency: string;
  /** The courses that it opens. */
  courseIds: readonly string[];
}

/** Why something cannot be bought by this person: said before anything is asked of the till. */
export type Obstacle = 'held' | 'own' | 'left' | 'free' | 'closed' | 'plan' | 'within';

/** What may be bought, or why not. */
export interface Judged {
  item: SaleItem;
  obstacle: Obstacle | undefined;
}

export function judgeCourse(course: CourseDetails, userId: string | undefined): Judged {
  const { id, slug, name, cover_url, creator, language, price_minor, currency } = course;
  const item = { kind: 'course', id, slug, name, picture: cover_url, by: creator.full_name, language } as const;
  const price = { priceMinor: price_minor, currency, courseIds: [id] };
  return { item: { ...item, ...price }, obstacle: obstacleToCourse(course, userId) };
}

function obstacleToCourse(course: CourseDetails, userId: string | undefined): Obstacle | undefined {
  if (course.student_percentage !== null) return 'held';
  if (course.creator.id === userId) return 'own';
  if (course.status !== 'published') return 'closed';
  if (course.can_come_back) return 'left';
  return course.type === 'free' ? 'free' : undefined;
}

export function judgePath(path: LearningPathDetails, userId: string | undefined): Judged {
  const { id, slug, title, banner_url, partner, amount_minor, currency, courses } = path;
  const missing = courses.flatMap(({ course }) => (course.student_percentage === null ? [course.id] : []));
  const item = { kind: 'learning_path', id, slug, name: title, picture: banner_url, by: partner.full_name } as const;
  const price = { priceMinor: amount_minor, currency, courseIds: missing, language: undefined };
  return { item: { ...item, ...price }, obstacle: obstacleToPath(path, { userId, isHeld: missing.length === 0 }) };
}

function obstacleToPath(
  { partner, fee, is_bought }: LearningPathDetails,
  { userId, isHeld }: { userId: string | undefined; isHeld: boolean },
): Obstacle | undefined {
  if (partner.id === userId) return 'own';
  if (is_bought || isHeld) return 'held';
  return fee === 'one_time' ? undefined : fee === 'free' ? 'free' : 'plan';
}

/** Nobody pays twice for one course: what a path of the same purchase opens is not bought by itself. */
export function withoutDoubles(judged: readonly Judged[]): Judged[] {
  const paths = judged.flatMap(({ item, obstacle }) => (item.kind === 'learning_path' && !obstacle ? [item] : []));
  const isWithin = (item: SaleItem) => paths.some((path) => path.id !== item.id && path.courseIds.includes(item.id));
  return judged.map((one) => (!one.obstacle && isWithin(one.item) ? { ...one, obstacle: 'within' } : one));
}

const kinds = { course: 'course', path: 'learning_path' } as const;
const names = { course: 'course', learning_path: 'path' } as const;

export const isSame = (one: Wanted, other: Wanted): boolean => one.kind === other.kind && one.slug === other.slug;

/** What the address of the till names, each once and in its order. */
export function wantedOf(search: URLSearchParams): Wanted[] {
  const all = [...search].flatMap(([name, slug]): Wanted[] =>
    (name === 'course' || name === 'path') && slug !== '' ? [{ kind: kinds[name], slug }] : [],
  );
  return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at).slice(0, MOST_ITEMS);
}

/** The address of the till for these: `/payment?course=typography&path=clear-pages&coupon=WELCOME`. */
export function purchaseQuery(wanted: readonly Wanted[], coupon?: string | null): URLSearchParams {
  const query = new URLSearchParams(wanted.map(({ kind, slug }) => [names[kind], slug]));
  if (coupon) query.set('coupon', coupon);
  return query;
}

/** The address of the till for a plan: `/payment?plan=0198…&coupon=WELCOME`. */
export const planQuery = (id: string, coupon?: string | null): URLSearchParams =>
  new URLSearchParams({ plan: id, ...(coupon && { coupon }) });
