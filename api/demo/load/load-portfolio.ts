import { sql } from 'drizzle-orm';
import { findCertificate } from '../../src/learning/certificates/certificates.repository.ts';
import { portfolioItems, portfolios, portfolioSkills } from '../../src/learning/portfolio/portfolio.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { demoLearners } from '../content/demo-accounts.ts';
import { demoPieces, type DemoPiece } from '../content/portfolio.ts';
import { daysBefore, demoId } from './demo-id.ts';
import type { LoadedCourse } from './load-courses.ts';
import { requireUser, type People } from './load-people.ts';
import { skillId } from './load-taxonomy.ts';

interface Loading {
  people: People;
  loaded: readonly LoadedCourse[];
  now: Date;
}

const share = sql`replace(gen_random_uuid()::text, '-', '')`;

/** What the learner of the login screen shows of themselves. */
export async function loadPortfolio(tx: Database, { people, loaded, now }: Loading): Promise<void> {
  const { id: userId } = requireUser(people, demoLearners[0]!);
  await tx.insert(portfolios).values({ userId, share });
  for (const { skills, evidence, added, ...piece } of demoPieces) {
    const id = demoId(`portfolio ${piece.title}`);
    const at = daysBefore(now, added);
    const restsOn = await evidenceOf(tx, evidence, { userId, loaded });
    await tx.insert(portfolioItems).values({ id, userId, ...piece, ...restsOn, share, createdAt: at, updatedAt: at });
    await tx
      .insert(portfolioSkills)
      .values(skills.map((skill, order) => ({ itemId: id, skillId: skillId(skill), order })));
  }
}

async function evidenceOf(
  tx: Database,
  evidence: DemoPiece['evidence'],
  { userId, loaded }: Pick<Loading, 'loaded'> & { userId: string },
): Promise<{ url: string } | { certificateId: string }> {
  if ('url' in evidence) return evidence;
  const course = loaded.find((one) => one.course.slug === evidence.course);
  const certificate = course && (await findCertificate(tx, { userId, courseId: course.id }));
  if (!certificate) throw new Error(`No demo certificate for '${evidence.course}'.`);
  return { certificateId: certificate.id };
}
