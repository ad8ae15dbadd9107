import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import { DEMO_MAIL } from '../../src/kernel/demo-address.ts';
import { demoCategories } from './taxonomy.ts';

/** One password for every demo account. They exist in demo mode only, and demo mode says so on the login screen. */
export const DEMO_PASSWORD = 'stoa-demo-2026';

export interface DemoPerson {
  role: RoleName;
  /** Shown names always begin with 'Demo', so that nobody takes them for real people. */
  first_name: 'Demo';
  last_name: string;
  email: string;
  title: string | null;
}

const at = (name: string): string => `${name}${DEMO_MAIL}`;
const person = (role: RoleName, last_name: string, mailbox: string, title: string | null = null): DemoPerson => ({
  role,
  first_name: 'Demo',
  last_name,
  email: at(mailbox),
  title,
});

/** One teacher a category. The first has the short address that the login screen shows. */
export const demoTeachers: DemoPerson[] = demoCategories.map((category, index) =>
  person(
    'teacher',
    `Teacher — ${category.name}`,
    index === 0 ? 'teacher' : `teacher.${category.slug}`,
    `Teacher of ${category.name} (demo)`,
  ),
);

const otherLearners = 41;
export const demoLearners: DemoPerson[] = [
  person('learner', 'Learner', 'learner', 'Learner (demo)'),
  ...Array.from({ length: otherLearners }, (_, index) =>
    person('learner', `Learner ${index + 2}`, `learner${index + 2}`),
  ),
];

export const demoPartner = person('partner', 'Partner', 'partner', 'Learning partner (demo)');
export const demoAdmin = person('admin', 'Admin', 'admin', 'Course reviewer (demo)');
export const demoSuperAdmin = person('super-admin', 'Super Admin', 'super-admin', 'Site owner (demo)');

export const demoPeople: DemoPerson[] = [...demoTeachers, ...demoLearners, demoPartner, demoAdmin, demoSuperAdmin];

/** The teacher of a category, by its slug. */
export function teacherOf(categorySlug: string): DemoPerson {
  const teacher = demoTeachers[demoCategories.findIndex((category) => category.slug === categorySlug)];
  if (!teacher) throw new Error(`No demo teacher for '${categorySlug}'.`);
  return teacher;
}

/** What the login screen and the start of the server show. */
export const demoAccounts = [demoLearners[0], demoTeachers[0], demoPartner, demoAdmin, demoSuperAdmin]
  .filter((account) => account !== undefined)
  .map((account) => ({
    role: account.role,
    name: `${account.first_name} ${account.last_name}`,
    email: account.email,
    password: DEMO_PASSWORD,
  }));
