import { demoLearners, demoTeachers, type DemoPerson } from './demo-accounts.ts';
import { demoCategories } from './taxonomy.ts';

/** What a demo person said of themselves; all of it says that it is made up. */
export interface DemoVerification {
  by: DemoPerson;
  headline: string;
  bio: string;
  country: string;
  /** Of the numbers that are kept for films and examples. */
  phone: string;
  /** Slugs of categories. */
  expertise: string[];
  links: string[];
  sampleVideo: string;
  requestedDaysAgo: number;
  /** Left out: the request waits. */
  grantedDaysAgo?: number;
}

const ofTeachers: DemoVerification[] = demoCategories.map((category, index) => ({
  by: demoTeachers[index]!,
  headline: `Teacher of ${category.name} (demo)`,
  bio: `Demo content: this person is made up, so that the screens have something to show. They are said to have taught ${category.name.toLowerCase()} for ten years, in evening classes and at companies.`,
  country: 'GB',
  phone: '+442079460123',
  expertise: [category.slug],
  links: [`https://teachers.stoa.example/${category.slug}`],
  sampleVideo: `https://videos.stoa.example/${category.slug}`,
  requestedDaysAgo: 198,
  grantedDaysAgo: 196,
}));

const waiting: DemoVerification = {
  by: demoLearners[6]!,
  headline: 'Data analyst who explains (demo)',
  bio: 'Demo content: this person is made up, so that whoever verifies creators has a request to read. They are said to have worked with data for eight years, and to give a course on spreadsheets at the library every spring.',
  country: 'FR',
  phone: '+33199001234',
  expertise: ['data', 'business'],
  links: ['https://people.stoa.example/learner7', 'https://library.stoa.example/spreadsheets'],
  sampleVideo: 'https://videos.stoa.example/learner7',
  requestedDaysAgo: 2,
};

export const demoVerifications: DemoVerification[] = [...ofTeachers, waiting];
