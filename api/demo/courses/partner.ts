import { ask, quiz, text, type DemoCourse } from '../content/demo-content.ts';

/** Micro courses of the demo partner: one that is published, and one that is being written. */
export const partnerCourses: DemoCourse[] = [
  {
    slug: 'alternative-texts-in-ten-minutes',
    name: 'Alternative Texts in Ten Minutes',
    final_category: 'accessibility',
    level: 'beginner',
    cover: [2, 1],
    skills: ['Accessibility', 'Plain language'],
    price_minor: 0,
    language: 'en',
    short_description: 'What to write for a picture that somebody hears instead of sees, and when to write nothing.',
    description: `A picture without an alternative text is a hole in the page for everyone who has it read aloud. Writing one takes a minute, if you know what the picture is there for. This micro course gives you three questions to ask of every picture, shows when an empty text is the right one, and ends with a short test. It is a single sitting: two texts to read and five questions to answer.`,
    objectives: [
      'Decide what a picture is there for',
      'Write an alternative text of one sentence',
      'Recognise pictures that need no text at all',
    ],
    requirements: ['Nothing at all'],
    audience: ['Everyone who puts pictures on pages'],
    modules: [
      {
        title: 'One sitting',
        lessons: [
          text(
            'What is the picture there for?',
            `The same photograph needs different texts in different places. A portrait on a page about a person says who that is: *Demo person, laughing*. On a page about lighting it says what the light does: *A face lit from the left; the right cheek lies in shadow*.

So ask three questions before you write. What would I say on the telephone, to somebody who cannot see the page? What would be missing from the page without the picture? Does the text beside it say that already?

Write one sentence. Leave out "picture of": the program that reads the page aloud says so itself. Letters in the picture belong into the text, word for word.`,
          ),
          text(
            'When to write nothing',
            `Some pictures say nothing: a line between two sections, a pattern, a stock photograph of hands on a keyboard. For those the right alternative text is an **empty** one, \`alt=""\`. Then they are passed over. Leave the attribute out altogether, and many programs read the name of the file instead, letter by letter.

A picture that is a link or a button is never empty. Its text says where the link leads or what the button does, not what it looks like: *Search*, not *A magnifying glass*.

A chart needs two texts: a short one that says what it shows, and the numbers themselves, in a table or in a paragraph below.`,
          ),
          quiz('Five questions', [
            ask(
              'A pattern of dots stands between two sections. Which alternative text is right?',
              ['*An empty one', '“Pattern of dots”', 'None: leave the attribute out'],
              'An empty text lets the pattern be passed over; without the attribute the file name may be read.',
            ),
            ask(
              'A magnifying glass is the button that starts a search. What is its text?',
              ['“A magnifying glass”', '*“Search”', '“Picture of a button”'],
              'The text of a button says what it does.',
            ),
            ask(
              'The same photograph always needs the same alternative text.',
              ['True', '*False'],
              'It depends on what the picture is there for on that page.',
            ),
            ask(
              'A poster shows the words “Open on Sunday”. What belongs into the text?',
              ['*The words, as they stand there', '“A poster with words”', 'Nothing'],
              'Letters in a picture are content: they belong into the text, word for word.',
            ),
            ask(
              'What does a chart need?',
              ['*A short text that says what it shows', '*Its numbers, in a table or below', 'Its colours, by name'],
              'The short text says what the chart is about; the numbers let everyone read it.',
            ),
          ]),
        ],
      },
    ],
  },
  {
    slug: 'headings-that-guide',
    name: 'Headings That Guide',
    final_category: 'plain-language',
    level: 'beginner',
    cover: [1, 2],
    skills: ['Plain language', 'Business writing'],
    price_minor: 0,
    language: 'en',
    status: 'draft',
    short_description: 'Four kinds of headings, and which of them lead a reader through a page.',
    description: `Readers look at headings first, and often at nothing else. This micro course will show how to write headings that can be read alone.`,
    objectives: ['Tell a heading that says something from one that only names'],
    requirements: [],
    audience: ['People who write at work'],
    modules: [
      {
        title: 'Headings',
        lessons: [
          text(
            'A heading says what follows',
            `“Background” names a place on the page; “Why the bridge was closed” says something. Read only the headings of your page, from top to bottom. Do they tell what the page tells? If they do not, most of your readers will miss it, for most read nothing else before they decide whether to go on.

Write each heading last, when you know what its section says. Take the most important sentence of the section, shorten it, and put it on top. A question is good where your readers come with that very question. Keep to one pattern: all questions, or all statements.`,
          ),
        ],
      },
    ],
  },
];
