import { text, type DemoCourse } from '../content/demo-content.ts';

/** Courses of other teachers that wait for review, so that a reviewer's queue has more than one author in it. */
export const waitingCourses: DemoCourse[] = [
  {
    slug: 'a-photo-archive-you-can-search',
    name: 'A Photo Archive You Can Search',
    final_category: 'photo-archives',
    level: 'all_levels',
    cover: [0, 3],
    skills: ['Archiving', 'Photo editing'],
    price_minor: 1900,
    language: 'en',
    status: 'in_review',
    short_description: 'Names, folders, keywords and three copies: find any picture again in half a minute.',
    description: `Thousands of pictures are worth little if none can be found. This course builds an archive that survives new computers and programs: folders by date, file names that sort themselves, a short list of keywords, captions stored inside the files and a backup in three copies. It works with any program, on any system, and begins with the pictures you already have instead of asking you to start anew.`,
    objectives: [
      'Name and file pictures so that they sort by date',
      'Add keywords and captions that stay in the file',
      'Keep three copies, one of them in another place',
    ],
    requirements: ['A collection of digital pictures'],
    audience: ['Photographers and families'],
    modules: [
      {
        title: 'Order',
        lessons: [
          text(
            'Dates first',
            `Put pictures into folders by year and event: \`2026/2026-11-21 harbour\`. Written in this order, year, month, day, names sort by time on every system. Rename files in the same way, with a running number: \`2026-11-21-harbour-014.jpg\`.

Do not build folders by subject. A picture of your sister at the harbour belongs to two subjects but to one date only. Subjects are the task of keywords.

Delete before you file. From ten nearly equal frames keep the best two; every picture you drop makes the others easier to find.`,
          ),
          text(
            'Few keywords, always the same',
            `Write a list of at most a hundred keywords: people, places, kinds of event, a few subjects. Keep it in one file. *Harbour* or *port*? Decide once.

Give each kept picture between two and five keywords and, for the important ones, a caption that answers who, where and what. Store them **inside the file** (IPTC or XMP fields), not only in a program's catalogue, so that they survive a change of program. Test it: copy one picture to another computer and look whether the words came along.`,
          ),
        ],
      },
      {
        title: 'Safety',
        lessons: [
          text(
            'Three copies, two kinds, one elsewhere',
            `Disks fail, laptops are stolen, people delete the wrong folder. A well-known rule asks for **three copies on two kinds of storage, one of them in another place**: the computer, an external disk, and an encrypted copy at a friend's house or with a storage service.

Synchronising is not a backup. It copies your mistakes within seconds. Use a program that keeps older versions.

Once a year restore twenty pictures at random from the copies. A backup that was never tried is a hope.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'surveys-you-can-trust',
    name: 'Surveys You Can Trust',
    final_category: 'sampling-and-surveys',
    level: 'intermediate',
    cover: [1, 2],
    skills: ['Survey design', 'Statistics'],
    price_minor: 2900,
    language: 'en',
    status: 'in_review',
    short_description: 'Whom to ask, how to ask, and how sure you may be of the answers.',
    description: `A survey is quickly made and easily wrong. Who answers matters more than how many; a single leading word can move the result; and each percentage carries an uncertainty that should be stated. This course takes you from the decision you want to make to a sample, to questions that people understand in the same way, and to a report that says honestly what the numbers can bear.`,
    objectives: [
      'Choose whom to ask and recognise a biased sample',
      'Write questions that do not suggest an answer',
      'State the uncertainty of a percentage',
    ],
    requirements: ['Percentages and square roots'],
    audience: ['People who plan or read surveys'],
    modules: [
      {
        title: 'Asking',
        lessons: [
          text(
            'Who answers matters most',
            `In 1936 the magazine *Literary Digest* received about 2.4 million replies and predicted the wrong president of the United States. Its addresses came largely from lists of car and telephone owners, and of ten people asked fewer than three replied.

A small random sample beats a huge biased one. Ask: who could be chosen at all, who was reached, who replied, and how might those who did not be different? A survey on a website tells you about visitors who like surveys.

If you cannot sample at random, say so, and compare age or region of those who replied with what is known of all.`,
          ),
          text(
            'Questions without a push',
            `"Do you agree that the new, faster bus line is an improvement?" pushes twice. Ask: "How has the new bus line changed your travel time?" with equal choices on both sides: *much longer, a little longer, unchanged, a little shorter, much shorter, I do not use it*.

One question at a time: "clean and punctual" are two. Ask for facts of the last week and not for habits. Put sensitive questions at the end.

Test it on five people. Let them think aloud while answering; wherever two of them understand a word differently, change it.`,
          ),
        ],
      },
      {
        title: 'Reading',
        lessons: [
          text(
            'How sure may you be?',
            `For a percentage from a random sample of n people, a rough 95 percent margin is **1 ÷ √n**. With 100 people that is ±10 points, with 400 ±5, with 1,600 ±2.5. Four times the people halve the margin.

So "48 against 52 percent" among 400 people is a tie. Subgroups are smaller and hence less certain: 60 of the 400 live in the north, which gives ±13 points.

The formula covers chance only. It knows nothing of people who were never asked or of a pushing question. Report the number asked, the number who replied, the wording, and the dates.`,
          ),
        ],
      },
    ],
  },
];
