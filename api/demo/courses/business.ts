import { text, type DemoCourse } from '../content/demo-content.ts';

export const businessCourses: DemoCourse[] = [
  {
    slug: 'meetings-worth-having',
    name: 'Meetings Worth Having',
    final_category: 'meetings',
    level: 'all_levels',
    cover: [0, 0],
    skills: ['Facilitation', 'Decision making'],
    price_minor: 0,
    language: 'en',
    short_description: 'A question, the right people, a decision and notes within the hour, or no meeting at all.',
    description: `An hour with eight people costs a working day. Some meetings are worth it: those that decide, solve or mend something that writing cannot. This course helps you cancel the others kindly, turn an agenda of topics into an agenda of questions, give quiet people room, close with decisions that everyone recalls in the same way, and send notes that are read.`,
    objectives: [
      'Decide whether a matter needs a meeting',
      'Write an agenda of questions',
      'Close with decisions, owners and dates',
    ],
    requirements: ['You call or attend meetings'],
    audience: ['Team leads and everyone who invites others'],
    modules: [
      {
        title: 'Before',
        lessons: [
          text(
            'Does it need a meeting?',
            `Use a meeting when people must react to each other: to decide between options, to untangle a conflict, to think up something together. Do not use it to read aloud what could be sent, or to collect reports one by one.

A test: write the outcome you want in one sentence beginning with a verb. "Choose the supplier for the canteen." If the best you can write is "Talk about the canteen", send a question by mail first.

Invite those who decide, those who know and those who must carry it out. Others receive the notes, and usually thank you for it.`,
          ),
          text(
            'An agenda of questions',
            `"Budget" is a topic; people arrive without knowing what is wanted. "Which of the three cuts do we take?" is a question, and people arrive with an answer.

For each question give the minutes, who leads it, and what to read before. Put the most important one first, while heads are fresh and nobody has left early. Leave the last five minutes free.

Send it a day ahead. If the reading is longer than two pages, begin the meeting with ten silent minutes in which all read. It feels odd once, and ensures that everyone has truly read it.`,
          ),
        ],
      },
      {
        title: 'During and after',
        lessons: [
          text(
            'Room for quiet people',
            `In open discussion three people speak for most of the time. Before discussing, let everyone write down their view for two minutes, then go round the table once, with the most senior person last. Views that were written are seldom bent by the first speaker.

Keep a visible list for matters that do not belong here. Writing a point there says "heard" without losing the thread.

On video, the same rules count double. Use the raised hand, call people by name in turn, and have one person watch the chat.`,
          ),
          text(
            'The last five minutes',
            `Read the decisions aloud, in the words in which they will be written: what, who, until when. "Demo will ask two suppliers for prices by Friday" can be checked; "we will look into it" cannot. Ask: "Does anyone remember this differently?" Someone often does, and now is the cheapest time.

Send the notes within the hour: decisions first, then open questions, then at most a few lines of reasons. A later reader should learn what was decided without reading how.

Once a month ask of each regular meeting: would we invent it today?`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'negotiation-without-drama',
    name: 'Negotiation Without Drama',
    final_category: 'negotiation',
    level: 'intermediate',
    cover: [1, 1],
    skills: ['Negotiation', 'Sales'],
    price_minor: 4900,
    language: 'en',
    short_description: 'Know your alternative, ask for reasons, trade instead of giving in, and write it down.',
    description: `Most negotiations are not duels. They are two people looking for an arrangement that beats what each could do alone. This course draws on the well-known ideas of interests behind positions and of the best alternative to an agreement, and turns them into preparation you can do in half an hour: your limits, their likely worries, what you could trade, and the sentence you start with.`,
    objectives: [
      'Work out your best alternative and your limit',
      'Find the interests behind a position',
      'Trade concessions instead of giving them away',
    ],
    requirements: ['A real negotiation that lies ahead of you'],
    audience: ['People who buy, sell, hire or ask for a rise'],
    modules: [
      {
        title: 'Preparation',
        lessons: [
          text(
            'Your best alternative',
            `What will you do if no agreement is reached? Roger Fisher and William Ury called this the *best alternative to a negotiated agreement*. It is your true limit: accept nothing worse, refuse nothing better.

Write it down concretely: "Stay with the present landlord for 900 a month." Then improve it before you negotiate. A second offer, another supplier, a little money in reserve: each gives more calm than any technique.

Estimate the other side's alternative as well. If theirs is poor, you need not hurry. If it is excellent, find out what you could offer that it lacks.`,
          ),
          text(
            'Positions and interests',
            `A position is what someone demands: "Delivery by the first of March." An interest is why: "Our shop opens on the fifth." Positions collide; interests can often be met in more than one way. A partial delivery might do, or a rented shelf for a week.

Ask "What would that make possible for you?" and "What would go wrong otherwise?" Then tell your own reasons. People answer reasons with reasons.

Before you meet, list three interests for each side. You will be partly wrong about theirs, but you will listen for the difference.`,
          ),
        ],
      },
      {
        title: 'At the table',
        lessons: [
          text(
            'First numbers and trades',
            `The first number on the table pulls the result towards itself; psychologists call it anchoring. If you know the market well, name yours first, with a reason. If you do not, ask questions and let the other speak.

Never concede for nothing. Use "If you …, then I …": "If you order for the whole year, I can lower the price by six percent." Look for things that cost you little and help them much: dates, payment terms, training, a reference.

Keep several points open at once. When only price is left, every step is one side's loss.`,
          ),
          text(
            'Pressure, pauses and paper',
            `When something startles you, pause. "Let me think about that" is a complete sentence. Deadlines that appear suddenly can be tested with a question: "What happens if we decide on Monday?"

With a hard tactic, name it without blame: "I notice that the offer has changed for the third time. How shall we go on?" Usually it stops.

At the end, summarise in writing on the same day: who does what, when, for how much, and what was left open. Memory is a generous editor. A short friendly mail has prevented more quarrels than most contracts.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'pricing-your-first-product',
    name: 'Pricing Your First Product',
    final_category: 'pricing',
    level: 'intermediate',
    cover: [2, 2],
    skills: ['Pricing', 'Business modelling', 'Cost analysis'],
    price_minor: 4400,
    language: 'en',
    short_description: 'Cost sets the floor, value the ceiling: choose a price, test it and learn to raise it.',
    description: `New businesses often charge too little, because cost is easy to see and value is not. This course gives you both: a contribution calculation that tells how many sales carry your fixed costs, and conversations that reveal what the result is worth to a buyer. You will set a price with a reason, build two or three versions of an offer, and plan the first increase.`,
    objectives: [
      'Calculate contribution and break-even quantity',
      'Estimate value from the buyer’s side',
      'Build an offer in two or three versions',
    ],
    requirements: ['A product or service with known costs'],
    audience: ['Founders and independent workers'],
    modules: [
      {
        title: 'Floor and ceiling',
        lessons: [
          text(
            'The floor: contribution',
            `Split costs in two. **Variable** costs arise with each sale: material, postage, payment fees. **Fixed** costs arrive anyway: rent, software, your own wage.

Price minus variable cost is the *contribution* of a sale. Example: a course kit sells for 40; material and postage cost 15; the contribution is 25. With fixed costs of 3,000 a month you need 3,000 ÷ 25 = **120 sales** before you earn anything.

Try a price of 48. The contribution is 33 and break-even falls to 91. A price 20 percent higher needs 24 percent fewer sales.`,
          ),
          text(
            'The ceiling: value',
            `A buyer compares the price with the result. A tool that saves a bookkeeper four hours a month at 30 an hour is worth about 120 a month to her. Nobody pays the entire value; a third or less leaves her a clear reason to buy.

Ask customers what they do today, how long it takes, and what goes wrong. Do not ask "What would you pay?" People cannot know, and politeness answers.

For things bought for pleasure, look at what the same people already spend: a concert, a good dinner, a year of a magazine. These are the prices beside which yours will stand.`,
          ),
        ],
      },
      {
        title: 'Choosing and changing',
        lessons: [
          text(
            'Versions, not discounts',
            `People differ in what they need. Offer two or three versions that differ in something that matters to *them*: speed, size, help. A basic, a usual and a generous one let buyers choose how to pay you, in place of whether.

Name the versions after the user, not after metals. Make the usual one complete; a crippled version annoys those who buy it.

Discounts train people to wait. If you must lower the price, change the offer as well: fewer hours, later delivery, payment in advance. Then the original price remains true.`,
          ),
          text(
            'Testing and raising',
            `Quote the new price to the next ten prospects. If none hesitates, it was too low. If all turn away, ask the last three why; the answer is often about unclear value and not about money.

Announce an increase early, with the date and one honest reason, and keep the old price for existing customers for some months. Expect a few to leave. Calculate first: at a contribution of 25, a rise of 5 pays as long as fewer than one in six customers goes.

Review prices every year. Your skills and costs change; a price that never does is a decision you make by silence.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'customer-interviews-that-tell-the-truth',
    name: 'Customer Interviews That Tell the Truth',
    final_category: 'customer-interviews',
    level: 'beginner',
    cover: [0, 3],
    skills: ['Customer interviews', 'Market research'],
    price_minor: 2400,
    language: 'en',
    short_description: 'Ask about last week instead of next year, listen for costs and stop pitching your idea.',
    description: `People are kind. Ask whether they like your idea and they will say yes. Ask what they did last Tuesday and you learn something. This course shows how to find people to talk with, ask about real events, notice when you are being flattered, and turn ten conversations into a decision. It suits new products, new services and new features alike.`,
    objectives: [
      'Ask about past behaviour instead of opinions',
      'Recognise compliments and vague promises',
      'Turn ten interviews into a decision',
    ],
    requirements: ['An idea and the courage to hear bad news'],
    audience: ['Founders, designers and product people'],
    modules: [
      {
        title: 'Asking',
        lessons: [
          text(
            'Past, not future',
            `"Would you use an application that …?" invites imagination. In imagination we all exercise daily. Ask instead: "When did this last happen? Tell me from the beginning." Then follow: What did you do first? Who else was there? What did it cost? What happened afterwards?

Good signs are **actions**: they looked for a solution, paid for one, built a spreadsheet, complained to someone. If a person has a problem and has never done anything about it, they may not have it badly.

Keep your idea to yourself for the first half hour. Once you name it, the talk becomes a review of you.`,
          ),
          text(
            'Finding people to talk with',
            `You need perhaps ten people of one kind, not ten of ten kinds. Begin with people you know slightly, and end every talk with: "Who else should I ask?"

Be plain in the invitation: "I am trying to understand how small bakeries plan their orders. I have nothing to sell. Could I have twenty-five minutes?" Go to them if possible. In the bakery you see the list on the wall that no one would have mentioned.

Thank people with something fitting, and tell them what you learned. They will answer the next time too.`,
          ),
        ],
      },
      {
        title: 'Hearing',
        lessons: [
          text(
            'Three kinds of false gold',
            `*Compliments:* "Great idea!" costs nothing. Say thanks and ask about last week.

*Generalities:* "I always", "I would never". Ask for the last time it happened.

*Wishes for features:* "You should add a calendar." Ask what the calendar would let them do and how they manage now. The wish is their design; the need beneath is your finding.

Real interest costs the other person something: time for a second meeting, an introduction to the boss, a deposit. At the end, ask for such a step. A friendly no is worth more than a polite perhaps.`,
          ),
          text(
            'From ten talks to one decision',
            `Write notes the same day, with exact words in quotation marks and your interpretation apart. After each talk fill in one line in a table: the situation, the last event, what was done, what it cost, surprise.

After ten rows, read downwards. Which event occurs again and again? Where did money or hours go? If the rows have nothing in common, your group was too mixed: narrow it and talk with five more.

Then decide: go on, change the idea, or stop. Write down why. A stopped idea after ten conversations is one of the cheapest successes in business.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'giving-feedback-that-helps',
    name: 'Giving Feedback That Helps',
    final_category: 'feedback',
    level: 'all_levels',
    cover: [1, 0],
    skills: ['Giving feedback', 'Mentoring'],
    price_minor: 0,
    language: 'en',
    short_description: 'Situation, behaviour, effect: say it soon, say it plainly, and ask before you advise.',
    description: `Feedback goes wrong in two ways: it is never given, or it judges the person in place of the work. Here you practise a simple form, situation, behaviour and effect, that keeps to what was seen and what followed. You learn when praise teaches, why the well-known sandwich fails, and how to receive feedback yourself without defending every sentence.`,
    objectives: [
      'Describe situation, behaviour and effect without judging',
      'Give praise that can be repeated',
      'Receive feedback and choose what to do with it',
    ],
    requirements: ['People with whom you work'],
    audience: ['Team leads, teachers and colleagues'],
    modules: [
      {
        title: 'Giving',
        lessons: [
          text(
            'Situation, behaviour, effect',
            `"You are unreliable" is a verdict and starts a quarrel about character. Compare: "In Monday's call (situation) you joined fifteen minutes late (behaviour). The client repeated everything and we had no time for the price (effect)."

Stay with what a camera could have recorded. Then stop and ask: "How did you see it?" Perhaps there was a reason you could not know.

Give it soon, in private, and about one thing. A list collected over six months feels like a trial. If you are angry, sleep first; if you are still sure in the morning, speak.`,
          ),
          text(
            'Praise that teaches',
            `"Well done!" is pleasant and tells nobody what to repeat. Use the same three parts: "In the workshop, you let the silence stand after your question. Two people who never speak gave the best ideas."

Do not wrap criticism between two compliments. People either hear only the bread or learn to flinch when praised. Praise when there is something to praise, and criticise when there is something to change.

Aim to notice good work at least as often as faults. You steer behaviour more by what you notice than by what you forbid.`,
          ),
        ],
      },
      {
        title: 'Receiving',
        lessons: [
          text(
            'Listen, ask, thank, decide',
            `When feedback comes to you, do four things in order. **Listen** to the end. **Ask** for an example if it is vague: "When did you notice it last?" **Thank** the person; it is a risk to speak. **Decide** later what to do; you owe nobody instant agreement.

Explaining at once sounds like defending, even when you are right. Note the explanation and bring it up tomorrow, if it still matters.

If three people tell you the same, believe it. If one person tells you, and it concerns something you care about, ask a second one.`,
          ),
          text(
            'Making it ordinary',
            `Feedback frightens because it is rare. Put it into normal work: five minutes after each project with two questions, "What helped?" and "What shall we do differently next time?" Begin with yourself; the leader who names their own mistake first sets the tone.

Ask precisely. "Any feedback?" earns "All fine." "What is one thing I could do to make our reviews shorter?" earns an answer.

Then change something visible and say why. Nothing encourages people to speak again more than seeing that the last time had an effect.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'planning-a-project-that-can-slip',
    name: 'Planning a Project That Can Slip',
    final_category: 'project-planning',
    level: 'intermediate',
    cover: [2, 1],
    skills: ['Project planning', 'Risk management'],
    price_minor: 3400,
    language: 'en',
    short_description: 'Estimate in ranges, find the longest chain, keep a buffer and report early when it moves.',
    description: `Projects slip; good plans expect it. In this course you break work into pieces that can be finished, estimate each as a range, find the chain of tasks that decides the end date, and place time in reserve where it protects the whole. You will also practise the message that matters most in project work: telling people early that something has moved.`,
    objectives: [
      'Break work into pieces with a visible end',
      'Find the critical path of a small project',
      'Report a delay with options instead of excuses',
    ],
    requirements: ['A project of some weeks, real or imagined'],
    audience: ['People who lead projects beside their usual work'],
    modules: [
      {
        title: 'Making the plan',
        lessons: [
          text(
            'Pieces that can be finished',
            `"Website" cannot be finished; "The contact form sends mail to the office" can. Split the work until each piece has a visible end and takes between half a day and a week. Begin each with a verb and end with a result.

Add the pieces that plans forget: waiting for approval, moving data, training, correcting, holidays, handing over.

Estimate in ranges: likely and pessimistic. If the pessimistic figure is more than double, you do not understand the piece yet. Plan a short investigation first and estimate again afterwards.`,
          ),
          text(
            'The longest chain',
            `Write for each piece which others must be done before. Then add up the durations along every chain from start to end. The longest chain is the **critical path**: one day lost there is one day lost for the project.

Example: design 4 days, build 6, test 3: thirteen days. Texts take 5 days and must be ready before the test; they may begin at any time in the first five days without harm. That freedom is called slack.

Put your best attention on the longest chain, and check weekly. When it gets shorter, another chain may take its place.`,
          ),
        ],
      },
      {
        title: 'Living with it',
        lessons: [
          text(
            'A buffer that belongs to the project',
            `If everyone adds a little safety to their own task, the safety is used up: work tends to fill the time it is given. Estimate tasks at their likely duration and put the reserve in one place, **at the end of the longest chain**, visible to all. A third of the chain is a fair start for new kinds of work.

Watch how fast the buffer shrinks. Half the work done and a quarter of the buffer used: good. The other way round: act now.

List the five most likely troubles with a sign by which you would notice each early, and a first response.`,
          ),
          text(
            'Saying it early',
            `Bad news does not improve with age. On the day you see that a date will move, write four sentences: what happened, what it means for the date, what the options are, and which you recommend.

"The printer has shut down for a week. Delivery moves from 3 to 10 March. We can (a) accept that, (b) print 200 copies elsewhere for 180 more, or (c) open with samples. I recommend (b); please decide by Thursday."

This message hurts for a minute. The one sent on 3 March hurts for a year. Finish each project with a page about how estimates compared with reality; the next plan begins there.`,
          ),
        ],
      },
    ],
  },
];
