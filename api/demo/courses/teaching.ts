import { text, type DemoCourse } from '../content/demo-content.ts';

export const teachingCourses: DemoCourse[] = [
  {
    slug: 'writing-learning-objectives',
    name: 'Writing Learning Objectives',
    final_category: 'learning-objectives',
    level: 'beginner',
    cover: [0, 0],
    skills: ['Learning objectives', 'Lesson planning'],
    price_minor: 0,
    language: 'en',
    short_description: 'Say what people will be able to do, in words that can be observed, and plan backwards from it.',
    description: `An objective is a promise to the learner and a compass for the teacher. "Understand photosynthesis" is neither: nobody can see it. This course shows how to write objectives with an observable verb, a condition and a standard, how to choose a level of difficulty on purpose, and how to plan backwards from objective to evidence to activity so that nothing in the lesson is there by habit.`,
    objectives: [
      'Write objectives with an observable verb',
      'Match each objective with evidence and activity',
      'Cut content that serves no objective',
    ],
    requirements: ['A lesson or course that you teach'],
    audience: ['Teachers, trainers and course authors'],
    modules: [
      {
        title: 'Writing',
        lessons: [
          text(
            'A verb you can see',
            `*Know, understand, appreciate* happen inside heads. Choose verbs whose result can be seen or heard: *name, calculate, compare, draw, repair, justify*.

"Learners understand fractions" becomes "Learners add two fractions with different denominators". "Know fire safety" becomes "Choose the right extinguisher for a given fire and say why".

A full objective has three parts: the **action**, the **condition** (with a table, without a calculator, in pairs) and the **standard** (four of five right, within ten minutes). The last two may stay unspoken if they are obvious to everyone.`,
          ),
          text(
            'How high do you aim?',
            `Benjamin Bloom's group described levels of thinking in 1956; a revision in 2001 named them *remember, understand, apply, analyse, evaluate, create*. They are no ladder that must be climbed rung by rung, but they are a useful check.

Look at your objectives. If all begin with *name* and *list*, you train recall and should not test analysis. If all say *create*, ask whether learners have what they need to create from.

For an hour, one to three objectives are enough. If you have nine, you have a course.`,
          ),
        ],
      },
      {
        title: 'Planning backwards',
        lessons: [
          text(
            'Objective, evidence, activity',
            `Plan in this order. **Objective:** what will they be able to do? **Evidence:** what would convince a doubtful colleague that they can? **Activity:** what must they practise to get there?

Example. Objective: compare two loan offers. Evidence: given two offers, a learner names the cheaper and shows the calculation. Activity: work through one pair together, one with a partner, one alone.

Note how the activity resembles the evidence. A lecture about loans does not. If learners will be asked to compare, they must have compared, with somebody to correct them.`,
          ),
          text(
            'The courage to leave out',
            `Write each part of your lesson on a note: the anecdote, the history, the five slides on definitions. Put every note beneath the objective it serves. What remains on the table serves your habit.

Some of it may go into an optional reading; most can go altogether. The time saved belongs to practice, which is always too short.

Finally say the objectives to your learners, in their language, at the start; and return to them at the end: "Can you do this now? Show your neighbour." Those two minutes tell you where the next lesson must begin.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'practice-that-lasts',
    name: 'Practice That Lasts: Memory for Learners',
    final_category: 'memory',
    level: 'all_levels',
    cover: [1, 1],
    skills: ['Study skills', 'Note taking'],
    price_minor: 0,
    language: 'en',
    short_description: 'Recall, spacing and mixing: three habits with good evidence that feel worse and work better.',
    description: `Rereading and underlining feel productive, and do little. Three other habits have decades of evidence behind them: recalling without looking, spreading practice over days, and mixing kinds of tasks. They feel harder, which is why people drop them. This course explains what the research found and how large the effects are, and turns it into a weekly plan you can start on Monday.`,
    objectives: [
      'Replace rereading by recall',
      'Spread practice over days and weeks',
      'Mix kinds of tasks within one session',
    ],
    requirements: ['Something you want to learn'],
    audience: ['Students of any age and their teachers'],
    modules: [
      {
        title: 'Three habits',
        lessons: [
          text(
            'Recall instead of rereading',
            `In a well-known experiment by Henry Roediger and Jeffrey Karpicke (2006), students either read a text repeatedly or read it and then tried to recall it. After five minutes the rereaders did a little better. After a week, those who had practised recall remembered clearly more.

Being tested is not only a measurement; it changes memory. So close the book and write down what you know. Then compare, and mark gaps in another colour.

It feels bad because you notice what is missing. Rereading feels good because everything looks familiar. Familiar is not the same as available.`,
          ),
          text(
            'Spread and mix',
            `Three hours on one evening are worth less than an hour on three days. The **spacing effect** is among the oldest findings about memory and has been confirmed in hundreds of studies. A rough guide: for a test in a month, leave about a week between repetitions.

**Mixing** means changing the kind of task: not twenty triangles and then twenty circles, but in turn. During practice it is slower and brings more mistakes. Later, mixed groups do better, because they have practised *choosing* the method as well as carrying it out.`,
          ),
        ],
      },
      {
        title: 'A weekly plan',
        lessons: [
          text(
            'A plan for one subject',
            `*Day 1:* study new material; at the end, five minutes of recall on a blank page.
*Day 2:* ten minutes: recall again before you look.
*Day 4:* solve three tasks: one new, one from last week, one from last month.
*Day 7:* explain it to someone or to a wall; note each place where you say "somehow".

Keep a list of topics with the date of the last recall. Take the oldest first.

Make questions while reading, in place of underlining. Write them in the margin, and cover the text next time. They become your cards and your own examination.`,
          ),
          text(
            'What does not help much',
            `A large review by John Dunlosky and colleagues (2013) compared ten techniques. Practice testing and distributed practice were rated highly useful. Underlining, rereading and, for most learners, summarising were rated low.

The idea that each person has a visual or auditory *learning style* and should be taught in it has been tested several times without convincing support. Choose the form that suits the matter: a map for geography, sounds for pronunciation.

Sleep does help. So does putting the phone into another room. None of this is exciting, which may be why it is so seldom sold.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'questions-that-make-a-class-think',
    name: 'Questions That Make a Class Think',
    final_category: 'questioning',
    level: 'intermediate',
    cover: [2, 2],
    skills: ['Questioning', 'Facilitation', 'Assessment design'],
    price_minor: 2400,
    language: 'en',
    short_description: 'Wait longer, ask everyone, and use wrong answers to see how learners reason.',
    description: `A teacher asks dozens of questions in an hour, most of them answered within a second by the same four hands. Small changes have large effects: a few seconds of waiting, an answer from everyone on a small board, a wrong option that reveals a misconception. This course gives you such changes one at a time, with wordings to try tomorrow, in classrooms, workshops and online.`,
    objectives: [
      'Use wait time before and after an answer',
      'Get an answer from every learner',
      'Write questions that reveal misconceptions',
    ],
    requirements: ['A group that you teach'],
    audience: ['Teachers and trainers'],
    modules: [
      {
        title: 'Asking',
        lessons: [
          text(
            'Three seconds more',
            `Mary Budd Rowe measured in the 1970s how long teachers wait after a question: usually about one second. When they waited three seconds or more, answers became longer, more learners spoke, and more of them gave reasons.

There are two pauses: one after your question, one after the answer. The second is harder. Say nothing, look interested, and someone will often go on: "… because otherwise the water would …"

Count silently. Warn the class: "I shall wait, so that everyone can think." Then silence becomes part of the work rather than an embarrassment.`,
          ),
          text(
            'An answer from everyone',
            `Raised hands show you who is quick and sure. To learn what the group thinks, ask for an answer from **all**: on small whiteboards, with fingers for A to D, in the chat where all press Enter on a signal.

Then choose whom to ask next by what you saw. "Some have 12 and some have 20. Talk to somebody who has another answer than you." Two minutes of pair talk change more minds than a further explanation.

If you call on people by name, ask the question first and say the name after the pause. Otherwise all others stop thinking at the sound of the name.`,
          ),
        ],
      },
      {
        title: 'Listening',
        lessons: [
          text(
            'Wrong answers worth having',
            `"Which is larger, 0.35 or 0.4?" A learner who believes that longer numbers are larger picks 0.35. One who compares digit by digit picks 0.4. Each option tells you how they think.

Write such questions from the mistakes you meet. For each wrong option note the idea behind it. If no wrong answer would surprise you, the question is too easy to be useful.

Good stems: *What would happen if …? Which of these does not belong, and why? Here is a solution with one mistake: find it. When is this rule false?*`,
          ),
          text(
            'What to do with an answer',
            `Praise for a right answer ends thinking: the matter is settled. Try a neutral "Thank you. Who can say it in another way?" or "Do you agree, and why?" before you judge.

With a wrong answer, find the reason in it: "You added the tops and bottoms. When would that give the right result?" Never let another learner simply supply the right one. Return to the first: "Can you put that in your own words now?"

"I don't know" can be the beginning. Offer a choice of two, or say "Think; I will come back." And do come back.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'notes-you-will-use-again',
    name: 'Notes You Will Use Again',
    final_category: 'note-taking',
    level: 'beginner',
    cover: [1, 3],
    skills: ['Note taking', 'Study skills', 'Documentation'],
    price_minor: 1400,
    language: 'en',
    short_description: 'Write less in the lesson and more afterwards; file notes by the question they answer.',
    description: `Most notes are written once and never opened. The remedy is not a better application but two habits: write in your own words, and come back within a day. This course compares simple page layouts, shows how to turn a page into questions, and proposes a small filing system, on paper or on screen, in which you find a thought by the question it answers rather than by the day you had it.`,
    objectives: [
      'Take notes in your own words under time pressure',
      'Turn notes into questions within a day',
      'File notes so that they are found again',
    ],
    requirements: ['A notebook or any note program'],
    audience: ['Students and people in many meetings'],
    modules: [
      {
        title: 'Taking notes',
        lessons: [
          text(
            'Less, and in your own words',
            `People who write down every word act as recorders: the sentence passes from ear to hand without stopping. Listen for a minute, then write one line about what was said, in your own words. Deciding what matters is already learning.

Leave much space. Mark three things with signs of your own: **?** for what you did not understand, **!** for what surprised you, **→** for what you must do.

Copy formulas, definitions and quotations exactly and mark them as such. A sketch with arrows often replaces half a page.`,
          ),
          text(
            'A page with a margin',
            `Draw a line at about a quarter of the width, and another four centimetres above the foot. Notes go into the large field. The left margin stays empty during the lesson; afterwards you write **questions** there, to which the notes are the answers. At the foot, two sentences: what was this about?

This layout was described by Walter Pauk at Cornell University in the 1950s. It is good because of the second step. Cover the right side, and the page becomes a self-test.

On a screen, use a table with two columns or indented questions. It is the same idea.`,
          ),
        ],
      },
      {
        title: 'Using notes',
        lessons: [
          text(
            'Ten minutes within a day',
            `On the same day or the next, go through the page. Fill gaps while you still remember. Resolve every **?** or write down whom you will ask. Move each **→** to your task list; tasks hidden in notes are forgotten.

Write the questions and the two-sentence summary. Then throw away what is no longer needed; a page that has been digested may go.

These ten minutes bring more than an hour next month, because next month you would have to learn it anew.`,
          ),
          text(
            'File by question',
            `Folders called "Meeting 21 Nov" answer the question *when*, and you will rarely ask that. Name notes by what they answer: "How do we price courses for schools?"

One thought for each note, a descriptive title, the source, and a link to one or two related notes. When you add a note, look for an older one to connect it with; this small search is a repetition as well.

Once a month, read five old notes at random. Improve a title, merge two, delete one. A collection that is tended stays usable; one that only grows becomes an attic.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'onboarding-in-thirty-days',
    name: 'Onboarding in Thirty Days',
    final_category: 'onboarding',
    level: 'intermediate',
    cover: [2, 1],
    skills: ['Mentoring', 'Documentation', 'Training evaluation'],
    price_minor: 3900,
    language: 'en',
    short_description: 'A first day, week and month that help new colleagues become useful and at home.',
    description: `The first month decides how soon a new colleague becomes useful, and often whether they stay. Yet many spend it waiting for access and reading old documents. This course helps you plan thirty days: what must be ready before the first morning, a small real task in the first week, a companion who has time, three talks with fixed questions, and a way to let newcomers improve the plan for the next one.`,
    objectives: [
      'Prepare everything a newcomer needs on day one',
      'Choose a first real task of the right size',
      'Hold three short talks that find problems early',
    ],
    requirements: ['A team that will welcome somebody'],
    audience: ['Team leads and people who train colleagues'],
    modules: [
      {
        title: 'Before and at the start',
        lessons: [
          text(
            'Ready before the first morning',
            `Make a list with names and dates: desk, computer, accounts, keys, pay details, entry in the calendar of regular meetings. Test each account the day before. Nothing says "we forgot you" like a newcomer watching someone wait on the help line.

Send a short letter a week ahead: when and where to come, whom to ask for, what the first day looks like, where people eat.

Choose a **companion** who is not the boss, likes to explain, and has a fifth of their time free for two weeks. Without that time the role is only a title.`,
          ),
          text(
            'One real thing in the first week',
            `On day one: welcome, a walk, lunch in company, one easy success. Spread explanations over the week; nobody remembers eight hours of introduction.

By Friday the newcomer should have finished something **small, real and visible**: corrected a page that customers read, answered one enquiry, mended one fault. It should touch the whole path from task to result, so that tools and people are met on the way.

Write the task down beforehand with its purpose and the person to ask. If it turns out too large, cut it. The success matters more than the size.`,
          ),
        ],
      },
      {
        title: 'The month',
        lessons: [
          text(
            'Three talks',
            `Hold half an hour on days 5, 15 and 30, with the same questions: *What has gone well? What confused you? What do you still need? Whom have you not met yet? What would you do differently from us?*

Day 5 finds missing access and missing names. Day 15 finds wrong expectations, which is the most important of the three: say plainly what you expect by day 30 and ask what they expect of you. Day 30 looks ahead to the next three months.

Write down what you promised. Kept promises in the first month build trust for years.`,
          ),
          text(
            'Let newcomers mend the path',
            `For a few weeks a newcomer sees what you no longer see: the abbreviation nobody explains, the step that exists only in someone's head. Ask them to correct the written guide as they go. It is a useful first task, and the guide stays true.

Measure two things: days until the first finished piece of work, and the answer after 60 days to "Did you get what you needed to do your job?" on a scale of one to five. Talk about every answer below four.

Then plan the next thirty days a little better, for the next one.`,
          ),
        ],
      },
    ],
  },
];
