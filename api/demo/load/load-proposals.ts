import { skillProposals } from '../../src/teaching/skill-proposals/skill-proposals.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { demoTeachers } from '../content/demo-accounts.ts';
import { daysBefore, demoId } from './demo-id.ts';
import { requireUser, type People } from './load-people.ts';

const proposed = [
  { skill: 'Screen printing', fr: 'Sérigraphie', by: 0, daysAgo: 2 },
  { skill: 'Light metering', fr: 'Mesure de la lumière', by: 1, daysAgo: 1 },
];

/** Skills that demo teachers miss on the list, and nobody has decided on. */
export async function loadProposals(tx: Database, { people, now }: { people: People; now: Date }): Promise<void> {
  await tx.insert(skillProposals).values(
    proposed.map(({ skill, fr, by, daysAgo }) => ({
      id: demoId(`skill proposal ${skill}`),
      proposedBy: requireUser(people, demoTeachers[by]!).id,
      skill,
      names: { fr },
      note: 'Demo content: proposed so that there is something to decide on.',
      createdAt: daysBefore(now, daysAgo),
    })),
  );
}
