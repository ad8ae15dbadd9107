import { eq } from 'drizzle-orm';
import { users } from '../../src/kernel/users.tables.ts';
import { creatorVerifications } from '../../src/teaching/creators/creators.tables.ts';
import { insertVerificationEvent } from '../../src/teaching/creators/verification-events.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { demoAdmin } from '../content/demo-accounts.ts';
import { demoVerifications } from '../content/verifications.ts';
import { daysBefore, demoId } from './demo-id.ts';
import { requireUser, type People } from './load-people.ts';
import { categoryId } from './load-taxonomy.ts';

/** How the demo teachers became what they are, and a request that waits for a decision. */
export async function loadVerifications(tx: Database, { people, now }: { people: People; now: Date }): Promise<void> {
  for (const { by, requestedDaysAgo, grantedDaysAgo, ...said } of demoVerifications) {
    const user = requireUser(people, by);
    const decided =
      grantedDaysAgo === undefined
        ? { status: 'pending' as const }
        : {
            status: 'granted' as const,
            decidedAt: daysBefore(now, grantedDaysAgo),
            decidedBy: requireUser(people, demoAdmin).id,
          };
    const id = demoId(`verification ${by.email}`);
    const requestedAt = daysBefore(now, requestedDaysAgo);
    await tx.insert(creatorVerifications).values({
      id,
      userId: user.id,
      legalName: `${user.fullName} (demo)`,
      headline: said.headline,
      bio: said.bio,
      country: said.country,
      phone: said.phone,
      expertise: said.expertise.map(categoryId),
      links: said.links,
      sampleVideoUrl: said.sampleVideo,
      requestedAt,
      ...decided,
    });
    await insertVerificationEvent(tx, { verificationId: id, action: 'request', actorId: user.id, at: requestedAt });
    if (decided.status === 'granted') {
      const { decidedAt: at, decidedBy: actorId } = decided;
      await insertVerificationEvent(tx, { verificationId: id, action: 'grant', actorId, at });
    }
    await tx.update(users).set({ creatorStatus: decided.status }).where(eq(users.id, user.id));
  }
}
