import type { CourseLevel } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import type { CoverLook } from '../covers/draw-cover.ts';

export interface DemoPath {
  slug: string;
  title: string;
  subtitle: string;
  /** Markdown. */
  overview: string;
  objectives: string[];
  level: CourseLevel;
  /** Slug of a root category. */
  category: string;
  /** None where it is still to come. */
  banner?: CoverLook;
  banner_alt: string;
  skills: string[];
  /** Who completes it gets a certificate. */
  certificate?: true;
  /** Its courses open one after the other. */
  is_ordered?: true;
  /** Published where absent. */
  status?: 'draft' | 'in_review';
  /** How many days ago the learner of the login screen took it. */
  taken?: number;
  /** What is to be made beside the courses; another learner's work for it waits for the partner. */
  assignment?: { title: string; instructions: string; rubric: Criterion[]; handedIn: string };
  /** Minor units of USD, where it is bought; `plan`: it comes with one. Free where absent. */
  fee?: number | 'plan';
  /** Slugs, in order. */
  courses: string[];
}

export const demoPaths: DemoPath[] = [
  {
    slug: 'designer-of-clear-pages',
    title: 'Designer of Clear Pages',
    subtitle: 'From letters to layout to an interface that everyone can use',
    overview:
      'Four courses that build on each other: first the letters, then the grid they stand on, then colour, and finally the people who use the page with a keyboard or a screen reader. At the end you can plan and check a page on your own.',
    objectives: [
      'Set text that is pleasant to read',
      'Lay out a page on a grid',
      'Choose colours that can be read by everyone',
      'Check a page for common barriers',
    ],
    level: 'beginner',
    category: 'design',
    banner: [0, 2],
    banner_alt: 'Geometric tiles of quarter circles in green, ochre and terracotta',
    skills: ['Typography', 'Layout', 'Colour theory', 'Accessibility'],
    certificate: true,
    is_ordered: true,
    courses: ['typography-basics', 'grids-that-hold-a-page', 'colour-that-works-together', 'accessible-interfaces'],
  },
  {
    slug: 'photographs-with-intention',
    title: 'Photographs with Intention',
    subtitle: 'Light, exposure, composition and people',
    overview:
      'Learn to see light before you think about equipment, then take control of exposure, compose the whole frame and finish with portraits at a window. A phone is enough for the first two courses; a camera with manual control helps from then on.',
    objectives: [
      'Describe any light by four properties',
      'Expose on purpose',
      'Compose a frame from edge to edge',
      'Make a portrait with one window',
    ],
    level: 'beginner',
    category: 'photography',
    banner: [2, 2],
    banner_alt: 'Layered hills under a pale sun, seen through a viewfinder',
    fee: 6900,
    skills: ['Lighting', 'Exposure', 'Composition', 'Portraiture'],
    courses: [
      'light-in-photography',
      'exposure-step-by-step',
      'composition-beyond-thirds',
      'portraits-by-a-window',
      'raw-development-routine',
    ],
  },
  {
    slug: 'marketing-that-tells-the-truth',
    title: 'Marketing That Tells the Truth',
    subtitle: 'Find your position, write clearly and measure honestly',
    overview:
      'Good marketing begins with knowing for whom you are and ends with numbers you can believe. In between stand words: clear copy, pages that answer questions and a letter people are glad to get.',
    objectives: [
      'Write a positioning page',
      'Write copy that helps people to decide',
      'Build a landing page around questions',
      'Read an experiment with its uncertainty',
    ],
    level: 'intermediate',
    category: 'marketing',
    banner: [1, 0],
    banner_alt: 'Waves from pale orange to deep red beneath a dark sun',
    fee: 9900,
    skills: ['Positioning', 'Copywriting', 'Landing pages', 'A/B testing'],
    courses: [
      'positioning-on-one-page',
      'writing-clear-copy',
      'landing-pages-that-answer',
      'a-newsletter-people-open',
      'honest-marketing-experiments',
    ],
  },
  {
    slug: 'first-year-of-a-small-company',
    title: 'The First Year of a Small Company',
    subtitle: 'Customers, prices, books and cash',
    overview:
      'What founders need in the first twelve months: talk with customers, set a price that carries the costs, read your own balance sheet and see a shortage of cash before it comes.',
    objectives: [
      'Learn from ten customer interviews',
      'Set a price with a reason',
      'Read a balance sheet',
      'Plan cash for thirteen weeks',
    ],
    level: 'beginner',
    category: 'business',
    banner: [0, 1],
    banner_alt: 'A row of arches in warm brown with one lit in teal',
    fee: 'plan',
    skills: ['Customer interviews', 'Pricing', 'Financial statements', 'Cash flow planning'],
    courses: [
      'customer-interviews-that-tell-the-truth',
      'pricing-your-first-product',
      'reading-a-balance-sheet',
      'cash-flow-for-small-companies',
    ],
  },
  {
    slug: 'from-question-to-chart',
    title: 'From Question to Chart',
    subtitle: 'SQL, clean data, sound statistics and honest pictures',
    overview:
      'An analyst’s path in the order of the work: ask the database, clean what comes back, summarise it without fooling yourself, and choose a chart that shows the finding.',
    objectives: [
      'Query a database with SQL',
      'Clean data by rules',
      'Summarise without misleading',
      'Choose and title a chart',
    ],
    level: 'beginner',
    category: 'data',
    banner: [0, 0],
    banner_alt: 'A field of dots that swell into two blue clouds with an orange core',
    skills: ['SQL', 'Data cleaning', 'Statistics', 'Data visualisation'],
    courses: ['sql-from-zero', 'cleaning-messy-data', 'averages-and-their-traps', 'choosing-the-right-chart'],
  },
  {
    slug: 'a-first-web-developer-kit',
    title: 'A First Web Developer Kit',
    subtitle: 'Pages, version control, the terminal and tests',
    overview:
      'The tools that stay when frameworks change: meaningful HTML, the command line, a history you can trust, a way to find faults and tests that protect your work.',
    objectives: [
      'Build a page that adapts to its screen',
      'Work on the command line',
      'Keep history with Git',
      'Find faults with a method',
      'Write tests that last',
    ],
    level: 'beginner',
    category: 'software-development',
    banner: [0, 2],
    banner_alt: 'Branching lines with nodes in mint and yellow on deep green',
    fee: 5900,
    skills: ['HTML', 'Command line', 'Git', 'Automated testing'],
    courses: [
      'html-and-css-foundations',
      'at-home-on-the-command-line',
      'version-control-with-git',
      'debugging-as-a-method',
      'tests-that-earn-their-keep',
    ],
  },
  {
    slug: 'clear-writing-at-work',
    title: 'Clear Writing at Work',
    subtitle: 'Plain language, reports and a last careful look',
    overview:
      'Three courses for everyone who writes to be understood: say it plainly, build a report that serves hurried readers, and find your own mistakes before others do.',
    objectives: [
      'Write letters people understand at once',
      'Structure a report for several readers',
      'Proofread in five passes',
    ],
    level: 'all_levels',
    category: 'writing',
    banner: [2, 2],
    banner_alt: 'A ribbon of ink lines flowing across ruled paper',
    skills: ['Plain language', 'Report writing', 'Proofreading'],
    courses: ['plain-language', 'reports-that-get-read', 'proofreading-with-method'],
  },
  {
    slug: 'teach-so-that-it-stays',
    title: 'Teach So That It Stays',
    subtitle: 'Objectives, questions and what memory needs',
    overview:
      'For teachers and trainers: decide what learners shall be able to do, ask questions that make everyone think, and use what research knows about lasting practice and good notes.',
    objectives: [
      'Write objectives that can be observed',
      'Get an answer from every learner',
      'Plan practice that lasts',
      'Teach note taking that is used',
    ],
    level: 'intermediate',
    category: 'teaching-and-learning',
    banner: [0, 0],
    banner_alt: 'An olive branch before a large golden sun',
    skills: ['Learning objectives', 'Questioning', 'Note taking'],
    courses: [
      'writing-learning-objectives',
      'questions-that-make-a-class-think',
      'practice-that-lasts',
      'notes-you-will-use-again',
    ],
  },
  {
    slug: 'a-sampler-for-the-curious',
    title: 'A Sampler for the Curious',
    subtitle: 'Four evenings in four crafts: light, letters, data and plain words',
    overview:
      'For everyone who does not know yet what to learn next. Four short courses from four crafts, all of them free, and in any order you like: see the light in a room, set a page that people read, ask a database a question, and say what you found in plain words.',
    objectives: [
      'Describe the light in a room',
      'Set a page that is pleasant to read',
      'Ask a database a first question',
      'Say what you mean in plain words',
    ],
    level: 'beginner',
    category: 'teaching-and-learning',
    banner: [1, 2],
    banner_alt: 'Four squares with a sun, a letter, a column and a pen',
    skills: ['Lighting', 'Typography', 'SQL', 'Plain language'],
    certificate: true,
    taken: 30,
    assignment: {
      title: 'One evening on a page (demo)',
      instructions: `*Demo assignment: nobody waits for it.*

Take what you liked best of the four crafts and show it on one page.

1. Say in **one sentence** what you set out to do.
2. Describe what you made, so that a friend could make it again.
3. Name one thing that you would do differently.`,
      rubric: [
        { title: 'Clear aim', description: 'One sentence says what it was for.', points: 4 },
        { title: 'Can be made again', description: 'A friend could follow the steps.', points: 4 },
        { title: 'Looking back', description: 'One thing to do differently, with the reason.', points: 2 },
      ],
      handedIn: `*Demo work: nobody wrote it.*

I wanted to see the light in my kitchen. I drew the window and the table at eight, at noon and at six, with one pencil.

Next time I would draw the shadows first: the table looked the same three times.`,
    },
    courses: ['light-in-photography', 'typography-basics', 'sql-from-zero', 'plain-language'],
  },
  {
    slug: 'money-in-plain-figures',
    title: 'Money in Plain Figures',
    subtitle: 'A household budget, interest and what inflation does to both',
    overview:
      'Three courses about money that everyone meets: plan a month, see how interest works for you and against you, and find out what prices do to both over the years. You need paper, a pencil and no knowledge beforehand.',
    objectives: ['Plan a month with a budget', 'Work out compound interest', 'Explain what inflation measures'],
    level: 'beginner',
    category: 'finance',
    banner: [1, 1],
    banner_alt: 'Stacked coins that grow into a staircase under a pale sky',
    skills: ['Budgeting', 'Compound interest', 'Economics'],
    certificate: true,
    is_ordered: true,
    status: 'in_review',
    courses: ['a-household-budget-that-lasts', 'compound-interest-plainly', 'understanding-inflation'],
  },
  {
    slug: 'numbers-for-decisions',
    title: 'Numbers for Decisions',
    subtitle: 'Averages, probability and the courage to say how sure you are',
    overview: '',
    objectives: ['Choose the average that fits the question'],
    level: 'intermediate',
    category: 'data',
    banner_alt: '',
    skills: ['Statistics', 'Probability'],
    status: 'draft',
    courses: ['averages-and-their-traps', 'probability-for-decisions'],
  },
];
