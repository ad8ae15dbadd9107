import { box, ink, label, stroke, table, type VideoScript } from './script.ts';

const mono = (x: number, y: number, words: string, more = ''): string =>
  label(x, y, words, `font-size="25" font-family="monospace" ${more}`);
const code = (rows: string[]): string =>
  box(0, 60, 560, rows.length * 46 + 50, '#0b2e38', 'rx="12"') +
  rows.map((row, at) => mono(28, 116 + at * 46, row, 'style="fill:#f4f1ea" xml:space="preserve"')).join('');

export const dataVideos: VideoScript[] = [
  {
    media: 'sql-first-query',
    course: 'SQL From Zero',
    title: 'Your first questions to a table',
    slides: [
      {
        heading: 'A table: rows and columns',
        figure: table(
          10,
          60,
          [70, 230, 130, 110],
          [
            ['id', 'title', 'year', 'pages'],
            ['1', 'The Lighthouse', '1998', '212'],
            ['2', 'Salt Roads', '2011', '340'],
            ['3', 'Olive Winter', '2019', '188'],
            ['4', 'A Small Harbour', '2011', '256'],
          ],
          22,
        ),
        points: ['Each row is one book', 'Each column is one fact about it', 'id tells rows apart'],
        say: [
          'Here is a table called books. Each row is one book.',
          'Each column holds one kind of fact: the title, the year, the number of pages.',
          'The column id has a different value in each row, so that no two can be confused.',
        ],
      },
      {
        heading: 'SELECT … FROM …',
        figure:
          code(['select title, year', 'from books;']) +
          table(
            10,
            250,
            [300, 130],
            [
              ['title', 'year'],
              ['The Lighthouse', '1998'],
              ['Salt Roads', '2011'],
              ['…', '…'],
            ],
            20,
          ),
        points: ['select: which columns', 'from: which table'],
        say: [
          'To ask a question, name the columns you want after select, and the table after from.',
          'The answer is a table again. The original is not changed.',
        ],
      },
      {
        heading: 'WHERE keeps some rows',
        figure:
          code(['select title', 'from books', 'where year = 2011;']) +
          table(10, 300, [300], [['title'], ['Salt Roads'], ['A Small Harbour']], 20),
        points: ['where: a test for each row', 'Text stands in single quotes'],
        say: [
          'Where is a test. It is done for every row, and rows that pass are kept.',
          'Numbers stand alone; text stands in single quotes.',
        ],
      },
      {
        heading: 'ORDER BY and LIMIT',
        figure: code(['select title, pages', 'from books', 'order by pages desc', 'limit 2;']),
        points: ['order by: sort', 'desc: largest first', 'limit: only so many'],
        say: [
          'Without order by, rows may come in any order, even a different one tomorrow.',
          'Desc puts the largest first.',
          'Limit two keeps the first two. So these are the two longest books.',
        ],
      },
      {
        heading: 'Read it as a sentence',
        points: ['Which columns?', 'From which table?', 'Which rows, in what order?'],
        say: [
          'Read a query as a sentence: show me these columns, from this table,',
          'only the rows that pass this test, in this order.',
          'Four words, and you can already answer most simple questions.',
        ],
      },
    ],
  },
  {
    media: 'sql-joins',
    course: 'SQL From Zero',
    title: 'Joining two tables',
    slides: [
      {
        heading: 'Why two tables?',
        figure:
          table(
            0,
            40,
            [60, 220, 150],
            [
              ['id', 'title', 'author_id'],
              ['1', 'The Lighthouse', '7'],
              ['2', 'Salt Roads', '8'],
              ['3', 'Olive Winter', '7'],
            ],
            20,
          ) +
          table(
            150,
            260,
            [60, 200],
            [
              ['id', 'name'],
              ['7', 'Author A'],
              ['8', 'Author B'],
              ['9', 'Author C'],
            ],
            20,
          ) +
          stroke('M380 120C540 160 540 300 416 318', ink.accent, 4),
        points: ['Each fact is kept once', 'author_id points to a row'],
        say: [
          'An author may have written many books. We keep her name once, in a table of authors.',
          'Each book holds only the number of its author: author id. It points to a row over there.',
        ],
      },
      {
        heading: 'JOIN puts them side by side',
        figure: code(['select b.title, a.name', 'from books b', 'join authors a', '  on a.id = b.author_id;']),
        points: ['on: which rows belong together', 'b and a are short names'],
        say: [
          'A join takes each book and looks for authors for whom the condition after on is true.',
          'B and a are short names for the two tables, so that every column is clear.',
        ],
      },
      {
        heading: 'The result',
        figure:
          table(
            40,
            60,
            [260, 200],
            [
              ['title', 'name'],
              ['The Lighthouse', 'Author A'],
              ['Salt Roads', 'Author B'],
              ['Olive Winter', 'Author A'],
            ],
            24,
          ) + label(40, 340, 'Author C has no book, and is missing.', 'font-size="24"'),
        points: ['One row for each match', 'No match: no row'],
        say: [
          'The result has one row for each pair that matches. Author A appears twice.',
          'Author C has no book, so she does not appear at all.',
        ],
      },
      {
        heading: 'LEFT JOIN keeps them all',
        figure:
          code(['select a.name, b.title', 'from authors a', 'left join books b', '  on a.id = b.author_id;']) +
          label(10, 350, 'Author C   |   NULL', 'font-size="28" font-family="monospace"'),
        points: ['Every row of the left table stays', 'Missing values become NULL'],
        say: [
          'With left join, every author stays in the result, with a book or without.',
          'Where there is none, the columns of the book are null, which means: unknown or missing.',
        ],
      },
      {
        heading: 'Two questions before each join',
        points: ['Which columns belong together?', 'What about rows without a partner?'],
        say: [
          'Before each join, ask two questions. Which columns belong together?',
          'And what should happen to rows without a partner? The answer chooses the join.',
        ],
      },
    ],
  },
  {
    media: 'model-separate',
    course: 'Spreadsheet Modelling',
    title: 'Inputs, calculation, output',
    slides: [
      {
        heading: 'A model answers: what if?',
        points: ['What if the price rises?', 'What if half as many come?', 'Change one number, see the result'],
        say: [
          'A spreadsheet model answers one kind of question: what if?',
          'What if we raise the price? What if only half as many people come?',
          'You change a single number, and the whole calculation follows.',
        ],
      },
      {
        heading: 'Three separate places',
        figure:
          [
            ['Inputs', ink.gold, 40],
            ['Calculation', ink.mid, 170],
            ['Output', ink.primary, 300],
          ]
            .map(
              ([word, color, y]) =>
                box(120, Number(y), 320, 90, String(color), 'rx="10"') +
                label(
                  180,
                  Number(y) + 55,
                  String(word),
                  `font-size="30" font-weight="700" ${word === 'Inputs' ? '' : 'style="fill:#fff"'}`,
                ),
            )
            .join('') + stroke('M280 132V166M280 262V296', ink.text, 5),
        points: ['Inputs: numbers you type', 'Calculation: formulas only', 'Output: what people read'],
        say: [
          'Keep three things apart. Inputs are the only numbers that are typed.',
          'The calculation consists of formulas alone.',
          'The output shows the few results that a reader needs.',
        ],
      },
      {
        heading: 'A café stall, as a model',
        figure: table(
          30,
          50,
          [290, 150],
          [
            ['Inputs', ''],
            ['Price of a cup', '3.00'],
            ['Cost of a cup', '0.80'],
            ['Cups a day', '90'],
            ['Days a month', '22'],
            ['Rent and permit', '1 400'],
          ],
          24,
        ),
        points: ['One input, one cell, one unit', 'Source and date beside it'],
        say: [
          'A small example: a coffee stall. Five inputs, each in its own cell, with its unit.',
          'Beside each one, note where the number comes from, and when.',
        ],
      },
      {
        heading: 'Formulas refer, they never hide numbers',
        figure:
          code(['=cups * days', '=volume * (price - cost)', '=contribution - rent']) +
          label(10, 320, '1 980 cups · 4 356 · profit 2 956', 'font-size="26"'),
        points: ['Good: =B4*B5', 'Bad: =90*22', 'Short steps, one line each'],
        say: [
          'The formulas refer to those cells. Never write ninety times twenty two into a formula.',
          'One thousand nine hundred and eighty cups, at two twenty each, minus the rent.',
          'A profit of two thousand nine hundred and fifty six a month.',
        ],
      },
      {
        heading: 'Now ask the question',
        figure:
          stroke('M40 380H540M40 380V40', ink.line, 4) +
          stroke('M40 330L540 60', ink.primary, 6) +
          stroke('M40 262H540', ink.accent, 3, 'stroke-dasharray="8 8"') +
          label(300, 250, 'break-even') +
          label(330, 415, 'cups a day'),
        points: ['Change cups to 60', 'Profit falls to 1 504', 'Below 29 cups: a loss'],
        say: [
          'Change ninety cups to sixty. Profit falls to one thousand five hundred and four.',
          'Below about twenty nine cups a day, the stall loses money.',
          'That is what a model is for: it shows which assumption matters.',
        ],
      },
    ],
  },
  {
    media: 'model-sensitivity',
    course: 'Spreadsheet Modelling',
    title: 'Scenarios and sensitivity',
    slides: [
      {
        heading: 'One forecast is one guess',
        points: ['Every input is uncertain', 'So the result is a range'],
        say: [
          'A model with one set of inputs gives one result, and looks far too certain.',
          'Every input could be different. So show a range of results.',
        ],
      },
      {
        heading: 'Three scenarios',
        figure: table(
          0,
          60,
          [190, 120, 120, 120],
          [
            ['', 'low', 'expected', 'high'],
            ['Cups a day', '60', '90', '110'],
            ['Price', '2.80', '3.00', '3.20'],
            ['Cost', '0.90', '0.80', '0.75'],
            ['Profit', '1 108', '2 956', '4 529'],
          ],
          22,
        ),
        points: ['Low, expected, high', 'Change inputs that move together', 'Give each story a name'],
        say: [
          'First way: scenarios. A cold spring, an ordinary one, a festival summer.',
          'In each story, several inputs change together, as they would in life.',
          'Here the profit runs from eleven hundred to forty five hundred. That is the honest answer.',
        ],
      },
      {
        heading: 'One input at a time',
        figure:
          [
            ['Price', 240, ink.primary],
            ['Cups', 176, ink.mid],
            ['Days', 176, ink.mid],
            ['Cost', 64, ink.gold],
            ['Rent', 57, ink.gold],
          ]
            .map(
              ([word, w, color], at) =>
                label(0, 88 + at * 64, String(word)) +
                box(300 - Number(w), 60 + at * 64, Number(w) * 2, 40, String(color), 'rx="4"'),
            )
            .join('') + stroke('M300 40V390', ink.text, 3),
        points: ['Move each input by 10 %', 'Sort by effect', 'This is a tornado chart'],
        say: [
          'Second way: move one input by ten percent, up and down, and note the effect on profit.',
          'Sort them by size. The picture is called a tornado chart.',
          'Price matters most here. The cost of a cup hardly matters. So where should you ask around?',
        ],
      },
      {
        heading: 'Find the break-even',
        figure: code(['rent / (price - cost) / days', '= 1400 / 2.20 / 22', '= 28.9 cups a day']),
        points: ['At what value does profit reach zero?', 'Compare it with what you expect'],
        say: [
          'Third way: turn the question round. At what value does the profit reach zero?',
          'Twenty nine cups a day. You expect ninety. That distance is your margin of safety.',
        ],
      },
      {
        heading: 'Tell it in three sentences',
        points: ['We expect …', 'It could be from … to …', 'It depends most on …'],
        say: [
          'When you present a model, say three sentences. We expect this.',
          'It could be from here to there.',
          'And it depends most on that. Then people can decide.',
        ],
      },
    ],
  },
];
