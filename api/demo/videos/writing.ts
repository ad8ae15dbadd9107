import { box, ink, label, stroke, type VideoScript } from './script.ts';

const before = (y: number, words: string): string => label(10, y, words, `font-size="25" style="fill:#a02c2c"`);
const after = (y: number, words: string): string =>
  label(10, y, words, `font-size="25" font-weight="600" style="fill:#0b5767"`);

export const writingVideos: VideoScript[] = [
  {
    media: 'copy-reader-first',
    course: 'Writing Clear Copy',
    title: 'Begin with the reader',
    slides: [
      {
        heading: 'Nobody is waiting to read',
        points: ['Readers scan', 'They look for one thing', 'They leave when in doubt'],
        say: [
          'Nobody opens a page in order to read it. People come to get something done.',
          'They scan for a word that fits their need.',
          'If they do not find it within seconds, they leave. Good copy helps them to find it.',
        ],
      },
      {
        heading: 'From “we” to “you”',
        figure:
          before(90, 'We are proud to offer innovative') +
          before(124, 'solutions for appointment booking.') +
          stroke('M40 160V200M28 188L40 202L52 188', ink.text, 4) +
          after(250, 'Your patients book online,') +
          after(284, 'day or night. You keep your calendar.'),
        points: ['Count we and you', 'Say what changes for the reader'],
        say: [
          'Count the words we and you on your page. Most pages talk about themselves.',
          'Turn the sentence round. Say what will be different for the reader.',
        ],
      },
      {
        heading: 'Feature, effect, benefit',
        figure: [
          ['Feature', 'Offline mode', ink.gold],
          ['Effect', 'Works in the cellar', ink.mid],
          ['Benefit', 'You count stock once', ink.primary],
        ]
          .map(
            ([name, words, color], at) =>
              box(20, 40 + at * 125, 520, 96, String(color), 'rx="10"') +
              label(44, 78 + at * 125, String(name), `font-size="18" ${at === 0 ? '' : 'style="fill:#fff"'}`) +
              label(
                44,
                116 + at * 125,
                String(words),
                `font-size="30" font-weight="700" ${at === 0 ? '' : 'style="fill:#fff"'}`,
              ),
          )
          .join(''),
        points: ['Feature: what it has', 'Effect: what that does', 'Benefit: why I care'],
        say: [
          'A feature is what the thing has: an offline mode.',
          'The effect is what that does: it works in the cellar.',
          'The benefit is why I should care: stock is counted once and not twice. Write that first.',
        ],
      },
      {
        heading: 'The most important thing first',
        figure:
          `<path d="M40 50H520L280 390Z" fill="${ink.pale}"/><path d="M40 50H520L440 163H120Z" fill="${ink.primary}"/>` +
          label(190, 115, 'answer', 'font-size="30" style="fill:#fff" font-weight="700"') +
          label(225, 215, 'reasons', 'font-size="26"') +
          label(242, 290, 'detail', 'font-size="22"'),
        points: ['Answer first', 'Then reasons', 'Detail last'],
        say: [
          'Put the answer at the top. Journalists call it the inverted pyramid.',
          'Reasons come next, for those who want them.',
          'Details go last. Whoever stops reading early has still got the point.',
        ],
      },
      {
        heading: 'Try it on one paragraph',
        points: ['Who is reading?', 'What do they want to do?', 'Is it in the first sentence?'],
        say: [
          'Take a paragraph of your own. Who is reading it, and what do they want to do?',
          'Is that in the first sentence? If not, move it there.',
        ],
      },
    ],
  },
  {
    media: 'copy-cutting',
    course: 'Writing Clear Copy',
    title: 'Cutting without loss',
    slides: [
      {
        heading: 'Write long, then cut',
        figure:
          [0, 1, 2, 3, 4, 5, 6]
            .map((row) => box(40, 50 + row * 50, 480, 18, [1, 3, 4].includes(row) ? ink.sunken : ink.mid, 'rx="9"'))
            .join('') + [1, 3, 4].map((row) => stroke(`M30 ${59 + row * 50}H530`, '#a02c2c', 5)).join(''),
        points: ['Drafts may be long', 'Cut a third', 'Nobody will miss it'],
        say: [
          'A first draft may be long. You are still finding out what you think.',
          'Then cut a third of it. It sounds cruel, and readers never miss it.',
        ],
      },
      {
        heading: 'Cut the run-up',
        figure:
          before(110, 'In today’s fast-moving world it is') +
          before(144, 'more important than ever to back up.') +
          after(240, 'Back up your files every night.'),
        points: ['Often the first sentence can go', 'Sometimes the first paragraph'],
        say: [
          'Writers need a run-up. Readers do not. Cover your first sentence with a finger.',
          'If the text still works, delete it. Try the same with the first paragraph.',
        ],
      },
      {
        heading: 'Cut the padding',
        figure: [
          ['in order to', 'to'],
          ['due to the fact that', 'because'],
          ['at this point in time', 'now'],
          ['make a decision', 'decide'],
          ['very unique', 'unique'],
        ]
          .map(
            ([long, short], at) =>
              before(70 + at * 68, String(long)) +
              stroke(
                `M300 ${62 + at * 68}H350M340 ${54 + at * 68}L352 ${62 + at * 68}L340 ${70 + at * 68}`,
                ink.text,
                3,
              ) +
              label(380, 70 + at * 68, String(short), 'font-size="26" font-weight="700"'),
          )
          .join(''),
        points: ['Long phrases for short words', 'Nouns that hide verbs', 'Very, really, quite'],
        say: [
          'Look for long phrases that stand for short words.',
          'Look for verbs hidden in nouns. Make a decision means decide.',
          'And take out very, really and quite. Nothing becomes weaker.',
        ],
      },
      {
        heading: 'Keep what carries weight',
        points: ['Numbers and names', 'Conditions and exceptions', 'What to do next'],
        say: [
          'Do not cut what carries weight: numbers, names and dates.',
          'Do not cut conditions. Free for thirty days is not the same as free.',
          'And always keep the next step.',
        ],
      },
      {
        heading: 'Read it aloud',
        points: ['Where you stumble: shorten', 'Where you breathe twice: split', 'Where you are bored: cut'],
        say: [
          'Finally, read it aloud. Where you stumble, shorten.',
          'Where you need two breaths, make two sentences.',
          'And where you are bored, cut. Your reader left one line earlier.',
        ],
      },
    ],
  },
];
