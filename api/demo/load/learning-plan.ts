import { randomFrom, type Random } from '../covers/random.ts';
import { demoCourses } from '../courses/all-courses.ts';
import { demoLearners } from '../content/demo-accounts.ts';

/** What one demo learner did with one course; pure, so that it can be tested without a database. */
export interface PlannedLearning {
  email: string;
  slug: string;
  /** Days before the load. */
  enrolled: number;
  /** Days between two lessons. */
  pace: number;
  /** Share of the lessons that were finished, 0–1. */
  share: number;
  rating?: { stars: number; comment: string };
}

const published = demoCourses.filter((course) => course.status === undefined);
const isComplete = (slug: string): boolean =>
  published.some(
    (course) =>
      course.slug === slug && course.modules.some((module) => module.lessons.some((lesson) => lesson.kind === 'quiz')),
  );

/** Honest about what they are: short, and by people whose name says 'Demo'. */
const comments: Record<number, string[]> = {
  5: [
    'The exercises made the difference. I used the second one at work the same day.',
    'Short, exact, and every lesson ended with something to do.',
    'I had read about this before and only understood it here.',
    'Good examples with numbers one can check.',
    'I kept the notes and go back to them. Clear language throughout.',
  ],
  4: [
    'Clear and useful. I would have liked one more worked example.',
    'Well ordered. The last module could be longer.',
    'Good value for an evening. Some things I knew already.',
    'The explanations are calm and exact. A glossary would help.',
  ],
  3: [
    'Solid basics. I had hoped for more depth in the second half.',
    'Useful, but a little dense in places.',
    'Fine as a refresher.',
  ],
  2: ['The subject is right, the pace was too quick for me.'],
};

/** What the learner of the login screen has done: one course finished, two under way, several left to discover. */
const firstLearner: Omit<PlannedLearning, 'email'>[] = [
  {
    slug: 'light-in-photography',
    enrolled: 34,
    pace: 2.6,
    share: 1,
    rating: { stars: 5, comment: 'The seven-day sheet changed how I look at rooms.' },
  },
  { slug: 'typography-basics', enrolled: 12, pace: 1.8, share: 0.6 },
  { slug: 'sql-from-zero', enrolled: 5, pace: 1.5, share: 0.3 },
  { slug: 'plain-language', enrolled: 21, pace: 2, share: 1 },
];

export function planLearning(): PlannedLearning[] {
  return demoLearners.flatMap(({ email }, index) =>
    index === 0 ? firstLearner.map((plan) => ({ ...plan, email })) : planFor(email),
  );
}

function planFor(email: string): PlannedLearning[] {
  const random = randomFrom(`learning of ${email}`);
  const wanted = random.whole(4, 8);
  const chosen = new Set<string>();
  while (chosen.size < wanted) chosen.add(chooseSlug(random));
  return [...chosen].map((slug): PlannedLearning => {
    const enrolled = random.between(2, 56);
    const share = random.pick([0, 0.25, 0.4, 0.5, 0.75, 1, 1, 1]);
    const plan = { email, slug, enrolled, pace: random.between(0.4, 3.2), share };
    return share >= 0.4 && random.chance(0.62) ? { ...plan, rating: rate(random) } : plan;
  });
}

/** Complete and free courses are taken more often. */
function chooseSlug(random: Random): string {
  const course = random.pick(published);
  if (isComplete(course.slug)) return course.slug;
  if (random.chance(0.22)) return random.pick(published.filter(({ slug }) => isComplete(slug))).slug;
  return course.price_minor > 0 && random.chance(0.45) ? chooseSlug(random) : course.slug;
}

function rate(random: Random): { stars: number; comment: string } {
  const stars = random.pick([5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2]);
  return { stars, comment: random.chance(0.7) ? random.pick(comments[stars] ?? ['']) : '' };
}
