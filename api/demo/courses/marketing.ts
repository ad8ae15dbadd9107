import { text, type DemoCourse } from '../content/demo-content.ts';

export const marketingCourses: DemoCourse[] = [
  {
    slug: 'positioning-on-one-page',
    name: 'Positioning on One Page',
    final_category: 'positioning',
    level: 'intermediate',
    cover: [1, 1],
    skills: ['Positioning', 'Market research'],
    price_minor: 3900,
    language: 'en',
    short_description: 'Say for whom you are, instead of what, and why that is true, on a single page.',
    description: `Positioning is the context you set so that people understand what your product is and why they should care. Without it they compare you with the wrong thing and find you too dear or too small. This course leads through a one-page exercise: the real alternatives, what only you have, the value of it, and the people who care most. It ends with a test on strangers.`,
    objectives: [
      'List the real alternatives, including doing nothing',
      'Turn features into value that a customer would name',
      'Write and test a positioning page',
    ],
    requirements: ['A product or service, and two or three real customers to talk with'],
    audience: ['Founders, product managers and marketers'],
    modules: [
      {
        title: 'Finding the ground',
        lessons: [
          text(
            'Compared with what?',
            `Nobody judges a product alone. Ask five recent customers: "What would you do if we did not exist?" The answers are your competition. Often it is a spreadsheet, an assistant, or nothing at all, rather than the company you fear.

Write the alternatives in a row. Beneath each, note what people like about it and what they put up with. Be fair: a spreadsheet is free, flexible and already known to everyone.

Your position must win against **these**, in the eyes of these people. A comparison with a rival they never considered wastes their attention.`,
          ),
          text(
            'From feature to value',
            `List what you have that the alternatives lack. For each feature ask "So what?" until the answer is something a customer would say. *Offline mode.* So what? It works in the warehouse. So what? Stock is counted once instead of twice. That last sentence is the value.

Strike out what cannot be shown. "Easy to use" is a claim; "new staff count alone on their first day" is a fact you can prove or disprove.

Group what remains into two or three themes. More will not be remembered, and the themes will later become the headings of your page.`,
          ),
        ],
      },
      {
        title: 'Writing the page',
        lessons: [
          text(
            'Who cares most?',
            `Some people get far more out of your value than others. Describe them by circumstances that you could check from outside: "shops with more than one storeroom and seasonal staff" can be found, "ambitious innovators" cannot.

Then choose the market category, the word people will use for you. A known category brings expectations: call yourself a *database* and people ask about backups. Choose the one whose expectations you can meet and whose usual weakness you mend.

A narrow choice feels dangerous. It is easier to widen from a place where someone loves you.`,
          ),
          text(
            'The page and the stranger test',
            `Write five lines: **For** (who), **who** (their circumstance), **it is a** (category) **that** (main value), **unlike** (the main alternative), **because** (the fact that makes it true).

Read the page to someone from the target group who does not know you. Ask them to tell you in their own words what it is and when they would need it. If they search for words, your category is unclear. If they understand but shrug, the value is wrong or they are not the right people.

Rewrite and try again with someone new. Three rounds are normal. Revisit the page twice a year.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'search-marketing-without-tricks',
    name: 'Search Marketing Without Tricks',
    final_category: 'search-marketing',
    level: 'beginner',
    cover: [2, 2],
    skills: ['Search engine optimisation', 'Copywriting', 'Web analytics'],
    price_minor: 2900,
    language: 'en',
    short_description: 'Answer what people search for, on pages that machines can read, and measure the result.',
    description: `Search engines try to send people to the page that helps them. The lasting way to be found is to be that page, and to be readable by machines. This course covers what people mean by a query, how to plan one page per need, the few technical points that matter to small sites, and how to read the reports that search engines give away without charge.`,
    objectives: [
      'Sort queries by what the searcher wants to do',
      'Plan one strong page for each need',
      'Check that a page can be crawled, indexed and understood',
    ],
    requirements: ['A website that you may edit'],
    audience: ['Owners of small sites', 'New marketers'],
    modules: [
      {
        title: 'What people look for',
        lessons: [
          text(
            'The need behind the words',
            `Most queries fall into a few kinds. People want to **know** ("how to prune olive trees"), to **choose** ("best pruning saw"), to **buy or do** ("order pruning saw") or to **go** to a site they already have in mind.

Type your query and look at the first page of results. If all ten are guides, a shop page will hardly join them, because searchers there want to know and not to buy.

Collect the questions your customers ask by telephone and mail. They are queries in their natural form, and no tool knows them better than the person who answers.`,
          ),
          text(
            'One page for one need',
            `Make a table: need, the words people use for it, the page that answers it. Each need gets one page. Two pages for the same need compete with each other; a page for five needs answers none.

Put the answer near the top. A person who searched for a price wants the price, then the reasons. Use the searcher's words in the title and main heading once, as you would in speech. Repeating them helps nobody.

Add what only you know: measurements, photographs of your own, a worked example, honest limits. That is what others link to.`,
          ),
        ],
      },
      {
        title: 'Machines and measures',
        lessons: [
          text(
            'Six technical checks',
            `1. The page can be reached by ordinary links from the home page.
2. It is not blocked in *robots.txt* or marked *noindex* by mistake.
3. It has its own title, about 60 characters, and one main heading.
4. The main text is in the HTML, or appears quickly after scripts run.
5. It works on a phone and is not slowed down by huge pictures.
6. There is one address per page; others redirect to it or name it as canonical.

A site map file helps larger sites. Beyond these, small sites rarely gain from technical fine-tuning as much as from one better page.`,
          ),
          text(
            'Reading the search report',
            `Free webmaster tools show for each query how often you appeared, how often you were clicked, and the average position. Sort by impressions. A query with many impressions and few clicks at a good position suggests that the title promises the wrong thing.

Change one page, note the date, and wait some weeks; search results move slowly, and they also move by themselves. Compare with pages that you left alone.

Do not pay for links or invented reviews. Search engines penalise them, and the visitors they bring do not stay. If a promise sounds instant, it is a trick.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'a-newsletter-people-open',
    name: 'A Newsletter People Open',
    final_category: 'newsletters',
    level: 'beginner',
    cover: [0, 3],
    skills: ['Email marketing', 'Copywriting', 'Brand voice'],
    price_minor: 0,
    language: 'en',
    short_description: 'A clear promise, a steady rhythm and consent that is real: letters readers miss when absent.',
    description: `The best newsletters are letters: someone who knows something writes regularly to people who asked for it. This course helps you choose a promise you can keep for a year, collect addresses lawfully and kindly, write issues in two hours, and read open and click figures with the scepticism they have needed since mail programs began to load pictures by themselves.`,
    objectives: [
      'Write a promise that tells readers what they get and when',
      'Collect addresses with confirmed consent',
      'Judge an issue by replies and clicks rather than opens',
    ],
    requirements: ['A mailing service and one hour a week'],
    audience: ['Independent workers, clubs and small companies'],
    modules: [
      {
        title: 'The promise',
        lessons: [
          text(
            'Topic, reader, rhythm',
            `Finish this sentence: "Every ___ I send ___ to ___ so that they can ___." For instance: "Every second Tuesday I send one tested bread recipe to home bakers so that their weekend has a plan."

The rhythm should be one you can hold in a bad month. Fortnightly and reliable beats weekly and silent. Write four issues before you announce the first: if the fourth is hard, the topic is too narrow.

Show an example issue on the sign-up page. People decide faster when they can see what they will get.`,
          ),
          text(
            'Consent that is real',
            `In the European Union and many other places, marketing mail needs consent given by a clear act. So no ticked boxes, and no addresses taken from business cards. **Double opt-in**, a mail with a link to confirm, proves the consent and keeps out mistyped addresses.

Every issue needs a visible link for leaving, and it must work at once without logging in. Let people go gladly. A list of 300 readers is worth more than 3,000 who do not recall you and press "spam", because those complaints affect delivery for everyone else.`,
          ),
        ],
      },
      {
        title: 'The issue',
        lessons: [
          text(
            'Two hours, one idea',
            `*First half hour:* one idea, written as you would tell it to a friend. *Second:* cut a third. *Third:* the subject line, of which you write ten. *Fourth:* links, alternative texts for pictures, a test to yourself on a phone.

A good subject line says what is inside: "Why your crust is soft, and three remedies." Capitals, false "Re:" and alarm raise opens once and trust never.

Keep the layout simple: one column, real text rather than a picture of text, 16 pixels or more. End with a question. Replies are the best reading you will have all week.`,
          ),
          text(
            'Figures with a grain of salt',
            `"Opens" are counted by a hidden picture. Some mail programs now load all pictures in advance, others block them, so the open rate may be far too high or too low. Compare it only with your own past, and only roughly.

Clicks are firmer, though security scanners click as well. Replies, forwards and unsubscribes with a reason are firmest of all.

Twice a year write to those who have not clicked for six months: "Shall I go on?" Remove the silent. The list shrinks, the figures get honest, and your mail arrives more reliably.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'landing-pages-that-answer',
    name: 'Landing Pages That Answer Questions',
    final_category: 'landing-pages',
    level: 'intermediate',
    cover: [1, 0],
    skills: ['Landing pages', 'Copywriting', 'Visual hierarchy'],
    price_minor: 3400,
    language: 'en',
    short_description: 'Order a page by the questions in a visitor’s head, prove each claim and ask for one thing.',
    description: `A visitor arrives with questions: Is this for me? What is it? What does it cost me? Can I believe it? What happens next? A landing page that answers them in this order rarely needs tricks. You will plan a page as a conversation, replace adjectives with proof, make the form as short as it can be and review the result with a person who fits the audience.`,
    objectives: [
      'Order a page by the visitor’s questions',
      'Replace each adjective with a proof',
      'Reduce a form to the fields you use',
    ],
    requirements: ['A product, event or service to present'],
    audience: ['Marketers, designers and founders'],
    modules: [
      {
        title: 'The conversation',
        lessons: [
          text(
            'Five questions in order',
            `**Am I in the right place?** The heading repeats the promise of the advertisement or link that brought people here, in the same words.

**What is it?** One sentence and one picture of the real thing.

**What do I get, and what does it cost?** Benefits in the customer's words; the price, or at least how it is made.

**Can I believe it?** Proof.

**What do I do now?** One action.

Write the answers as plain text before anyone designs anything. If the text alone convinces, the design has an easy task.`,
          ),
          text(
            'Proof instead of adjectives',
            `Mark every adjective on your page: fast, simple, leading, secure. Each is a promise without evidence. Replace it with a number, a demonstration, a guarantee or the word of a named person who agreed to be quoted.

"Fast delivery" becomes "Ordered before 14:00, delivered the next working day". "Secure" becomes "Files are encrypted; our last audit report is here".

Do not invent testimonials, countdowns or "12 people are looking at this". They are dishonest, in many countries unlawful, and visitors have learned to smell them. If you have no proof yet, say that you are new and make the risk small for the first customers.`,
          ),
        ],
      },
      {
        title: 'The action',
        lessons: [
          text(
            'Ask for one thing',
            `Pages with three equal buttons make visitors choose between your departments. Decide on one action and repeat it after each major answer. Other links may exist, quietly.

The label says what will happen: "Book a 20-minute call" rather than "Submit". Beneath it, remove the last worry: "Free. You choose the time on the next page."

For each form field ask who will use the answer this week. A telephone number nobody dials costs you visitors. Use the right input types, so that phones show the right keyboard, and allow browsers to fill in addresses.`,
          ),
          text(
            'Review with one real person',
            `Find someone who fits the audience. Show the page for five seconds, hide it, and ask what it offers and for whom. Then let them read and speak aloud. Note each question they ask; a question means that the answer is missing, too late or unclear.

Check three technical points yourself: the page is readable within three seconds on a slow phone, it works with the keyboard alone, and the form keeps what was typed when something goes wrong.

Only after these repairs does it make sense to test variants with numbers. Experiments polish a working page; they seldom rescue a confused one.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'honest-marketing-experiments',
    name: 'Marketing Experiments, Done Honestly',
    final_category: 'experiments',
    level: 'advanced',
    cover: [2, 1],
    skills: ['A/B testing', 'Statistics', 'Web analytics'],
    price_minor: 5900,
    language: 'en',
    short_description: 'Hypothesis, sample size, stopping rule: A/B tests whose results survive a second look.',
    description: `Most failed A/B tests fail before they start: too few visitors, no stopping rule, ten measures and one happy accident. This course shows how to write a hypothesis that can lose, estimate the sample you need, wait for it without peeking, and report the result with its uncertainty. You will also learn when not to test at all, which for small sites is often.`,
    objectives: [
      'Write a hypothesis with one main measure and a stopping rule',
      'Estimate the sample size for a given effect',
      'Report a difference with a confidence interval',
    ],
    requirements: ['Percentages and square roots hold no terror for you'],
    audience: ['Marketers and product managers with some traffic'],
    modules: [
      {
        title: 'Before the test',
        lessons: [
          text(
            'A hypothesis that can lose',
            `Write: "Because we saw ___, we believe that ___ will raise ___ by at least ___. We shall decide after ___ visitors." The last blank is the stopping rule, and it is chosen **before** the first visitor arrives.

Name one main measure, as close as possible to what you truly want. Clicks on a button are easy to raise and may mean nothing; completed orders are slower but honest. Add one or two guards that must not fall, such as returns or complaints.

If nobody would act differently whatever the result, do not run the test.`,
          ),
          text(
            'How many visitors?',
            `A useful rule for comparing two rates: you need about **16 × p × (1 − p) ÷ d²** visitors *in each variant*, where p is the present rate and d the smallest difference worth finding. It gives roughly 80 percent power at the usual 5 percent level.

Example: 4 percent now, and you care about a rise to 5. Then 16 × 0.04 × 0.96 ÷ 0.0001 ≈ 6,100 visitors per variant. For a rise to 4.2 percent you would need about 154,000.

Most small sites therefore cannot find small effects. Test bold changes, or learn from interviews instead.`,
          ),
        ],
      },
      {
        title: 'During and after',
        lessons: [
          text(
            'Do not peek, do not fish',
            `If you check daily and stop at the first "significant" day, your error rate climbs far above 5 percent, because you gave chance many chances. Either wait for the planned sample or use a method made for looking early (sequential testing).

The same holds for slicing. Out of twenty segments, one will look significant by luck. A surprising result in "tablet users on Sundays" is an idea for a new test and not a finding.

Run full weeks, since Mondays differ from Saturdays. And check that the split really is even: a 50/50 test with 5,300 against 4,700 visitors has a technical fault.`,
          ),
          text(
            'Reporting so that others can judge',
            `Give the rates, the difference and an interval: "4.0 % against 4.9 %; difference 0.9 points, 95 % interval 0.2 to 1.6." The interval tells the reader both that there probably is an effect and how small it may be.

"Not significant" does not mean "no effect". It means the data are compatible with none, and with everything inside the interval. If that interval still contains effects you care about, say that the test was too small.

Keep a log of all tests, losers included. A team that only remembers winners will believe it is much better than it is.`,
          ),
        ],
      },
    ],
  },
];
