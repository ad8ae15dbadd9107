export interface DemoQuestion {
  course: string;
  /** Title of its lesson. */
  lesson: string;
  kind: 'question' | 'comment';
  daysAgo: number;
  at_s?: number;
  body: string;
  /** How many learners voted for it. */
  votes?: number;
  /** The course's teacher answers; by default another learner does. */
  replies: { byTeacher?: boolean; daysAgo: number; body: string; accepted?: boolean }[];
}

/** Under the lessons of a course whose teacher visitors can be. */
export const demoQuestions: DemoQuestion[] = [
  {
    course: 'typography-basics',
    lesson: 'The parts of a letter',
    kind: 'question',
    daysAgo: 9,
    at_s: 4,
    body: 'Is the *x-height* measured with or without the serifs? In the film the line seems to lie a little above them.',
    votes: 3,
    replies: [
      { daysAgo: 8.5, body: 'I would say with them, but in my program the guide stands elsewhere, too.' },
      {
        byTeacher: true,
        daysAgo: 8,
        body: 'From the baseline to the top of a flat letter such as **x** or **z**. Round letters overshoot both lines a little, so that they look equally tall; that is what you saw.',
        accepted: true,
      },
    ],
  },
  {
    course: 'typography-basics',
    lesson: 'Line length and line spacing',
    kind: 'question',
    daysAgo: 2,
    at_s: 6,
    body: 'Do the 60 to 75 characters hold for a phone as well? There I get 40 at most, and larger lines need smaller letters.',
    votes: 2,
    replies: [],
  },
  {
    course: 'typography-basics',
    lesson: 'The parts of a letter',
    kind: 'comment',
    daysAgo: 5,
    body: 'What helped me: print one word very large, and label its parts with a pencil before watching a second time.',
    votes: 1,
    replies: [],
  },
];
