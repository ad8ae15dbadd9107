import { wishes } from '../../src/learning/wishes/wishes.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { demoLearners } from '../content/demo-accounts.ts';
import { demoWishes } from '../content/wishes.ts';
import { daysBefore } from './demo-id.ts';
import type { LoadedCourse } from './load-courses.ts';
import { requireUser, type People } from './load-people.ts';

export async function loadWishes(
  tx: Database,
  { people, loaded, now }: { people: People; loaded: readonly LoadedCourse[]; now: Date },
): Promise<void> {
  const [learner] = demoLearners;
  if (!learner) throw new Error('There is no demo learner.');
  const userId = requireUser(people, learner).id;
  for (const { slug, wished } of demoWishes) {
    const found = loaded.find(({ course }) => course.slug === slug);
    if (!found) throw new Error(`No demo course has the address '${slug}'.`);
    const { price_minor: priceMinor } = found.course;
    await tx
      .insert(wishes)
      .values({ userId, courseId: found.id, priceMinor, currency: 'USD', wishedAt: daysBefore(now, wished) });
  }
}
