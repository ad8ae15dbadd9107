/** A lesson that is completed by coming to one of its classes. None is required: nobody waits for a class to finish a course. */
export interface DemoLiveLesson {
  course: string;
  title: string;
  /** What its classes are about. */
  markdown: string;
}

export interface DemoLiveClass {
  course: string;
  /** The title of the live lesson that it is a class of. */
  lesson?: string;
  title: string;
  description: string;
  /** Days after the load, or before it; the start is put on the next half hour. */
  inDays: number;
  durationMin: number;
  timeZone: string;
}

/** No class takes place, and each says so; its room opens to whoever comes. */
const NOTE = 'Demo content: nobody teaches here. The room is real.';

const PAGES = 'Pages, looked at together (demo)';

/** Behind all that their courses hold otherwise. */
export const demoLiveLessons: DemoLiveLesson[] = [
  {
    course: 'typography-basics',
    title: PAGES,
    markdown: `${NOTE}

We look at pages that you bring: set by you, or found. For each we ask the same three questions.

1. What is read first, and is it what matters most?
2. Where does the eye stumble?
3. What could be taken away?

One page in print, or as a picture to be shown on the screen, is enough.`,
  },
];

export const demoLiveClasses: DemoLiveClass[] = [
  {
    course: 'typography-basics',
    lesson: PAGES,
    title: 'How to look at a printed page (demo)',
    description: `One page on the table, and everything that can be said of it in an hour. ${NOTE}`,
    inDays: -2,
    durationMin: 60,
    timeZone: 'Europe/Athens',
  },
  {
    course: 'typography-basics',
    lesson: PAGES,
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

/** What the register of a class that is over says of one after another of its students; `undefined`: they never came. */
export const demoAttendance: ({ joinedMin: number } | { marked: 'excused'; remarks: string } | undefined)[] = [
  { joinedMin: -4 },
  { joinedMin: 0 },
  { joinedMin: 18 },
  { joinedMin: -11 },
  undefined,
  { marked: 'excused', remarks: 'Told before that they could not come (demo)' },
];
