import { ink } from './script.ts';
import { fontFaces } from './slide-page.ts';

/** What is worth pinning to the wall, for each complete course: one sheet of paper, or one for each part. */
export interface Handout {
  media: string;
  course: string;
  title: string;
  /** Each part on a page of its own, after a list of them all. */
  isParted?: boolean;
  /** HTML. */
  parts: { heading: string; html: string }[];
}

const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const rows = (...lines: string[][]): string =>
  `<table>${lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

export const handouts: Handout[] = [
  {
    media: 'typography-checklist',
    course: 'Typography Basics',
    title: 'A checklist for any page of text',
    isParted: true,
    parts: [
      {
        heading: 'Figures to start from',
        html: rows(
          ['Line length', '45–75 characters; 35–45 on a phone'],
          ['Text size', '16 px or more on screen; 9.5–11 pt in print'],
          ['Line spacing', '1.4–1.6 for text; about 1.15 for large headings'],
          ['Heading sizes', 'Steps of one ratio, such as 1.25: 16, 20, 25, 31, 39'],
          ['Space', 'Twice as much above a heading as below it'],
        ),
      },
      {
        heading: 'Choosing a typeface',
        html: list(
          'Set I, l, 1 and O, 0 side by side. Can they be told apart?',
          'Are there real italics, and the weights you need?',
          'Does it have every letter of the languages you write?',
          'One family is enough; two need clearly different jobs.',
        ),
      },
      {
        heading: 'Before you publish',
        html: list(
          'Quotation marks “like these”, apostrophes ’, dashes – and not hyphens',
          'One space after a full stop',
          'No heading alone at the foot of a page',
          'Left-aligned text, unless there is a reason',
          '<a href="https://www.w3.org/TR/WCAG22/#contrast-minimum">Contrast</a> of at least 4.5 : 1',
          'Read it on a phone, in sunlight',
        ),
      },
    ],
  },
  {
    media: 'light-exercises',
    course: 'Light in Photography',
    title: 'Seven days of looking at light',
    parts: [
      {
        heading: 'One small exercise a day',
        html: rows(
          ['Day 1', 'Photograph the edges of ten shadows. Sort them from hard to soft.'],
          ['Day 2', 'One cup, five directions of light.'],
          ['Day 3', 'The same window at 8, 12, 16 and 20 o’clock.'],
          ['Day 4', 'A face in sun, in open shade, and at a window.'],
          ['Day 5', 'White paper under daylight, a lamp and a phone screen. Compare the colours.'],
          ['Day 6', 'Backlight: one silhouette, one glowing leaf.'],
          ['Day 7', 'One picture whose subject is the light itself.'],
        ),
      },
      {
        heading: 'Four questions before you press',
        html: list(
          'Where does the light come from?',
          'Is it hard or soft?',
          'What colour is it?',
          'What is the brightest thing in the frame, and is that the subject?',
        ),
      },
      {
        heading: 'Distance',
        html: '<p>Twice as far from a small lamp: a quarter of the light (two stops). Half the distance: four times the light.</p>',
      },
    ],
  },
  {
    media: 'balance-sheet-card',
    course: 'Reading a Balance Sheet',
    title: 'One balance sheet, read line by line',
    parts: [
      {
        heading: 'Example: a small furniture maker, 31 December (in thousands)',
        html: rows(
          ['<b>Current assets</b>', '<b>90</b>', '<b>Current liabilities</b>', '<b>60</b>'],
          ['Cash', '20', 'Suppliers', '35'],
          ['Receivables', '30', 'Tax and wages', '15'],
          ['Stock', '40', 'Loan due this year', '10'],
          ['<b>Fixed assets</b>', '<b>130</b>', '<b>Long-term loan</b>', '<b>80</b>'],
          ['Workshop', '90', '<b>Equity</b>', '<b>80</b>'],
          ['Machines', '40', 'Paid in 50, kept profit 30', ''],
          ['<b>Total</b>', '<b>220</b>', '<b>Total</b>', '<b>220</b>'],
        ),
      },
      {
        heading: 'Three ratios',
        html: rows(
          ['Current ratio', '90 ÷ 60 = 1.5', 'Can it pay the bills of the year?'],
          ['Quick ratio', '(20 + 30) ÷ 60 = 0.83', 'And without selling stock?'],
          ['Equity ratio', '80 ÷ 220 = 36 %', 'Who carries the losses first?'],
        ),
      },
      {
        heading: 'Five questions',
        html: list(
          'What changed most since last year, and why?',
          'Did receivables grow faster than sales?',
          'Which debts fall due within twelve months?',
          'How old are the machines?',
          'What do the notes say that the figures do not?',
        ),
      },
    ],
  },
  {
    media: 'sql-card',
    course: 'SQL From Zero',
    title: 'SQL on one page',
    parts: [
      {
        heading: 'The order in which you write it',
        html: '<pre>select   columns, or calculations\nfrom     a table\njoin     another table on a.id = b.a_id\nwhere    a test for each row\ngroup by columns\nhaving   a test for each group\norder by columns desc\nlimit    a number;</pre>',
      },
      {
        heading: 'Words for tests',
        html: rows(
          ['=  &lt;&gt;  &lt;  &gt;=', 'compare'],
          ['between 10 and 20', 'both ends included'],
          ["like 'Sa%'", 'begins with Sa'],
          ["in ('es', 'pt')", 'one of these'],
          ['is null, is not null', 'missing or not; never use = null'],
          ['and, or, not', 'combine; use brackets with or'],
        ),
      },
      {
        heading: 'Counting',
        html: rows(
          ['count(*)', 'rows'],
          ['count(x)', 'rows where x is not null'],
          ['count(distinct x)', 'different values'],
          ['sum, avg, min, max', 'ignore nulls'],
        ),
      },
      {
        heading: 'Before update and delete',
        html: list(
          'Write the where first and run it as a select',
          'Begin a transaction; look; then commit or roll back',
        ),
      },
    ],
  },
  {
    media: 'model-checklist',
    course: 'Spreadsheet Modelling',
    title: 'A checklist for spreadsheet models',
    parts: [
      {
        heading: 'Structure',
        html: list(
          'Inputs, calculation and output stand apart',
          'Each input once, with unit, source and date',
          'No number hidden in a formula',
          'One row, one formula, copied without exceptions',
          'Time runs from left to right, in the same columns on each sheet',
        ),
      },
      {
        heading: 'Checks',
        html: list(
          'Totals agree by two ways',
          'Zero in gives zero out',
          'Double an input: does the result move as expected?',
          'Extreme values give no nonsense (negative stock, 140 %)',
          'A check cell says OK or names the fault',
        ),
      },
      {
        heading: 'The coffee stall',
        html: rows(
          ['Cups a month', '90 × 22', '1 980'],
          ['Contribution', '1 980 × (3.00 − 0.80)', '4 356'],
          ['Profit', '4 356 − 1 400', '2 956'],
          ['Break-even', '1 400 ÷ 2.20 ÷ 22', '28.9 cups a day'],
        ),
      },
    ],
  },
  {
    media: 'copy-checklist',
    course: 'Writing Clear Copy',
    title: 'A checklist for clear copy',
    parts: [
      {
        heading: 'Before writing',
        html: list(
          'Who reads it, where, on what device?',
          'What do they want to do?',
          'What should they know or do afterwards? One thing.',
          'What could make them doubt?',
        ),
      },
      {
        heading: 'While cutting',
        html: rows(
          ['in order to', 'to'],
          ['due to the fact that', 'because'],
          ['is able to', 'can'],
          ['make a decision', 'decide'],
          ['a large number of', 'many'],
          ['in the event that', 'if'],
        ),
      },
      {
        heading: 'Before publishing',
        html: list(
          'Is the answer in the first sentence?',
          'Is each claim proved, or cut?',
          'Do links and buttons say what happens next?',
          'Are conditions beside the promise and not in a footnote?',
          'Have you read it aloud?',
          'Has one real reader told you what it says?',
        ),
      },
    ],
  },
];

const contents = (parts: Handout['parts']): string =>
  `<ol>${parts.map(({ heading }, index) => `<li><a href="#part-${index}">${heading}</a></li>`).join('')}</ol>`;

export const handoutPage = ({
  course,
  title,
  isParted = false,
  parts,
}: Handout): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${fontFaces()}
@page{margin:0}*{margin:0;box-sizing:border-box}
body{font:400 11.5pt/1.45 'Stoa Sans';color:${ink.text};padding:20mm 22mm}
header{border-bottom:1.2pt solid ${ink.line};padding-bottom:6mm;margin-bottom:7mm}
header p{color:${ink.accent};font-weight:600}h1{font:600 25pt/1.15 'Stoa Serif';color:${ink.primary}}
h2{font:600 14pt/1.2 'Stoa Serif';margin:6mm 0 2.5mm}
${isParted ? 'h2{break-before:page}' : ''}
ul,ol{padding-left:5mm}a{color:${ink.primary}}li{margin:1mm 0}table{border-collapse:collapse;width:100%}td{border-bottom:.6pt solid ${ink.line};padding:1.4mm 3mm 1.4mm 0;vertical-align:top}
pre{font:10.5pt/1.5 monospace;background:${ink.page};padding:4mm;border-radius:2mm}
footer{position:fixed;bottom:12mm;left:22mm;right:22mm;color:${ink.soft};font-size:9pt}
</style></head><body><header><p>${course}</p><h1>${title}</h1></header>${isParted ? contents(parts) : ''}${parts
  .map((part, index) => `<h2 id="part-${index}">${part.heading}</h2>${part.html}`)
  .join('')}<footer>Demo course of Stoa. Copy it freely.</footer></body></html>`;
