export interface DemoLiveClass {
  course: string;
  title: string;
  description: string;
  /** Days after the load; the start is put on the next half hour. */
  inDays: number;
  durationMin: number;
  timeZone: string;
}

/** No class takes place: the way in leads to the course, and each says so. */
const NOTE = 'Demo content: nobody teaches here. The way in opens the course.';

export const demoLiveClasses: DemoLiveClass[] = [
  {
    course: 'typography-basics',
    title: 'Your pages, looked at together (demo)',
    description: `Bring one page that you set or found. We look at line length, spacing and hierarchy. ${NOTE}`,
    inDays: 3 / 24,
    durationMin: 60,
    timeZone: 'Europe/Athens',
  },
  {
    course: 'sql-from-zero',
    title: 'Questions and answers on joins (demo)',
    description: `An hour for everything that is still unclear after the second module. ${NOTE}`,
    inDays: 7,
    durationMin: 60,
    timeZone: 'Asia/Dubai',
  },
  {
    course: 'typography-basics',
    title: 'Choosing two typefaces that go together (demo)',
    description: `Pairs that work, pairs that do not, and why. ${NOTE}`,
    inDays: 35,
    durationMin: 45,
    timeZone: 'Europe/Athens',
  },
];
