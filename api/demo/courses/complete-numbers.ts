import {
  ask,
  askNumber,
  askOrder,
  askPairs,
  askWords,
  handout,
  quiz,
  text,
  video,
  withHint,
  type DemoCourse,
} from '../content/demo-content.ts';

/** Courses with every kind of lesson: Reading a Balance Sheet and Spreadsheet Modelling. */
export const completeNumberCourses: DemoCourse[] = [
  {
    slug: 'reading-a-balance-sheet',
    name: 'Reading a Balance Sheet',
    final_category: 'financial-statements',
    level: 'beginner',
    cover: [0, 0],
    skills: ['Financial statements', 'Bookkeeping', 'Cost analysis'],
    price_minor: 0,
    language: 'en',
    short_description: 'What a company has, whom it owes and who carries the risk, read from a single page.',
    description: `A balance sheet looks like a wall of numbers and is really one sentence: this is what we have, and this is who paid for it. With one invented furniture maker as the example, you learn to read every line, to follow how events change both sides, to work out three ratios and to ask the questions that matter. Two captioned videos, four readings, a reference card and a quiz. No bookkeeping needed.`,
    objectives: [
      'Explain assets, liabilities and equity in plain words',
      'Follow how everyday events change both sides',
      'Work out current, quick and equity ratio',
      'Ask five good questions about any balance sheet',
    ],
    requirements: ['The four kinds of arithmetic'],
    audience: ['Managers without a financial background', 'Founders, employees and curious people'],
    modules: [
      {
        title: 'The two sides',
        lessons: [
          video('Two sides of the same money', 'balance-two-sides'),
          text(
            'Assets: what the company has',
            `Assets are listed by how soon they turn into money.

**Current assets** should become cash within a year:

- *Cash* in the bank and the till.
- *Receivables:* invoices sent and not yet paid. This is money promised and not money held.
- *Stock:* material, half-made and finished goods, shown at cost, or lower if they cannot be sold for it.

**Fixed assets** stay longer: buildings, machines, vehicles, software, patents. Most lose value by use and age, so a part of the cost is taken off each year; this is called **depreciation**. A machine bought for 50 with a life of ten years stands at 30 after four.

### What you do not see

A balance sheet shows what can be measured with some reliability. The skill of the staff, a good name and loyal customers are missing unless they were bought with another company; then the surplus paid is called *goodwill*.

So a workshop bought forty years ago may stand at almost nothing and be worth a great deal, while stock may stand at cost and be out of fashion. Values in a balance sheet are careful agreements, not prices.

*Exercise:* make a list of what you own. Which parts would be current, which fixed? At what value would you enter your bicycle?`,
          ),
          text(
            'Liabilities and equity: who paid for it',
            `The other side answers: where did the money come from?

**Current liabilities** fall due within a year: bills of suppliers, tax, wages owed, the part of a loan to be repaid soon, and payments received in advance. The last surprises many people: a customer's deposit is a *debt*, since the goods must still be delivered.

**Long-term liabilities** fall due later: bank loans, bonds, some pension promises.

**Equity** is what remains: assets minus liabilities. It has two main sources, money paid in by the owners and profits that were kept. It is not a pot of cash! Equity of 80 may be tied up in machines while the bank account is empty.

### Watch it move

| Event | Left side | Right side |
| --- | --- | --- |
| Buy wood for 5 on credit | stock +5 | suppliers +5 |
| Pay that bill | cash −5 | suppliers −5 |
| Sell a table for 8, cost 5, paid later | receivables +8, stock −5 | equity +3 |
| Customer pays | cash +8, receivables −8 | – |

Each line balances. Only one of them changes equity: the sale, by the profit of 3. Being paid does not make a profit, it only turns one asset into another.`,
          ),
        ],
      },
      {
        title: 'Reading with purpose',
        lessons: [
          video('Three ratios worth knowing', 'balance-three-ratios'),
          text(
            'Two years side by side',
            `One balance sheet is a photograph. Two make a film. For each line ask: did it grow faster or slower than the business?

Our furniture maker sold 10 percent more this year. Compare:

| | Last year | This year | Change |
| --- | --- | --- | --- |
| Receivables | 22 | 30 | +36 % |
| Stock | 38 | 40 | +5 % |
| Machines | 48 | 40 | −17 % |
| Suppliers | 24 | 35 | +46 % |

**Receivables** grew far more than sales. Are customers paying later, or was much sold in December on easy terms? **Suppliers** grew as well: the company pays its own bills later, perhaps *because* it is paid later. **Machines** lost 8 and nothing was bought: saving, or neglect?

None of this proves trouble. Each is a question with an address: sales manager, treasurer, head of production.

*Useful figure:* receivables ÷ sales × 365 tells how many days customers take on average. With sales of 300 it went from 29 days (22 of 273) to 37.`,
          ),
          text(
            'Limits, notes and good questions',
            `**It is one day.** A toy shop on 31 December has little stock and much cash; in October it is the other way round. Companies may also tidy up for the date: collect bills early, pay late.

**Values contain judgement.** How long does a machine last? Which invoices will never be paid? The *notes* explain the choices made. Read them before you compare two companies.

**Some obligations stand outside** or deep in the notes: guarantees, lawsuits, orders already placed.

**Rules differ.** Statements by national law, IFRS or US rules use different formats. In some, long-term items come first. Look for the words, not the place.

### Five questions

1. What changed most since last year, and why?
2. Did receivables and stock grow faster than sales?
3. Which debts fall due within twelve months, and from what will they be paid?
4. How old are the machines?
5. What do the notes say that the figures do not?

Finally: the balance sheet says how the company *stands*. How it *earned* is in the income statement, and how money *moved* is in the cash flow statement. A careful reader keeps all three open.`,
          ),
        ],
      },
      {
        title: 'Keep and check',
        lessons: [
          handout('One balance sheet, line by line', 'balance-sheet-card'),
          quiz('Check what you learnt', [
            ask(
              'Which equation always holds?',
              ['Assets = equity − liabilities', '*Assets = liabilities + equity', 'Equity = assets + liabilities'],
              'Everything a company has was paid for by lenders or by owners.',
            ),
            ask(
              'A customer pays a deposit of 10 for a table to be delivered in May. The deposit is …',
              ['profit', '*a liability', 'a receivable'],
              'The company owes the table, or the money back, until it delivers.',
            ),
            ask(
              'A company with high equity always has plenty of cash.',
              ['True', '*False'],
              'Equity is a claim and not a pot of money; it may be tied up in machines or stock.',
            ),
            ask(
              'Current assets 90, current liabilities 60. What is the current ratio?',
              ['0.67', '*1.5', '30'],
              '90 ÷ 60 = 1.5.',
            ),
            ask(
              'Which of these are current assets? Choose all.',
              ['*Stock', '*Receivables', 'A workshop', 'A bank loan'],
              'A workshop is a fixed asset, and a loan is a liability.',
            ),
            ask(
              'The customer pays an invoice of 8 that was sent last month. Equity …',
              ['rises by 8', '*does not change', 'falls by 8'],
              'Cash rises, receivables fall. The profit was counted at the sale.',
            ),
            ask(
              'Receivables grew by 36 % and sales by 10 %. What is a sensible first step?',
              ['Report fraud', '*Ask whether customers pay later', 'Ignore it'],
              'Ratios and changes raise questions; they do not answer them.',
            ),
            withHint(
              askNumber(
                'Assets are 240 and liabilities are 150. How much is equity?',
                [90, 0],
                'Equity = assets − liabilities: 240 − 150 = 90.',
              ),
              'Take what lenders paid for away from all there is.',
            ),
            askWords(
              'What is the money called that customers still owe the company?',
              ['Receivables', 'Accounts receivable', 'Trade receivables'],
              'Receivables become cash when the customers pay.',
            ),
            askOrder(
              'Put these assets in order, from the one that is cash soonest to the one that is cash last.',
              ['Money in the bank', 'Receivables', 'Stock', 'The workshop'],
              'Assets stand in the order in which they become cash, or the other way round.',
            ),
            askPairs(
              'Match each line with its side of the balance sheet.',
              [
                ['Stock', 'Current assets'],
                ['A machine', 'Fixed assets'],
                ['A deposit from a customer', 'Liabilities'],
                ['Profits that were kept', 'Equity'],
                ['', 'Sales'],
              ],
              'Sales stand in the income statement: they are of a year, not of a day.',
            ),
          ]),
        ],
      },
    ],
  },
  {
    slug: 'spreadsheet-modelling',
    name: 'Spreadsheet Modelling',
    final_category: 'spreadsheets',
    level: 'intermediate',
    cover: [1, 1],
    skills: ['Spreadsheets', 'Business modelling', 'Decision making'],
    price_minor: 0,
    language: 'en',
    short_description: 'Build a small model others can follow, check it, and answer “what if?” with a range.',
    description: `A spreadsheet model is a small machine for asking "what if?". Built well, it can be read by a colleague, changed in a minute and trusted. Built badly, it hides numbers in formulas and breaks in silence. With a coffee stall as the running example you separate inputs from calculation, lay out time, add checks, and present scenarios and sensitivity. Two captioned videos, four readings, a checklist and a quiz.`,
    objectives: [
      'Separate inputs, calculation and output',
      'Lay out time so that one formula fits a whole row',
      'Build checks that report their own faults',
      'Present results as scenarios and sensitivities',
    ],
    requirements: ['Simple formulas and cell references in any spreadsheet'],
    audience: ['People who plan budgets, prices or projects'],
    modules: [
      {
        title: 'Structure',
        lessons: [
          video('Inputs, calculation, output', 'model-separate'),
          text(
            'Draw it before you build it',
            `Open no program yet. Write the question on paper: *"Should we open a coffee stall at the station, and below how many cups a day would it lose money?"* A model without a question grows for ever.

Then draw a tree from the answer downwards. Profit = contribution − fixed costs. Contribution = cups × (price − cost). Cups = cups a day × days. Stop when each branch ends in something you can **look up, ask or estimate**. These ends are your inputs.

### How exact?

Ask of each branch: could it change the decision? The price of sugar cannot, so it disappears into "cost of a cup". The number of rainy days may, so it becomes an input.

A good first model fits on one screen. You can split a line later, when you know that it matters. Splitting an input that hardly counts only makes the model *look* exact.

### Units

Write the unit of each node in the tree: cups per day, days per month, euros per cup. Multiply the units as in physics: cups/day × days/month = cups/month. If the units do not work out, neither does the formula. This small habit finds more mistakes than any software.`,
          ),
          text(
            'Rows, columns and time',
            `For a plan over twelve months, let **time run to the right**, one column a month, and use the same column for the same month on every sheet. Then a formula can look straight up or across and never needs to search.

**One row, one formula.** Write it in the first month so that it can be copied to the last unchanged. Fix references to inputs with dollar signs: \`=D5*$C$2\`. A single overwritten cell in the middle, "just for July", is the most common fault in real spreadsheets. If July is special, make an input row "days open" and put the exception there, where all can see it.

**Opening and closing.** Balances run in a corkscrew:

~~~
Opening cash      = closing cash of last month
+ profit          = from above
− machine         = from inputs
Closing cash      = sum
~~~

### Colours with a meaning

Choose one look for inputs, for instance blue figures on pale yellow, and use it for nothing else. Leave calculation plain. Give outputs a frame. Explain the colours in the first row.

*Exercise:* build the coffee stall for twelve months with a machine bought in month one for 2,400. In which month does the cash become positive again, if you begin with zero? (After the purchase you are at −2,400; the first month's profit is 2,956.)`,
          ),
        ],
      },
      {
        title: 'Trust',
        lessons: [
          text(
            'Checks that speak up',
            `Studies of spreadsheets in use have again and again found errors in a large share of them. So expect errors, and build a model that tells you about them.

- **Sum two ways.** Add the table by rows and by columns. The difference must be zero: \`=IF(ABS(X-Y)<0.01,"OK","CHECK")\`.
- **Zero test.** Set cups to 0. Profit must be minus the rent.
- **Double test.** Double the price: does contribution rise by the amount you predict on paper?
- **Extremes.** 140 % occupancy, negative stock, a month with 35 days: the model should object.
- **Balance.** If you model a balance sheet, both sides must agree in every month.

Collect all checks in one place with a single result at the top: *all OK* or *3 faults*.

### Another pair of eyes

Give the model to a colleague without explaining it. Ask them to find the price, raise it by ten percent and tell you the effect. Where they hesitate, a label is missing.

Keep old versions with dates, and a short list of changes. "final_v3_new" is a cry for help; "2026-11-21 stall, rent corrected" is a history.`,
          ),
          video('Scenarios and sensitivity', 'model-sensitivity'),
          text(
            'Presenting a model',
            `Decision makers do not want your spreadsheet. They want to know what to do and how sure you are.

**Page one.** The question, the answer as a range, the two or three assumptions that matter most, and the recommendation.

> We expect a profit of about 3,000 a month, and between 1,100 and 4,500 in the cases we looked at. It depends mainly on price and on cups a day. Below 29 cups a day the stall loses money; a comparable stall sells about 80. We recommend a trial of three months.

**Page two.** One chart: the tornado, or the line that crosses zero. Title: the finding.

**Page three.** The list of inputs with sources, marked as *measured*, *agreed* or *guessed*. Readers respect a guess that is called a guess.

### Rounding

The model says 2,956. You say "about 3,000". Precision that the inputs do not have only invites questions about the last digit.

### After the decision

Come back in three months and put the real figures beside the plan. Which input was wrong? You will be a better guesser next time, and the model becomes a tool in place of a ceremony.`,
          ),
        ],
      },
      {
        title: 'Keep and check',
        lessons: [
          handout('Checklist for spreadsheet models', 'model-checklist'),
          quiz('Check what you learnt', [
            ask(
              'Where may typed numbers stand in a model?',
              ['Anywhere', '*In the inputs only', 'In the output'],
              'A number hidden in a formula cannot be found, explained or changed safely.',
            ),
            ask(
              'Price 3.00, cost 0.80, rent 1,400, 22 days. How many cups a day to break even?',
              ['About 21', '*About 29', 'About 64'],
              '1,400 ÷ 2.20 = 636 cups a month; ÷ 22 = 28.9 a day.',
            ),
            ask(
              'July has fewer open days. What is the best way to model it?',
              ['Overwrite July’s formula', '*An input row “days open” with its own July value', 'Add a comment'],
              'One row keeps one formula, and the exception can be seen among the inputs.',
            ),
            ask(
              'What does a tornado chart show?',
              [
                '*Which inputs affect the result most',
                'How the result develops over time',
                'How often each result occurs',
              ],
              'Each input is moved by the same share and the effects are sorted.',
            ),
            ask(
              'Which are good checks? Choose all.',
              [
                '*Set an input to zero',
                '*Add the table in two ways',
                'Look whether the colours match',
                '*Try extreme values',
              ],
              'A check must be able to fail when something is wrong.',
            ),
            ask(
              'A result of 2,956 should be presented as exactly 2,956.00.',
              ['True', '*False'],
              'The inputs are estimates. “About 3,000, between 1,100 and 4,500” is more honest.',
            ),
          ]),
        ],
      },
    ],
  },
];
