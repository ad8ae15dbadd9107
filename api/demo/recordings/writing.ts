import type { RecordingScript } from './recording.ts';

export const writingRecordings: RecordingScript[] = [
  {
    media: 'copy-read-aloud',
    course: 'Writing Clear Copy',
    title: 'A page, read aloud twice',
    chapters: [
      {
        title: 'Why one reads aloud',
        say: [
          'This lesson is for your ears. Close the page, or go for a walk with it.',
          'When we read with our eyes, we forgive a great deal. We skip, and we guess.',
          'Read aloud, a sentence has nowhere to hide. Where your breath runs out, it is too long.',
          'Where you stumble, a word stands in the wrong place. Where you get bored, it can go.',
          'You will now hear the same page twice. Listen for the place at which you stop listening.',
        ],
      },
      {
        title: 'The page as it was',
        say: [
          'Welcome to the website of our repair workshop.',
          'We are a dedicated team with a passion for bicycles and many years of experience in the field.',
          'Our comprehensive range of services covers all needs in and around the area of two-wheeled mobility.',
          'In order to be able to offer you the best possible service, we kindly ask you to note',
          'that an appointment needs to be arranged in advance, whereby short-term requests may be',
          'accommodated subject to availability. We look forward to welcoming you soon.',
        ],
      },
      {
        title: 'Where the ear gave up',
        say: [
          'Did you notice? After three sentences you knew that there are people, and bicycles.',
          'Comprehensive range, passion, best possible: these words sound, and say nothing.',
          'The one sentence that you needed is the fourth. It begins with an excuse.',
          'And it ends with subject to availability, which means: perhaps.',
          'Ask of the page: when can I come, what does it cost, when do I have it back?',
        ],
      },
      {
        title: 'The page again',
        say: [
          'Your bicycle, repaired by tomorrow.',
          'Bring it before ten, and fetch it the next day after four.',
          'A puncture costs eighteen euros, a full service seventy. You hear the price before we begin.',
          'You need no appointment for a puncture. For a service, choose a day on the calendar below.',
          'Today is full? We call you when a place becomes free.',
        ],
      },
      {
        title: 'Your turn',
        say: [
          'Take a page of your own. Read it aloud to somebody who does not know it.',
          'Do not explain anything. Put a mark wherever you stumble, or hurry.',
          'Then cut what carries a mark, and read it once more. It takes ten minutes.',
          'The checklist at the end of this course has the questions. They are also in the files of this lesson.',
        ],
      },
    ],
  },
];
