/** Taking a course along as a Common Cartridge. */
export const en = {
  lead: 'You get a Common Cartridge 1.3 (.imscc) for another platform, such as Canvas, Moodle or Brightspace, with the course as you have it now, edits that wait included.',
  whole: 'All lessons come along as they are.',
  never:
    'A cartridge has no place for price, cover, courses to take first, openings, previews, pass marks, dates, and learners with their work. A text file inside lists what is left out.',
  started: 'Your browser is downloading the cartridge. A course with long films takes a while.',
  'note.nested': 'Stays here: a cartridge can’t hold another package',
  'note.unfinished': 'Stays here: there is nothing to show yet',
  'note.unaskable': 'Stays here: a cartridge can ask none of its questions',
  'note.question': 'Questions that stay here: a cartridge can’t ask them, or they are unfinished',
  'note.file': 'Files that stay here: they are not ready',
  'note.number': 'Numbers that are compared as words, sign by sign',
  'note.draw': 'Asks all of its questions, instead of drawing some by lot',
  'note.help': 'Comes along without its hints and lessons to look at again',
  'note.rubric': 'Its criteria are in the text for teachers alone',
  'note.class': 'Its words come along as a page; dates and rooms stay here',
  'note.split': 'Its words and files are a page of their own before it',
} as const;
