import { text, type DemoCourse } from '../content/demo-content.ts';

export const writingCourses: DemoCourse[] = [
  {
    slug: 'plain-language',
    name: 'Plain Language',
    final_category: 'plain-language',
    level: 'beginner',
    cover: [2, 2],
    skills: ['Plain language', 'Editing', 'Business writing'],
    price_minor: 0,
    language: 'en',
    short_description: 'Write so that readers find what they need, understand it and can use it the first time.',
    description: `A text is in plain language when its readers can find what they need, understand what they find, and use it. That is a test and not a taste. This course gives you the tools that help most: the reader's question first, verbs in place of nouns, active sentences with a person in them, and lists for what is truly a list. You rewrite one letter from beginning to end.`,
    objectives: [
      'Order a text by the reader’s questions',
      'Turn nominal, passive sentences into active ones',
      'Test a text with a reader',
    ],
    requirements: ['A letter or page that you wish were clearer'],
    audience: ['Public servants, experts and everyone who writes to strangers'],
    modules: [
      {
        title: 'Order and sentences',
        lessons: [
          text(
            'The reader’s question first',
            `Readers of a letter from an office ask: What is it about? What must I do? By when? What happens otherwise? Where can I ask? Answer in that order. The legal basis, which the writer thinks of first, can stand at the end.

Give each section a heading that is itself a question or a statement: "What you need to send us" rather than "Documents".

Put conditions after the main point. Instead of "If you have not, within fourteen days of …, you must …" write "Please send the form by 3 December. If you cannot, call us."`,
          ),
          text(
            'Verbs, people and short distances',
            `"The submission of the application by the applicant must be effected in writing" has no person in it and hides its verb in a noun. "Please apply in writing" has nine words fewer and loses nothing.

Look for nouns that end in *-tion*, *-ment*, *-ance* and turn them into verbs. Look for *is being*, *was carried out* and ask who does it. "You" and "we" are not impolite; they tell readers who must act.

Keep the subject near its verb. When fifteen words stand between them, split the sentence. An average of about fifteen to twenty words, with short ones among them, reads well.`,
          ),
        ],
      },
      {
        title: 'Words and tests',
        lessons: [
          text(
            'Words that carry their weight',
            `Prefer the common word: *use* to *utilise*, *about* to *with regard to*, *because* to *due to the fact that*. Keep technical words if readers know them or must learn them, explain them once, and then use **the same word always**. Variation, praised at school, makes readers wonder whether something else is meant.

Remove doubled words: *each and every*, *terms and conditions*. Say what is, instead of what is not: "open until 18:00" rather than "not open after 18:00".

Lists help with three or more parallel things. Begin each with the same kind of word.`,
          ),
          text(
            'Ask a reader, not a formula',
            `Readability formulas count syllables and sentence lengths. They find monsters, but they cannot notice a missing date or a wrong order.

Give the text to one person of the target group. Ask three questions they should be able to answer: "What do you have to do? By when? What if you disagree?" Watch where they search. Do not explain.

Mend what went wrong, then test with another person. Two or three readers find most troubles. If a lawyer insists on a sentence, keep it and add a plain one before it: "In short: you need not pay until we write again."`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'reports-that-get-read',
    name: 'Reports That Get Read',
    final_category: 'reports',
    level: 'intermediate',
    cover: [0, 1],
    skills: ['Report writing', 'Visual hierarchy', 'Editing'],
    price_minor: 3400,
    language: 'en',
    short_description: 'One-page summary, headings that speak, figures with a message and a clear recommendation.',
    description: `Few people read reports from cover to cover. They read the first page, leaf through the headings, look at the pictures and search for the line that concerns them. A good report serves each of these readers. You will write a summary that can stand alone, headings that tell the story, figures with a message, and recommendations someone can accept or refuse.`,
    objectives: [
      'Write a one-page summary that stands alone',
      'Turn topic headings into statements',
      'Phrase recommendations that can be decided on',
    ],
    requirements: ['A report to write, or an old one to improve'],
    audience: ['Analysts, consultants and researchers'],
    modules: [
      {
        title: 'Architecture',
        lessons: [
          text(
            'The page that everyone reads',
            `Write the summary as though the rest would be lost. Four short paragraphs: the question and why it was asked; the answer; the two or three most important reasons with numbers; what should be done now, by whom, and what it costs.

The answer comes in the second paragraph and not at the end. A report is not a detective story.

Write a first version **before** the report, as a guide, and rewrite it afterwards from what you really found. If the two are identical, either you knew everything or you did not look.`,
          ),
          text(
            'Headings that tell the story',
            `Collect your headings on a page of their own and read them from top to bottom. "Introduction, Method, Results, Discussion" says nothing about the subject. "Complaints doubled after the move", "Most concern two routes", "One extra bus would remove half of them" is a report in three lines.

Each section then begins with the sentence that supports its heading, followed by evidence, followed by limits.

Method and long tables belong in an appendix, complete and in order, for the reader who wants to check. Refer to it exactly: "see Table A3".`,
          ),
        ],
      },
      {
        title: 'Evidence and advice',
        lessons: [
          text(
            'Figures with one message each',
            `Each figure gets a title that states its finding, a source, a unit, and the number of cases. In the text, say what to look at: "After week 12 the lines part." Do not repeat every value.

Round to what the data can bear. From 43 questionnaires, "62.79 percent" pretends; "27 of 43" informs.

State uncertainty where the number stands, not in a distant chapter: "about 40 percent (between 30 and 50)". Readers accept uncertainty calmly when it is told plainly, and resent discovering it later.`,
          ),
          text(
            'Recommendations that can be decided',
            `"Communication should be improved" cannot be refused, so it will not be done. "From January, the night supervisor calls each cancelled customer before 7:00; cost about two hours a week; responsible: head of service" can be accepted, changed or refused.

Offer an alternative and say why you rank it second. Name the strongest objection to your advice and answer it. You will be asked in any case.

Last check: give the report to a colleague for three minutes, take it away and ask what you recommend and why. What they can tell you is what your readers will remember.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'dialogue-that-sounds-alive',
    name: 'Dialogue That Sounds Alive',
    final_category: 'dialogue',
    level: 'intermediate',
    cover: [1, 0],
    skills: ['Dialogue writing', 'Fiction writing', 'Editing'],
    price_minor: 2900,
    language: 'en',
    short_description: 'Want, avoidance and rhythm: write talk that shows people instead of informing readers.',
    description: `Good dialogue is not recorded speech. It is speech with the dull parts removed and the pressure left in. In this course you give each speaker something to want and something to avoid, let them answer the question that was not asked, keep the tags quiet, and revise by ear. Short exercises lead to one scene of two pages between two people and a locked door.`,
    objectives: [
      'Give each speaker a want and something to avoid',
      'Write subtext through indirect answers',
      'Revise dialogue by reading aloud',
    ],
    requirements: ['Pleasure in reading fiction'],
    audience: ['Writers of stories and scripts'],
    modules: [
      {
        title: 'Pressure',
        lessons: [
          text(
            'Everyone wants something',
            `Before you write a line, note for each speaker: what do they want in this room, now? Not peace or love; rather the car keys, an apology, to leave by nine. Then: what must not be said?

If both want the same thing there is no scene, only agreement. If wants cross, even talk about soup has tension.

*Exercise:* two sisters at a locked summer house. One wants to break the window, the other wants to call their father. Neither may mention last summer. Write twelve lines.`,
          ),
          text(
            'Answer the other question',
            `People in stories who answer exactly what was asked sound like witnesses in court. In life we answer the question we fear.

"Did you lock it?"
"You had the bags."

The second line answers an accusation and not the question. That gap is called *subtext*: the reader hears what is not on the page and feels clever.

Use information sparingly. "As you know, our father left us this house in 1998" is said by nobody. Let one character not know, or want to forget, and the fact comes out as a weapon.`,
          ),
        ],
      },
      {
        title: 'Sound',
        lessons: [
          text(
            'Tags, gestures and silence',
            `"Said" is nearly invisible; use it. *Exclaimed, opined, hissed* draw attention to the writer. With two speakers you can leave tags away for several lines and anchor the reader again with a small action: "She turned the key the other way."

The action should do work. Shrugging, nodding and sighing are filler. Turning a key that does not fit tells of place, patience and hope at once.

Silence is a line as well. A question followed by a described sound (rain on the shutters) lets the reader hear that no answer came.`,
          ),
          text(
            'Revise by ear',
            `Read the scene aloud, better still with another person, each taking a part. Mark three things: where you stumble, where both voices sound the same, and where you are bored.

Stumbling: shorten. Sameness: give one speaker a habit, such as questions, unfinished sentences or numbers. Not a dialect; a way of thinking. Boredom: greetings, thanks and explanations can usually go. Enter late, leave early.

Finally cover the tags with your hand. If you still know who is speaking, the voices stand on their own feet.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'proofreading-with-method',
    name: 'Proofreading with Method',
    final_category: 'proofreading',
    level: 'all_levels',
    cover: [0, 3],
    skills: ['Proofreading', 'Editing'],
    price_minor: 1900,
    language: 'en',
    short_description: 'Several passes, one kind of mistake each, and ways to see what is there, not what you meant.',
    description: `We overlook mistakes in our own texts because we read what we meant. Method beats concentration: separate editing from proofreading, change how the text looks, and make several passes, each for one kind of error. This course gives you a routine of five passes for a page or a book, a checklist for numbers and names, and honest rules for using spelling programs.`,
    objectives: [
      'Read in five passes with one aim each',
      'Check names, numbers and references systematically',
      'Use spelling programs without trusting them blindly',
    ],
    requirements: ['A text that is finished except for mistakes'],
    audience: ['Writers, assistants and editors'],
    modules: [
      {
        title: 'Seeing what is there',
        lessons: [
          text(
            'First make it strange',
            `Proofreading comes last. While sentences still move there is no point in checking commas.

Then make the text unfamiliar. Wait a night. Change the typeface and the width of the lines, or print it. Read aloud, or let the computer read while you follow with a finger. Work in stretches of about half an hour; attention falls quickly after that.

A ruler or a sheet of paper below the line keeps your eyes from running ahead. It looks old-fashioned and works.`,
          ),
          text(
            'Five passes',
            `1. **Skeleton:** headings, numbering, table of contents, page numbers.
2. **Names and numbers:** every name, date, sum and reference, and nothing else.
3. **Sentences:** read for sense, slowly, word for word.
4. **Typography:** quotation marks, dashes, spaces, consistent capitals.
5. **Backwards:** read the most important parts, title, first page, captions, from the last sentence to the first.

Large type is dangerous. Everybody overlooks the mistake in the headline, because each believes that someone must have checked it.`,
          ),
        ],
      },
      {
        title: 'Checking',
        lessons: [
          text(
            'Names, numbers and sums',
            `Check each name against a source and not against its other appearance in the text; the error may have been copied. Call every telephone number that will be printed. Does the weekday fit the date? 21 November 2026 is a Saturday. Do the parts add up to the total, and the percentages to 100? If not because of rounding, say so.

Follow each "see page 12" to page 12. Click every link.

Keep a style sheet while you read: *e-mail* or *email*, *per cent* or *percent*, figures from which number on. Decide once, note it, search for the rest.`,
          ),
          text(
            'What the machine cannot see',
            `Spelling programs find words that do not exist. They pass *form* for *from*, *their* for *there*, *public* without its l. Make a list of your personal slips and search for them.

Grammar and writing assistants suggest changes that sound smooth and sometimes alter the meaning or a quotation. Accept each one individually. Never run them over names, code, legal terms or citations.

At the end, use search for doubled spaces, doubled words ("the the"), and brackets or quotation marks that open without closing. Then stop. A second person finds more in ten minutes than you will in another hour.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'ecrire-des-e-mails-clairs',
    name: 'Écrire des e-mails clairs',
    final_category: 'business-e-mail',
    level: 'beginner',
    cover: [2, 1],
    skills: ['Business writing', 'Plain language', 'French'],
    price_minor: 0,
    language: 'fr',
    short_description: 'Un objet précis, une demande par message, un ton juste : des e-mails auxquels on répond.',
    description: `Un bon e-mail professionnel se comprend en dix secondes et appelle une réponse. Ce cours court vous aide à choisir un objet utile, à placer la demande au début, à trouver le ton qui convient et à relire avant d'envoyer. Les exemples viennent de situations ordinaires : demander un délai, relancer, refuser poliment, signaler une erreur. Vous récrirez trois de vos propres messages.`,
    objectives: [
      'Rédiger un objet qui annonce la demande',
      'Placer l’essentiel dans les deux premières phrases',
      'Refuser, relancer et signaler une erreur avec tact',
    ],
    requirements: ['Savoir lire et écrire en français'],
    audience: ['Toute personne qui écrit au travail'],
    modules: [
      {
        title: 'La structure',
        lessons: [
          text(
            'L’objet et la première phrase',
            `L'objet décide si le message sera ouvert aujourd'hui. « Réunion » ne dit rien ; « Réunion budget : votre accord avant jeudi 12 h » dit tout. Donnez le sujet, l'action attendue et, s'il y a lieu, la date.

La première phrase contient la demande : « Pourriez-vous valider le devis joint d'ici jeudi ? » Les explications viennent ensuite, pour qui en a besoin.

Une seule demande par message. S'il y en a trois, numérotez-les ou envoyez trois messages : sinon, on répondra à la première et l'on oubliera les autres.`,
          ),
          text(
            'Des phrases courtes, une mise en page aérée',
            `Sur un téléphone, un paragraphe de dix lignes devient un mur. Faites des paragraphes de deux ou trois phrases et laissez une ligne blanche entre eux. Une liste convient aux dates, aux documents, aux étapes.

Supprimez les détours : « je me permets de revenir vers vous afin de savoir si » devient « avez-vous pu ». Évitez les majuscules et les points d'exclamation, qui crient.

Nommez la pièce jointe dans le texte : « le devis (devis-2026-11.pdf) ». Joignez-la avant d'écrire ; on l'oublie moins.`,
          ),
        ],
      },
      {
        title: 'Le ton',
        lessons: [
          text(
            'Saluer, refuser, relancer',
            `« Bonjour Madame Martin, » convient presque toujours ; « Bonne journée » ou « Cordialement » suffit pour finir. Reprenez le degré de politesse de votre correspondant.

Pour **refuser**, dites non clairement, donnez une raison et proposez si possible autre chose : « Je ne pourrai pas participer mardi, car je serai en déplacement. Vendredi matin me conviendrait. »

Pour **relancer**, restez factuel : « Je n'ai pas encore reçu votre réponse au message du 3. J'en ai besoin jeudi pour lancer l'impression. Y a-t-il un obstacle ? »`,
          ),
          text(
            'Relire avant d’envoyer',
            `Écrivez le nom du destinataire en dernier : le message ne partira pas trop tôt. Relisez en vous posant quatre questions. Ma demande est-elle visible sans faire défiler l'écran ? La date est-elle précise (« jeudi 26 novembre » plutôt que « rapidement ») ? Les personnes en copie ont-elles besoin de ce message ? Serais-je à l'aise s'il était transféré ?

Si vous êtes en colère, enregistrez le brouillon et relisez-le le lendemain. Pour signaler une erreur, parlez des faits et non des personnes : « Le total de la page 2 ne correspond pas à celui de l'annexe. »`,
          ),
        ],
      },
    ],
  },
];
