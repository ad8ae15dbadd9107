import { demoAdmin, demoLearners, teacherOf, type DemoPerson } from './demo-accounts.ts';

export interface DemoReply {
  by: DemoPerson;
  daysAgo: number;
  body: string;
  /** Place among the replies of the same post. */
  answers?: number;
  accepted?: boolean;
  helpful?: number;
  /** Of a report that waits for a moderator. */
  reported?: string;
}

export interface DemoPost {
  /** `general`, `help`, or the slug of a category. */
  category: string;
  by: DemoPerson;
  daysAgo: number;
  title: string;
  body: string;
  pinned?: boolean;
  locked?: boolean;
  /** How many demo learners reacted. */
  likes?: number;
  helpful?: number;
  insightful?: number;
  replies: DemoReply[];
}

function learner(number: number): DemoPerson {
  const person = demoLearners[number - 1];
  if (!person) throw new Error(`There is no demo learner ${number}.`);
  return person;
}

export const demoPosts: DemoPost[] = [
  {
    category: 'general',
    by: demoAdmin,
    daysAgo: 30,
    pinned: true,
    locked: true,
    likes: 6,
    title: 'How this community works (demo)',
    body: `Everything you read here is **demo data**: the people do not exist, and their names begin with “Demo”.

A few habits make a discussion good to read:

1. Ask one thing at a time, and say what you tried.
2. Answer the question that was asked.
3. Mark the reply that solved it, when you asked in *Help*.

Report what does not belong here. A moderator reads every report.`,
    replies: [],
  },
  {
    category: 'design',
    by: learner(4),
    daysAgo: 6,
    likes: 3,
    helpful: 5,
    insightful: 2,
    title: 'How do you choose a line length for a narrow phone?',
    body: `The lessons say 45 to 75 characters. On a phone of 360 pixels I get about 38 at a size that I can read.

Do you make the text smaller, or do you live with shorter lines?`,
    replies: [
      {
        by: teacherOf('design'),
        daysAgo: 5.8,
        helpful: 4,
        body: `Keep the size and live with shorter lines. The range describes comfort, not a law:

- below 40 characters, set the text **flush left** and turn justification off
- give lists and quotes less indent, they lose room twice
- let long words break`,
      },
      { by: learner(4), daysAgo: 5.5, answers: 0, body: 'Thank you. Turning justification off made the difference.' },
      {
        by: learner(9),
        daysAgo: 4.2,
        body: 'I also take a typeface that runs a little narrower for phones. It buys four or five characters a line.',
      },
    ],
  },
  {
    category: 'help',
    by: learner(11),
    daysAgo: 4,
    likes: 1,
    helpful: 2,
    title: 'My certificate is not there after the last lesson',
    body: 'I finished every lesson I can see, and the course still says 92%. What did I miss?',
    replies: [
      { by: learner(2), daysAgo: 3.9, body: 'Did you hand in the quiz? Reading its questions does not count.' },
      {
        by: learner(15),
        daysAgo: 3.6,
        accepted: true,
        helpful: 3,
        body: `Open the course and look for the lesson **without a check mark**. With me it was a video: nine tenths of it must have been played, and jumping to the end does not count.`,
      },
      { by: learner(11), daysAgo: 3.5, answers: 1, body: 'That was it. The certificate came at once.' },
    ],
  },
  {
    category: 'data',
    by: learner(7),
    daysAgo: 3,
    helpful: 3,
    insightful: 3,
    title: 'A join that doubles my rows: how I found the reason',
    body: `I joined orders to customers and got more rows than there are orders. The customer table held two rows for one customer.

\`\`\`sql
select customer_id, count(*)
from customers
group by customer_id
having count(*) > 1;
\`\`\`

Counting each side before joining is my habit now.`,
    replies: [
      {
        by: learner(20),
        daysAgo: 2.7,
        body: 'A unique constraint on the customer number would have told you on the day it happened.',
        helpful: 2,
      },
    ],
  },
  {
    category: 'photography',
    by: learner(13),
    daysAgo: 2,
    likes: 4,
    insightful: 1,
    title: 'One window, one chair, seven days',
    body: 'I take the exercise of the light course at the same window every morning. On a grey day the shadows are softer than I expected. Who else does it, and what do you see?',
    replies: [
      { by: learner(5), daysAgo: 1.6, body: 'Mine faces north. The light hardly changes, which is a lesson as well.' },
      {
        by: learner(31),
        daysAgo: 1.2,
        body: 'Visit my page, I sell cheap lenses (demo of a text that was reported).',
        reported: 'This is an advertisement and has nothing to do with the exercise. (Demo report.)',
      },
    ],
  },
  {
    category: 'help',
    by: learner(24),
    daysAgo: 0.4,
    title: 'Can I read a course without the videos?',
    body: 'My line is slow in the evening. Is there a way to get the words of a video?',
    replies: [],
  },
  {
    category: 'software-development',
    by: learner(18),
    daysAgo: 9,
    likes: 2,
    helpful: 1,
    title: 'Which habit made your code easier to read?',
    body: 'For me it was reading it aloud. Where I stumble, a name is wrong.',
    replies: [
      { by: learner(6), daysAgo: 8.5, body: 'Deleting. Half of what I explain in comments can go.', helpful: 2 },
      { by: learner(27), daysAgo: 8.1, answers: 0, body: 'And the half that stays says why, not what.' },
    ],
  },
];
