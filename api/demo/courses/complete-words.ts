import { ask, handout, quiz, text, video, type DemoCourse } from '../content/demo-content.ts';

/** Courses with every kind of lesson: SQL From Zero and Writing Clear Copy. */
export const completeWordCourses: DemoCourse[] = [
  {
    slug: 'sql-from-zero',
    name: 'SQL From Zero',
    final_category: 'sql',
    level: 'beginner',
    cover: [0, 0],
    skills: ['SQL', 'Exploratory analysis', 'Data cleaning'],
    price_minor: 0,
    language: 'en',
    short_description: 'Ask a database questions: select, filter, group and join, with examples you can type.',
    description: `SQL is nearly fifty years old, short, and spoken by almost every database. With a few words you can ask questions of a table with ten rows or ten million. This course begins at zero: what a table is, how to choose columns and rows, how to count and group, how to join two tables, and how to change data without regrets. Every example can be typed into any free database such as SQLite or PostgreSQL. Two captioned videos, four readings with exercises, a reference card and a quiz.`,
    objectives: [
      'Select columns and rows with select and where',
      'Count, sum and group rows',
      'Join two tables and keep rows without a partner',
      'Change data safely inside a transaction',
    ],
    requirements: ['Any SQL database, for example the free SQLite'],
    audience: ['Analysts, product people and new developers'],
    modules: [
      {
        title: 'Asking one table',
        lessons: [
          text(
            'What a database promises',
            `A spreadsheet lets you write anything anywhere. A database is stricter, and for that it promises more.

- Each **table** holds one kind of thing, such as books.
- Each **row** is one of them; each **column** has a name and a type, so that no one can write "many" into a number.
- A **primary key**, usually *id*, differs in each row.
- Many people can read and write at once without spoiling each other's work.

SQL (Structured Query Language) is how you talk with it. You describe *what* you want; the database decides how to find it.

### Make a place to practise

Install SQLite, type \`sqlite3 books.db\`, and enter:

~~~sql
create table books (
  id integer primary key,
  title text not null,
  year integer,
  pages integer
);
insert into books (title, year, pages) values
  ('The Lighthouse', 1998, 212),
  ('Salt Roads', 2011, 340),
  ('Olive Winter', 2019, 188),
  ('A Small Harbour', 2011, 256);
~~~

Every statement ends with a semicolon. Capitals do not matter for SQL's own words; text values, in single quotes, must be exact. The books are invented, so feel free to add your own.`,
          ),
          video('Your first questions to a table', 'sql-first-query'),
          text(
            'Tests: where, and, or, null',
            `The test after *where* is evaluated for each row. Combine tests with **and**, **or**, **not**:

~~~sql
select title from books
where pages < 300 and (year = 2011 or year = 2019);
~~~

The brackets matter. Without them *and* binds first, and you would get every book from 2019, however long.

More tests: \`between 200 and 300\` includes both ends. \`in (1998, 2019)\` means one of these. \`like 'S%'\` means begins with S; \`%\` stands for any text.

### Null is not a value

Null means unknown or missing. Comparing with an unknown gives an unknown, so \`year = null\` is never true. Write \`year is null\`.

This causes a classic surprise. \`where year <> 2011\` does **not** return books whose year is null, because the database cannot say whether they differ. If you want them, ask:

~~~sql
where year <> 2011 or year is null
~~~

*Exercise:* add a book without a year. Count the rows of \`year = 2011\`, of \`year <> 2011\`, and of the whole table. Why do the first two not add up to the third?`,
          ),
        ],
      },
      {
        title: 'Groups and joins',
        lessons: [
          text(
            'Counting and grouping',
            `Functions turn many rows into one:

~~~sql
select count(*), sum(pages), avg(pages), max(year) from books;
~~~

\`count(*)\` counts rows; \`count(year)\` counts rows in which the year is known. Averages leave out nulls, too.

**group by** makes one result row for each different value:

~~~sql
select year, count(*) as books, avg(pages) as mean_pages
from books
where pages > 100
group by year
having count(*) > 1
order by books desc;
~~~

Read the order in which it works: take rows that pass *where*; put them into groups; keep groups that pass *having*; sort. So *where* tests rows and *having* tests groups.

A rule that avoids most errors: each column after *select* must either stand in *group by* or be inside a function. Otherwise, which title should represent the group? Strict databases refuse; lenient ones choose any, which is worse.

*Exercise:* how many books were published in each decade? Hint: \`year / 10 * 10\` with whole numbers gives the decade.`,
          ),
          video('Joining two tables', 'sql-joins'),
          text(
            'Changing data without regrets',
            `~~~sql
insert into books (title, year) values ('Night Ferry', 2021);
update books set pages = 198 where id = 5;
delete from books where id = 5;
~~~

An update or delete **without where** changes every row, at once, without asking. Three habits protect you.

1. **Select first.** Write the *where* in a select, look at the rows, and only then replace \`select *\` by \`delete\`.
2. **Use a transaction.** Nothing is final until you commit:

~~~sql
begin;
update books set pages = 198 where id = 5;
select * from books where id = 5;
commit;      -- or: rollback;
~~~

3. **Let the database forbid nonsense.** \`not null\`, \`unique\`, \`check (pages > 0)\` and \`references authors (id)\` hold even when a program has a fault.

A transaction is all or nothing: money leaves one account *and* reaches the other, or neither happens.

### One warning for programmers

Never paste what a user typed into an SQL text. Someone will type \`'; delete from books; --\`. Use parameters (\`where title = ?\`), which every library offers; they also take care of quotes and dates.`,
          ),
        ],
      },
      {
        title: 'Keep and check',
        lessons: [
          handout('SQL on one page', 'sql-card'),
          quiz('Check what you learnt', [
            ask(
              'Which clause chooses rows?',
              ['select', '*where', 'order by'],
              '`select` chooses columns, `where` rows, `order by` their order.',
            ),
            ask(
              'How do you find books without a year?',
              ['`where year = null`', "`where year = ''`", '*`where year is null`'],
              'A comparison with null is never true.',
            ),
            ask(
              'Without `order by`, rows always come in the order in which they were inserted.',
              ['True', '*False'],
              'No order is promised; it may change at any time.',
            ),
            ask(
              'What is the difference between `where` and `having`?',
              ['*`where` tests rows, `having` tests groups', 'They are the same', '`having` is only for text'],
              '`where` works before grouping, `having` after.',
            ),
            ask(
              'An author has no books. Which join keeps her in the result?',
              ['`authors join books`', '*`authors left join books`', 'Neither'],
              'A left join keeps every row of the left table.',
            ),
            ask(
              '`count(year)` counts …',
              ['all rows', '*rows whose year is not null', 'different years'],
              '`count(*)` counts rows, and `count(distinct year)` different values.',
            ),
            ask(
              'Which habits protect against a wrong delete? Choose all.',
              [
                '*Run the where as a select first',
                '*Work inside a transaction',
                'Write SQL in capitals',
                '*Constraints in the database',
              ],
              'Capitals change nothing.',
            ),
          ]),
        ],
      },
    ],
  },
  {
    slug: 'writing-clear-copy',
    name: 'Writing Clear Copy',
    final_category: 'copywriting',
    level: 'beginner',
    cover: [0, 0],
    skills: ['Copywriting', 'Editing', 'Plain language'],
    price_minor: 0,
    language: 'en',
    short_description: 'Pages, mails and buttons that people understand at first sight and act on without doubt.',
    description: `Copy is the text that helps someone decide and act: a page, a mail, a sign on a door, four words on a button. It is read in a hurry by people with something else on their minds. In this course you learn to start with the reader, turn features into benefits, prove claims, write headings and buttons that say what happens next, and cut a third without losing anything. Two captioned videos, a recording to listen to, an exercise, four readings, a checklist and a quiz.`,
    objectives: [
      'Write from the reader’s need instead of the sender’s pride',
      'Turn a feature into a benefit and prove it',
      'Write headings, buttons and error messages that stand alone',
      'Cut a text by a third without losing meaning',
    ],
    requirements: ['A text of your own that should work better'],
    audience: ['Marketers, founders, designers and volunteers'],
    modules: [
      {
        title: 'The reader',
        lessons: [
          video('Begin with the reader', 'copy-reader-first'),
          text(
            'Listen before you write',
            `The best sentences in good copy were not invented. They were said by customers.

Collect them. Read support mails, reviews and chat logs; ask five people how they would describe the problem to a friend. Write down **exact words**. A bookkeeper does not say "streamline my workflow"; she says "I am tired of typing every receipt twice". That sentence is a heading.

### One reader, one situation

Write to a single person in a certain moment: *a parent, on a phone, in the evening, who wants to know whether a nine-year-old can join the course on Saturday.* Every sentence can be tested against her. Does it help her decide? If not, it goes.

### Four questions she brings along

1. Is this for me?
2. What exactly do I get, and what does it cost?
3. Can I believe it?
4. What do I have to do, and what happens then?

If you answer these in order, you have an outline for almost any page, letter or talk.

*Exercise:* take a page of yours. Mark every sentence with the number of the question that it answers. Most people find many sentences without a number, and no sentence with a 3.`,
          ),
          text(
            'Claims need proof',
            `"Leading, innovative, high quality, customer-focused." Everyone says it, so it says nothing. A useful test: **would anybody claim the opposite?** No company calls itself backward and careless. So leave it out, or prove it.

| Claim | Proof |
| --- | --- |
| fast delivery | ordered by 14:00, with you the next working day |
| easy to use | new staff count alone on their first day |
| many customers | 212 libraries in 9 countries (only if that is true) |
| safe | your files are encrypted; here is the audit report |

Good proof is specific, can be checked, and includes its limits. "Usually within two days; up to five before holidays" is believed more readily than "super fast", because someone who admits a limit seems honest. They are.

### What you must not do

Do not invent customers, reviews, scarcity or "was 199" prices. Apart from the law, which forbids much of it in many countries, readers have learned to spot it, and then they doubt the true things as well. If you are new, say so: "We opened in March. The first twenty customers can return everything within a year."`,
          ),
        ],
      },
      {
        title: 'The text',
        lessons: [
          video('Cutting without loss', 'copy-cutting'),
          {
            kind: 'scorm',
            title: 'Cut the text (demo)',
            folder: 'cut-the-text',
          },
          {
            kind: 'audio',
            title: 'A page, read aloud twice',
            media: 'copy-read-aloud',
            chapters: [
              { start_s: 0, title: 'Why one reads aloud' },
              { start_s: 37, title: 'The page as it was' },
              { start_s: 80, title: 'Where the ear gave up' },
              { start_s: 115, title: 'The page again' },
              { start_s: 146, title: 'Your turn' },
            ],
            files: [{ title: 'Questions to ask of a page', media: 'copy-checklist' }],
          },
          text(
            'Headings, buttons and small words',
            `Most visitors read headings and buttons only. So these must work **alone**.

**Headings** state something: "Borrow three books at a time" rather than "Borrowing". Read just the headings from top to bottom; they should tell the story.

**Buttons** say what happens, from the reader's point of view: *Reserve this seat*, *Send my question*, *Delete 3 photos*. "Submit" and "OK" do not. Two buttons beside each other must differ clearly: *Delete* and *Keep*, never *Yes* and *No* under a question with a negative.

**Links** name their target: "Read the opening hours" instead of "click here". People who use screen readers often jump from link to link and hear only those words.

**Error messages** have three parts: what happened, why if it helps, and what to do.

> *Weak:* Invalid input.
> *Better:* The date is in the past. Choose a day from tomorrow on.

Do not blame ("You entered a wrong …"), and no jokes where someone has just lost something.

*Exercise:* write a button, a confirmation and an error message for cancelling a course. Read only these three aloud. Would a stranger know what has happened?`,
          ),
          text(
            'A page from beginning to end',
            `Let us rewrite a short page for an evening course in bread baking.

**Before**
> Welcome to the website of our baking studio! We are passionate about bread and look back on many years of experience. Our innovative course concept offers a unique atmosphere for all who are interested in baking. Do not hesitate to contact us for further information.

Fifty words, and the reader still does not know what, when, where or how much.

**After**
> **Bake your first sourdough loaf on Saturday**
> In four hours you mix, fold and bake one loaf, and take it home with a jar of starter. Six people, one baker. Flour and aprons are here.
> Saturdays 9–13 · 48 euros · children from 10 with an adult
> *Choose a Saturday*
> Cancel free of charge up to three days before.

What changed? The heading is the benefit and contains the product. Facts took the place of adjectives: four hours, six people, one loaf. The condition stands beside the price. The button says the next step, and the line beneath removes the last worry.

*Final exercise:* do the same with a page of your own. Begin with the four questions, write long, cut a third, and let one person read it who knows nothing about it. Ask only: "What is it, and what would you do now?"`,
          ),
        ],
      },
      {
        title: 'Keep and check',
        lessons: [
          handout('Checklist for clear copy', 'copy-checklist'),
          quiz('Check what you learnt', [
            ask(
              'Which is a benefit?',
              ['Offline mode', 'Works without a network', '*You count stock once and not twice'],
              'The feature is offline mode, the effect is working without a network, and the benefit is why a reader cares.',
            ),
            ask(
              'Which button label is clearest?',
              ['Submit', 'OK', '*Reserve this seat'],
              'A label should say what happens next.',
            ),
            ask(
              '“We are innovative” is useful because nobody would claim the opposite.',
              ['True', '*False'],
              'A claim whose opposite no one would make carries no information.',
            ),
            ask(
              'Where does the most important information belong?',
              ['*At the beginning', 'In the middle', 'At the end, as a climax'],
              'Readers may leave at any point, so the answer comes first.',
            ),
            ask(
              'What should you keep when cutting? Choose all.',
              ['*Conditions', '*Numbers and dates', '“In today’s fast-moving world”', '*The next step'],
              'Run-ups can go. What carries weight stays.',
            ),
            ask(
              'Which error message is best?',
              ['Invalid input', 'You entered a wrong date', '*The date is in the past. Choose a day from tomorrow on.'],
              'It says what happened and what to do, and blames nobody.',
            ),
          ]),
        ],
      },
    ],
  },
];
