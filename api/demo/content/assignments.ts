import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import type { SubmissionType } from '@stoa/shared/contract/teaching/submission-types.ts';
import { demoLearners, type DemoPerson } from './demo-accounts.ts';

interface DemoWork {
  by: DemoPerson;
  /** Days before the load. */
  submitted: number;
  reviewed: number;
  text: string;
  /** By the teacher of the course. */
  feedback: string;
  /** With a score it was approved, without it was returned. */
  score?: number;
  /** Of each criterion of the rubric. */
  points?: number[];
}

export interface DemoAssignment {
  course: string;
  title: string;
  type: SubmissionType;
  dueDays: number | null;
  maxFiles?: number;
  required?: boolean;
  /** Markdown. */
  instructions: string;
  rubric?: Criterion[];
  works?: DemoWork[];
  /** What the other learners hand in who have come that far: it says that it is demo work. */
  handedIn: { text: string; media?: string; url?: string };
}

const [first] = demoLearners as [DemoPerson, ...DemoPerson[]];

/**
 * At the end of their courses, in this order; one is required, so that the other courses can be finished without waiting.
 * The learner of the login screen has one late, one returned, one ahead, and one behind them.
 */
export const demoAssignments: DemoAssignment[] = [
  {
    course: 'typography-basics',
    title: 'Name the hierarchy of a printed page (demo)',
    type: 'text',
    dueDays: 9,
    required: false,
    instructions: `*Demo assignment: nobody waits for it.*

Take any printed page: a menu, a leaflet, a form.

1. List every level of text that you can tell apart, from the loudest to the quietest.
2. For each level, say **what** makes it different: size, weight, space or place.
3. Strike out one level. Say what the page gains or loses.

Half a page is enough.`,
    rubric: [
      { title: 'Levels found', description: 'Every level that the page has, in the right order.', points: 4 },
      { title: 'What sets them apart', description: 'Size, weight, space or place, named for each level.', points: 4 },
      { title: 'The level struck out', description: 'Gain and loss are both told.', points: 2 },
    ],
    handedIn: {
      text: `*Demo work: nobody wrote it.*

A timetable. **Loudest:** the line number. Then the name of the stop, then the hours, then the minutes.

Without the hours one reads the whole column.`,
    },
    works: [
      {
        by: first,
        submitted: 5,
        reviewed: 2,
        text: 'A menu of a café. Loudest: the name of the house. Then the four groups, then dishes, then prices.',
        feedback:
          'You found the four levels, and in the right order. What is missing is step 2: say for each of them what sets it apart. Look at the space above the groups before you look at their size.',
        points: [4, 0, 1],
      },
    ],
  },
  {
    course: 'typography-basics',
    title: 'Set one page of running text (demo)',
    type: 'file',
    dueDays: 15,
    required: false,
    maxFiles: 2,
    instructions: `*Demo assignment: nobody waits for it.*

Set a page of about 400 words in one typeface.

- Line length between 45 and 75 characters
- Line spacing that suits that length
- One heading, one subheading, no more than three sizes

Hand in the page as PDF. If you like, add a second one that breaks **one** of the rules on purpose, and say which.`,
    handedIn: {
      text: '*Demo work: nobody set it.* The second heading breaks the rule of three sizes.',
      media: 'typography-checklist',
    },
  },
  {
    course: 'sql-from-zero',
    title: 'Five questions to one table (demo)',
    type: 'text',
    dueDays: 3,
    instructions: `*Demo assignment: nobody waits for it.*

Use the table \`books\` of the first module. Write one query for each question:

1. Which books have more than 300 pages?
2. Which three are the oldest?
3. How many came out after 2000?
4. Which titles begin with “The”?
5. A question of your own that needs \`order by\` and \`limit\`.

Hand in the five queries, each with the number of rows it found.`,
    rubric: [
      {
        title: 'The four given questions',
        description: 'Each query finds what was asked for, and nothing else.',
        points: 8,
      },
      { title: 'A question of your own', description: 'It needs `order by` and `limit`, and says why.', points: 4 },
    ],
    handedIn: {
      text: `*Demo work: nobody wrote it.*

\`\`\`sql
select title from books where pages > 300;
select title from books order by published limit 3;
select count(*) from books where published > 2000;
select title from books where title like 'The %';
select title, pages from books order by pages desc limit 1;
\`\`\`

12, 3, 1 (it says 41), 7 and 1 rows.`,
    },
  },
  {
    course: 'sql-from-zero',
    title: 'Share a table of your own (demo)',
    type: 'url',
    dueDays: null,
    required: false,
    instructions: `*Demo assignment: nobody waits for it.*

Make a table about something you own: records, plants, tools. At least five columns and ten rows.

Hand in the address of a page where others can see its \`create table\` and its rows.`,
    handedIn: { text: '*Demo work: nobody made it.*', url: 'https://example.org/demo-plants' },
  },
  {
    course: 'light-in-photography',
    title: 'One object, seven days of light (demo)',
    type: 'text',
    dueDays: 21,
    required: false,
    handedIn: {
      text: '*Demo work: nobody wrote it.* Monday: from the left, low. Tuesday: from everywhere. Wednesday: as Monday, an hour later.',
    },
    instructions: `*Demo assignment: nobody waits for it.*

Photograph the same object at the same window for seven days. Write one sentence a day about where the light came from.`,
    works: [
      {
        by: first,
        submitted: 20,
        reviewed: 18,
        text: 'Monday: grey, from everywhere. Tuesday: low and hard, the shadow is longer than the cup.',
        feedback: 'Exact sentences, and the two grey days are told apart well. Approved.',
        score: 90,
      },
    ],
  },
];
