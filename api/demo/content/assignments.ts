import type { SubmissionType } from '@stoa/shared/contract/learning/assignment-words.ts';
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
  works?: DemoWork[];
}

const [first] = demoLearners as [DemoPerson, ...DemoPerson[]];

/** In the order of each course. The learner of the login screen has one late, one returned, one ahead, and one behind them. */
export const demoAssignments: DemoAssignment[] = [
  {
    course: 'typography-basics',
    title: 'Name the hierarchy of a printed page (demo)',
    type: 'text',
    dueDays: 9,
    instructions: `*Demo assignment: nobody waits for it.*

Take any printed page: a menu, a leaflet, a form.

1. List every level of text that you can tell apart, from the loudest to the quietest.
2. For each level, say **what** makes it different: size, weight, space or place.
3. Strike out one level. Say what the page gains or loses.

Half a page is enough.`,
    works: [
      {
        by: first,
        submitted: 5,
        reviewed: 2,
        text: 'A menu of a café. Loudest: the name of the house. Then the four groups, then dishes, then prices.',
        feedback:
          'You found the four levels, and in the right order. What is missing is step 2: say for each of them what sets it apart. Look at the space above the groups before you look at their size.',
      },
    ],
  },
  {
    course: 'typography-basics',
    title: 'Set one page of running text (demo)',
    type: 'file',
    dueDays: 15,
    maxFiles: 2,
    instructions: `*Demo assignment: nobody waits for it.*

Set a page of about 400 words in one typeface.

- Line length between 45 and 75 characters
- Line spacing that suits that length
- One heading, one subheading, no more than three sizes

Hand in the page as PDF. If you like, add a second one that breaks **one** of the rules on purpose, and say which.`,
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
  },
  {
    course: 'light-in-photography',
    title: 'One object, seven days of light (demo)',
    type: 'text',
    dueDays: 21,
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
