import { box, ink, label, stroke, type VideoScript } from './script.ts';

const white = 'font-size="22" style="fill:#ffffff"';

export const financeVideos: VideoScript[] = [
  {
    media: 'balance-two-sides',
    course: 'Reading a Balance Sheet',
    title: 'Two sides of the same money',
    slides: [
      {
        heading: 'A photograph of one day',
        figure:
          box(60, 40, 440, 340, ink.surface, `stroke="${ink.line}" stroke-width="3"`) +
          box(60, 40, 440, 60, ink.primary) +
          label(150, 80, 'Balance sheet, 31 Dec', white) +
          stroke('M280 120V360', ink.line, 3) +
          [0, 1, 2, 3]
            .map(
              (row) =>
                box(84, 140 + row * 52, 160, 14, ink.mid, 'rx="7"') +
                box(306, 140 + row * 52, 160, 14, ink.gold, 'rx="7"'),
            )
            .join(''),
        points: ['What a company has', 'and who paid for it', 'on one single day'],
        say: [
          'A balance sheet is a photograph of a company, taken on one single day.',
          'One side shows what it has. The other shows where the money for it came from.',
          'Tomorrow it may already look different.',
        ],
      },
      {
        heading: 'Always in balance',
        figure:
          box(70, 60, 180, 320, ink.primary) +
          box(310, 60, 180, 190, ink.accent) +
          box(310, 250, 180, 130, ink.mid) +
          label(112, 230, 'Assets', white) +
          label(342, 165, 'Liabilities', white) +
          label(365, 325, 'Equity', white),
        points: ['Assets = liabilities + equity', 'Liabilities: what is owed', 'Equity: what belongs to the owners'],
        say: [
          'Assets equal liabilities plus equity. Always, because every coin came from somewhere.',
          'Liabilities are what the company owes: loans, unpaid bills, taxes.',
          'Equity is what would remain for the owners if everything were sold and paid.',
        ],
      },
      {
        heading: 'A bakery begins',
        figure:
          box(70, 180, 180, 80, ink.primary) +
          box(70, 260, 180, 120, '#12404d') +
          box(310, 180, 180, 120, ink.accent) +
          box(310, 300, 180, 80, ink.mid) +
          label(100, 228, 'Cash 8 000', white) +
          label(92, 328, 'Oven 12 000', white) +
          label(338, 248, 'Loan 12 000', white) +
          label(330, 348, 'Owner 8 000', white) +
          label(110, 160, '20 000') +
          label(355, 160, '20 000'),
        points: ['Owner brings 8 000', 'Bank lends 12 000 for an oven', 'Both sides: 20 000'],
        say: [
          'A baker puts eight thousand into her new shop. The cash is an asset; her share is equity.',
          'The bank lends twelve thousand, and she buys an oven with it.',
          'Twenty thousand on the left, twenty thousand on the right.',
        ],
      },
      {
        heading: 'Profit makes equity grow',
        figure:
          box(70, 120, 180, 260, ink.primary) +
          box(310, 180, 180, 120, ink.accent) +
          box(310, 300, 180, 80, ink.mid) +
          box(310, 120, 180, 60, ink.gold) +
          label(92, 258, 'Assets 23 000', white) +
          label(338, 248, 'Loan 12 000', white) +
          label(330, 348, 'Owner 8 000', white) +
          label(336, 158, 'Profit 3 000'),
        points: ['Profit of 3 000 stays in the shop', 'Assets and equity grow together'],
        say: [
          'After a year she has earned three thousand, and leaves it in the shop.',
          'Assets are three thousand higher, and so is equity. The sheet balances again.',
        ],
      },
      {
        heading: 'Read it from both sides',
        points: ['Left: what do we have?', 'Right: who has a claim on it?', 'Compare two years, side by side'],
        say: [
          'So read every balance sheet twice. On the left: what do they have?',
          'On the right: who has a claim on it, and when?',
          'And always put last year beside it. One photograph tells little; two show movement.',
        ],
      },
    ],
  },
  {
    media: 'balance-three-ratios',
    course: 'Reading a Balance Sheet',
    title: 'Three ratios worth knowing',
    slides: [
      {
        heading: 'Numbers need neighbours',
        points: ['A million is large for a bakery', 'and small for an airline', 'Ratios make companies comparable'],
        say: [
          'Is a debt of one million much? For a bakery it is. For an airline it is nothing.',
          'A single number says little. Divide it by a neighbour, and it begins to speak.',
          'Here are three ratios that you can work out from any balance sheet.',
        ],
      },
      {
        heading: 'Can it pay soon? Current ratio',
        figure:
          box(60, 110, 440, 70, ink.primary) +
          box(60, 200, 293, 70, ink.accent) +
          label(80, 153, 'Current assets 90', white) +
          label(80, 243, 'Current liabilities 60', white) +
          label(60, 350, '90 ÷ 60 = 1.5', 'font-size="44" font-weight="700"'),
        points: ['Current assets ÷ current liabilities', 'Current: within a year', 'Below 1: look closer'],
        say: [
          'First: current assets divided by current liabilities. Current means within a year.',
          'Ninety divided by sixty is one point five. The bills of the year are covered.',
          'Below one, ask how the company will pay. Supermarkets can live with it; others cannot.',
        ],
      },
      {
        heading: 'And without selling stock? Quick ratio',
        figure:
          box(60, 110, 240, 70, ink.primary) +
          box(300, 110, 200, 70, ink.sunken, `stroke="${ink.line}"`) +
          box(60, 200, 293, 70, ink.accent) +
          label(75, 153, 'Cash, receivables 50', white) +
          label(330, 153, 'Stock 40') +
          label(80, 243, 'Current liabilities 60', white) +
          label(60, 350, '50 ÷ 60 = 0.83', 'font-size="44" font-weight="700"'),
        points: ['Leave the stock out', 'It may sell slowly, or not at all'],
        say: [
          'Second: the same without stock, because stock may sell slowly or not at all.',
          'Fifty divided by sixty is zero point eight three. This company depends on selling its goods.',
        ],
      },
      {
        heading: 'Who carries the risk? Equity ratio',
        figure:
          box(200, 50, 160, 210, ink.accent) +
          box(200, 260, 160, 120, ink.mid) +
          label(226, 165, 'Debt 140', white) +
          label(226, 328, 'Equity 80', white) +
          label(400, 330, '36 %', 'font-size="44" font-weight="700"'),
        points: ['Equity ÷ total assets', '80 ÷ 220 = 36 %', 'Equity absorbs losses first'],
        say: [
          'Third: equity divided by total assets. Eighty out of two hundred and twenty is thirty six percent.',
          'Equity is the cushion. Losses eat it first, before lenders lose anything.',
          'What is usual differs by industry, so compare with similar companies.',
        ],
      },
      {
        heading: 'Ratios ask, they do not answer',
        points: ['Compare with last year', 'Compare with similar companies', 'Then read the notes'],
        say: [
          'A ratio never proves anything. It tells you where to ask.',
          'Compare with last year, compare with similar companies, and then read the notes.',
        ],
      },
    ],
  },
];
