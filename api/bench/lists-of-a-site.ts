import { sql } from 'drizzle-orm';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import { type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { type Database, rowsOf } from '../src/kernel/database/database.ts';

export type Who = 'guest' | 'learner' | 'teacher' | 'partner' | 'admin';

/** One question to the API, below its prefix, and who asks it. */
export interface Asked {
  who: Who;
  address: string;
}

/** What a list must be asked with. */
const asked: Readonly<Record<string, string>> = {
  'courses/instructor/reports': 'from=2026-01-01&to=2026-12-31',
  'courses/instructor/reports/ratings': 'from=2026-01-01&to=2026-12-31',
  'courses/instructor/reports/sales': 'currency=USD',
  'courses/instructor/reports/payouts': 'currency=USD',
  'enrollment/search': 'q=sample',
  feedbacks: 'box=received',
  'learningPaths/partner/reports': 'from=2026-01-01&to=2026-12-31',
  'payments/totals': 'from=2026-01-01&to=2026-12-31&by=month',
  'taxes/totals': 'from=2026-01-01&until=2026-12-31',
  'user/search': 'q=sample',
};
/** Measured with words of their own below, or the reads of one thing. */
const elsewhere = [
  'course/search',
  'course/resources',
  'courses/video/details',
  'courses/live/host',
  'learningPaths/plan/courses',
];

const everyone: Who[] = ['guest', 'learner', 'teacher', 'partner', 'admin'];

/** All that is read without naming one thing; who may not ask is refused, and not measured. */
function bareReads(): Asked[] {
  return Object.entries(routes).flatMap(([name, route]) => {
    const [method, address = ''] = route.split(' ');
    if (method !== 'GET' || address.includes('{')) return [];
    if (elsewhere.some((other) => address.startsWith(other)) || /\/(file|statements)$/.test(address)) return [];
    const query = asked[address] === undefined ? '' : `?${asked[address]}`;
    const { auth } = endpoints[name as RouteName];
    const askers =
      auth === 'public' ? everyone.slice(0, 1) : auth === 'optional' ? everyone.slice(0, 2) : everyone.slice(1);
    return askers.map((who) => ({ who, address: `${address}${query}` }));
  });
}

const searches = [
  '',
  '?sort=newest&per_page=24',
  '?sort=rating&per_page=24',
  '?sort=price_low&per_page=24',
  '?per_page=24&page=50',
  '?level=beginner&type=free',
  '?language=fr&sort=newest',
  '?rating=4',
  '?q=design',
  '?q=photography%20light',
  '?q=light&level=beginner&type=free',
  '?q=ph',
  '?q=photogrpahy',
  '?q=nothinglikethis',
];

/** What has a name in its address, of things that are larger than most. */
async function namedReads(db: Database, { learner, teacher }: Addresses): Promise<Asked[]> {
  const [found] = await rowsOf<
    Record<'popular' | 'slug' | 'owner' | 'own' | 'category' | 'skill' | 'place' | 'taken' | 'post', string>
  >(
    db,
    sql`select c.id as popular, c.slug, c.owner_id as owner,
          (select o.id from courses o join users u on u.id = o.owner_id
           where u.email = ${teacher} and o.status = 'published' and o.deleted_at is null
           order by o.enrolment_count desc limit 1) as own,
          (select id from categories order by position limit 1) as category,
          (select slug from categories order by position limit 1) as place,
          (select skill_id from course_skills group by skill_id order by count(*) desc limit 1) as skill,
          (select o.slug from enrolments e join courses o on o.id = e.course_id join users u on u.id = e.user_id
           where u.email = ${learner} order by o.enrolment_count desc limit 1) as taken,
          (select id from community_posts where deleted_at is null order by last_activity_at desc limit 1) as post
        from courses c where c.status = 'published' and c.deleted_at is null order by c.enrolment_count desc limit 1`,
  );
  if (!found) throw new Error('There are no published courses: load the demo content first.');
  const { popular, slug, owner, own, category, skill, place, taken, post } = found;
  return [
    { who: 'guest', address: `filter/published/courses?category=${place}&level=advanced` },
    { who: 'guest', address: `filter/published/courses?skill=${skill}` },
    { who: 'guest', address: `courses/category/${category}` },
    { who: 'guest', address: `courses/skill/${skill}` },
    { who: 'guest', address: `coursedetails/${slug}` },
    { who: 'guest', address: `coursedetails/${slug}/related` },
    { who: 'guest', address: `fullcoursedetails/${slug}` },
    { who: 'guest', address: `ratingandcomments/${popular}` },
    { who: 'guest', address: `instructor/profle/${owner}` },
    { who: 'guest', address: `popular/course/creator/${owner}` },
    { who: 'learner', address: `courses/course/player/${taken}` },
    { who: 'guest', address: `community/posts/${post}/replies` },
    { who: 'guest', address: 'community/posts?q=light' },
    { who: 'teacher', address: `courses/instructor/reports?course_id=${own}&from=2026-01-01&to=2026-12-31` },
    { who: 'teacher', address: `courses/instructor/reports/learners?course_id=${own}` },
    { who: 'teacher', address: `courses/instructor/reports/lessons/${own}` },
    { who: 'teacher', address: `discussions/${own}` },
    { who: 'teacher', address: 'course/attendance?q=demo' },
    { who: 'admin', address: 'user/search?q=sample%20777' },
    { who: 'admin', address: 'users?page=500' },
    { who: 'admin', address: 'courses/all?status=in_review' },
    { who: 'admin', address: 'courses/all?q=design' },
    { who: 'admin', address: 'payments/getallTransactions?sort=amount' },
    { who: 'admin', address: 'payments/getallTransactions?from=2026-01-01&to=2026-02-01' },
    ...['code', 'used', 'expires'].map((sort) => ({ who: 'admin' as const, address: `coupons?sort=${sort}` })),
    { who: 'admin', address: 'payments/events?order=ascending&from=2026-01-01' },
    { who: 'admin', address: 'payouts/owed?sort=name&q=sample' },
    ...['paid', 'amount'].map((sort) => ({ who: 'admin' as const, address: `payouts?sort=${sort}` })),
    { who: 'admin', address: 'payments/refunds?sort=amount&search=sample' },
    { who: 'admin', address: 'feedbacks?box=platform&sort=stars&search=sample' },
    { who: 'admin', address: 'courses/in-review?status=published&sort=name' },
    { who: 'admin', address: 'creator/verifications?status=granted&sort=name&search=sample' },
    ...searches.map((query) => ({ who: 'guest' as const, address: `filter/published/courses${query}` })),
    ...['course/search', 'course/search/suggestions', 'course/search/lessons'].flatMap((address) =>
      ['ph', 'photo', 'photogrpahy', 'light design'].map((q) => ({
        who: 'guest' as const,
        address: `${address}?q=${encodeURIComponent(q)}`,
      })),
    ),
  ];
}

/** Whose course, and whose place in one, are opened. */
interface Addresses {
  learner: string;
  teacher: string;
}

const demonstrated: Addresses = { learner: 'learner@demo.stoa.example', teacher: 'teacher@demo.stoa.example' };

export const listsOf = async (db: Database, of = demonstrated): Promise<Asked[]> => [
  ...(await namedReads(db, of)),
  ...bareReads(),
];
