import { text, type DemoCourse } from '../content/demo-content.ts';

export const financeCourses: DemoCourse[] = [
  {
    slug: 'double-entry-bookkeeping',
    name: 'Double-Entry Bookkeeping',
    final_category: 'bookkeeping',
    level: 'beginner',
    cover: [1, 1],
    skills: ['Bookkeeping', 'Financial statements'],
    price_minor: 2900,
    language: 'en',
    short_description: 'Debit and credit without mystery: record a month of a small shop and close its books.',
    description: `Merchants of the Italian cities kept double-entry books long before Luca Pacioli described the method in print in 1494, and nobody has found a better idea since. Every event is written twice, so that the books check themselves. In this course you record a month in the life of a small shop, draw up a trial balance, and see profit appear in two places at once.`,
    objectives: [
      'Record everyday events as debits and credits',
      'Draw up a trial balance and find simple errors',
      'Close a month and state the profit',
    ],
    requirements: ['Addition, subtraction and a sheet of paper'],
    audience: ['Owners of small companies', 'Students of business'],
    modules: [
      {
        title: 'Writing everything twice',
        lessons: [
          text(
            'One equation',
            `Everything rests on one equation: **assets = liabilities + equity**. What the shop owns was paid for by someone: lenders (liabilities) or owners (equity).

The owner puts in 5,000 of cash: assets +5,000, equity +5,000. The shop buys shelves for 1,200 in cash: one asset falls, another rises. It buys stock for 2,000 on credit: assets +2,000, liabilities +2,000.

Each event touches at least two places and the equation still holds. If it does not, something was forgotten. That is the whole secret of double entry.`,
          ),
          text(
            'Debit and credit are left and right',
            `Each account is drawn as a T. The left side is called *debit*, the right side *credit*. Nothing more is meant by the words; a credit is not good and a debit is not bad.

Assets and expenses **grow on the left**. Liabilities, equity and income **grow on the right**. Every entry has equal amounts left and right.

Selling goods for 300 cash: debit Cash 300, credit Sales 300. Paying rent of 450: debit Rent 450, credit Cash 450. Say aloud what grew and what shrank, then write. After thirty entries the sides feel natural.`,
          ),
        ],
      },
      {
        title: 'Closing the month',
        lessons: [
          text(
            'The trial balance',
            `At the end of the month, work out the balance of every account and list debit balances left, credit balances right. The two totals must be equal.

If they are not, take the difference. A difference divisible by 9 suggests swapped digits (54 written as 45). A difference that is exactly twice an amount suggests an entry on the wrong side: look for half of it.

Equal totals do not prove that all is right. An entry left out altogether, or written to the wrong expense, leaves the totals equal. Compare the cash account with the bank statement to find those.`,
          ),
          text(
            'Profit in two places',
            `Some costs belong to the month without a bill: the shelves lose value, and electricity was used that has not been invoiced. Add these as *adjustments*: debit Depreciation 20, credit Shelves 20; debit Electricity 60, credit Amounts owed 60.

Now income minus expenses is the month's **profit**. Move it to equity: income and expense accounts return to zero, ready for the next month.

Look at the balance sheet: equity grew by precisely this profit, because assets minus liabilities did. The same number was reached by two roads. That agreement is why the method has lasted for five centuries.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'cash-flow-for-small-companies',
    name: 'Cash Flow for Small Companies',
    final_category: 'cash-flow',
    level: 'intermediate',
    cover: [2, 2],
    skills: ['Cash flow planning', 'Budgeting', 'Spreadsheets'],
    price_minor: 3900,
    language: 'en',
    short_description: 'Profitable and out of money? Plan thirteen weeks ahead and shorten the wait for payment.',
    description: `Companies rarely fail because a month was unprofitable. They fail on the day a bill is due and the account is empty. This course separates profit from cash, builds a thirteen-week cash plan in a spreadsheet, and goes through the levers a small company really has: when it invoices, when it pays, what lies on the shelf, and whom it calls before there is a problem.`,
    objectives: [
      'Explain why profit and cash differ',
      'Build and update a thirteen-week cash plan',
      'Shorten the time from work to payment',
    ],
    requirements: ['Basic use of a spreadsheet'],
    audience: ['Owners and managers of small companies'],
    modules: [
      {
        title: 'Seeing it come',
        lessons: [
          text(
            'Profit is an opinion, cash is a fact',
            `You deliver furniture worth 10,000 in March, pay 6,000 for wood and wages in March, and are paid in May. March shows a profit of 4,000 and a hole of 6,000 in the bank.

Growth makes the hole deeper: if April's orders double, you pay 12,000 before March's money arrives. Many healthy companies fail in exactly this way.

Other differences: a machine paid at once is an expense spread over years; repaying a loan costs cash but is no expense; tax on last year's profit falls due this year. Profit tells whether the business works; cash tells whether it survives until then.`,
          ),
          text(
            'The thirteen-week plan',
            `Thirteen weeks are a quarter: near enough to know, far enough to act. In a spreadsheet, give each week a column. Rows: opening balance; money in, one row per large customer; money out: wages, rent, suppliers, tax, loan; closing balance. The closing balance of one week opens the next.

Enter payments in the week when they will **really** arrive, judging by each customer's habit and not by the date on the invoice.

Each Monday replace the past week by facts and add a new week at the end. Mark any week that closes below your smallest comfortable balance. That is your early warning.`,
          ),
        ],
      },
      {
        title: 'Moving the dates',
        lessons: [
          text(
            'From work done to money in',
            `Count the days between finishing work and receiving money. Much of that time lies in your own office. Invoice on the day of delivery. Put the order number and the right address on it, or it will wander about the customer's building. Ask for a part in advance and a part at milestones.

Call three days **before** the due date: "Is anything missing from the invoice?" It is friendly, and finds mislaid invoices early. After the due date, remind at once, in person, with a date.

A small discount for early payment can be dear: 2 percent for paying 20 days sooner costs roughly 37 percent a year.`,
          ),
          text(
            'When the plan shows a hole',
            `A hole seen eight weeks ahead has many remedies; one seen tomorrow has few. Ask suppliers for a plan before you are late. Sell slow stock. Move a purchase. Draw on a credit line arranged in better times, as banks lend umbrellas most gladly in sunshine.

Pay wages and tax first; delays there do the greatest harm, and directors can be personally liable for some taxes in many countries. Take advice early if you may become unable to pay debts as they fall due: the law then sets duties and deadlines.

Afterwards find the cause: one slow customer, too much stock, or a price that does not carry the wait?`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'compound-interest-plainly',
    name: 'Compound Interest, Plainly',
    final_category: 'saving-and-interest',
    level: 'beginner',
    cover: [0, 3],
    skills: ['Compound interest', 'Spreadsheets'],
    price_minor: 0,
    language: 'en',
    short_description: 'Why time matters more than the rate, the rule of 72, and what fees quietly do to savings.',
    description: `Interest on interest is simple arithmetic with surprising results. In an hour you will be able to work out how savings grow and how debts grow by the same law, estimate doubling times in your head, compare offers by their effective yearly rate, and see why a fee of one percent a year is not small. The course explains arithmetic; it does not recommend any product.`,
    objectives: [
      'Calculate the value of savings after a number of years',
      'Estimate doubling time with the rule of 72',
      'Compare offers by effective yearly rate and fees',
    ],
    requirements: ['A calculator or spreadsheet'],
    audience: ['Anyone who saves or borrows'],
    modules: [
      {
        title: 'How it grows',
        lessons: [
          text(
            'Interest on interest',
            `Put 1,000 aside at 5 percent a year. After one year you have 1,050. In the second year interest is paid on 1,050, so you have 1,102.50. After n years: **1,000 × 1.05ⁿ**. After 10 years that is 1,628.89, after 30 years 4,321.94.

Simple interest, 50 a year, would have brought only 2,500 after 30 years. The difference of over 1,800 is interest earned by interest.

In a spreadsheet: \`=1000*1.05^30\`. Change the 30 to 40 and look: ten more years add more than the first twenty did. Time does most of the work.`,
          ),
          text(
            'The rule of 72',
            `To estimate how many years money needs to double, divide 72 by the rate in percent. At 3 percent: 24 years. At 6 percent: 12. At 9 percent: 8. The exact value for 6 percent is 11.9 years, so the rule is quite good between 2 and 12 percent.

It also runs backwards. Prices that rise by 4 percent a year double in about 18 years, which means that money under the mattress halves its buying power.

And it works for debts: at 24 percent on a card, an unpaid balance doubles in about three years.`,
          ),
        ],
      },
      {
        title: 'Comparing',
        lessons: [
          text(
            'The effective rate',
            `"1.5 percent a month" sounds like 18 percent a year. But each month's interest earns or costs interest: 1.015¹² = 1.1956, so the **effective** rate is 19.56 percent. Compare offers only by the effective yearly rate; in many countries the law requires lenders to state it.

Monthly saving uses the same law. Put in 100 at each month's end for 20 years at 4 percent a year, credited monthly: the formula \`=FV(0.04/12, 240, -100)\` in a spreadsheet gives about 36,677, of which 24,000 were your own.`,
          ),
          text(
            'What fees and inflation take',
            `A fund that grows by 6 percent before costs and charges 1.5 percent grows by about 4.5. Over 30 years 10,000 becomes 57,435 at 6 percent and 37,453 at 4.5. The "small" fee took 35 percent of the final sum.

Inflation works the same way. If savings earn 3 percent and prices rise by 2, the real growth is 1.03 ÷ 1.02 − 1 ≈ 0.98 percent.

Higher rates nearly always mean higher risk or money tied up for longer. Arithmetic cannot tell you which risk suits you, but it does tell you what each percent is worth.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'a-household-budget-that-lasts',
    name: 'A Household Budget That Lasts',
    final_category: 'household-budgets',
    level: 'beginner',
    cover: [1, 0],
    skills: ['Budgeting', 'Debt management'],
    price_minor: 0,
    language: 'en',
    short_description: 'Find out where money goes, plan for yearly bills, and keep it going in ten minutes a week.',
    description: `A budget is not a diet. It is a plan made on a calm day for the other days. This course starts with what you really spent last month, adds the yearly bills that always come as a surprise, builds a small reserve and sets up a weekly ten-minute routine, alone or as a couple. It works on paper, in a spreadsheet or with any application.`,
    objectives: [
      'Sort last month’s spending into a few groups',
      'Turn yearly bills into monthly amounts',
      'Keep the budget alive with ten minutes a week',
    ],
    requirements: ['Bank statements of the last one to three months'],
    audience: ['Households of any size'],
    modules: [
      {
        title: 'Where the money goes',
        lessons: [
          text(
            'Last month, without judgement',
            `Take last month's statements and mark every line with one of six groups: home, food, getting about, obligations (debts, insurance), children and health, everything else. Six suffice; forty groups die in a week.

Add them up. Do not change anything yet and do not blame anyone; you are drawing a map. Most people find one number that surprises them.

Then write down the income that is certain. Extra income, such as a bonus or a small job, is treated later: plan it only after it has arrived.`,
          ),
          text(
            'The bills that always surprise',
            `Car insurance, school trips, repairs and presents are not surprises; they only come seldom. List everything that falls due less often than monthly, with the amount per year. Add up and divide by twelve.

Suppose it comes to 1,800 a year: 150 a month. Move this amount on payday to a separate account, and pay those bills from it. The first year is bumpy, as some bills arrive before the pot is full. After that, November is just another month.`,
          ),
        ],
      },
      {
        title: 'Keeping it going',
        lessons: [
          text(
            'Order of priorities',
            `Give every unit of certain income a job, in this order: home and food; minimum payments on all debts; the pot for yearly bills; a first reserve of perhaps one month's costs; then dearer debts, faster; then savings and wishes.

For several debts, paying extra on the one with the **highest rate** costs the least. Paying off the **smallest** first gives an early success, which helps some people to go on. Choose one and hold to it.

If minimum payments no longer fit, speak with a non-profit debt advice service soon. Waiting only makes it dearer.`,
          ),
          text(
            'Ten minutes a week',
            `Fix a time: Sunday, with tea. Enter or look through the week's spending. Compare each group with what remains of the month. If one is nearly empty, decide now where the difference comes from. Moving money between groups is not failing; it is what a plan is for.

Couples: look at the map together and let each person have an amount that needs no explanation. Most quarrels about money are quarrels about small surprises.

At the month's end, set next month's figures from this month's facts. After three months, the numbers begin to fit your life.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'understanding-inflation',
    name: 'Understanding Inflation',
    final_category: 'inflation',
    level: 'intermediate',
    cover: [2, 1],
    skills: ['Economics', 'Statistics'],
    price_minor: 1900,
    language: 'en',
    short_description: 'How a price index is made, why your own inflation differs, and real against nominal.',
    description: `The inflation rate is read out every month and seldom explained. This course shows how statisticians fill a basket and weigh it, why your own inflation can be far from the average, how to turn nominal amounts into real ones, and what economists name as causes, with the honest remark that they often disagree about the mixture.`,
    objectives: [
      'Calculate a simple price index from a basket',
      'Turn nominal into real amounts',
      'Describe the main explanations of inflation',
    ],
    requirements: ['Percentages'],
    audience: ['Curious readers of the news', 'Students of economics'],
    modules: [
      {
        title: 'Measuring',
        lessons: [
          text(
            'A basket with weights',
            `A statistics office records what households buy and gives each group a **weight**, its share of spending. Then it follows prices. Suppose food weighs 20 percent and rises by 10, housing weighs 30 and rises by 3, and everything else weighs 50 and rises by 1. Inflation is 0.20 × 10 + 0.30 × 3 + 0.50 × 1 = **3.4 percent**.

Prices are compared for equal quality. When a phone costs the same and does more, the index may fall. Such adjustments are reasonable and open to dispute.

The monthly headline usually compares with the same month a year earlier, so that seasons cancel out.`,
          ),
          text(
            'Your own rate',
            `Take the same price changes and other weights. A pensioner who spends 40 percent on food, 40 on housing and 20 on the rest has 0.40 × 10 + 0.40 × 3 + 0.20 × 1 = 5.4 percent. Both numbers are right; they answer for different baskets.

We also notice what we buy often. Bread and petrol are felt weekly; the television that became cheaper is bought every eight years. So felt inflation tends to run above measured inflation, without anyone lying.

Calculate your own: use the groups from your bank statement and the published rates by group.`,
          ),
        ],
      },
      {
        title: 'Meaning',
        lessons: [
          text(
            'Real and nominal',
            `A nominal amount is in the money of its day. To compare years, divide by the index. If the index stood at 100 in 2015 and at 130 today, a wage of 2,600 today buys what 2,000 bought then.

For rates, the exact link is (1 + nominal) = (1 + real) × (1 + inflation). A wage rise of 4 percent at 5 percent inflation is a real **loss** of about 1 percent.

Borrowers with a fixed rate gain when inflation comes as a surprise, since they repay in cheaper money. Lenders and holders of cash lose. That quiet transfer is one reason why surprise matters more than the level.`,
          ),
          text(
            'Causes, and why the debate goes on',
            `Three explanations recur. *Demand:* spending grows faster than what can be produced. *Costs:* energy, materials or wages become dearer and firms pass it on. *Expectations:* people expect rising prices and write them into wages and contracts, which makes the rise come true.

Over long periods, sustained high inflation has gone along with fast growth of the money supply. Over short ones, the link is loose.

Central banks mostly work through interest rates: dearer credit, less spending, with a delay often put at one to two years. That delay is why they must act on forecasts, and why they are sometimes wrong.`,
          ),
        ],
      },
    ],
  },
];
