/** What a cartridge says of itself, in a file for those who open it. */
export const en = {
  resources: 'Resources',
  'report.about': '“{course}”, exported from {site} as a Common Cartridge 1.3.',
  'report.never':
    'A Common Cartridge has no place for these, so they stayed on the site: price, cover and courses to take first; when modules and lessons open, which are previews and which are required; marks needed to pass; attempts and dates of assignments; learners and their work.',
  'report.whole': 'All lessons of the course are in it as they are.',
  'report.nested': 'Left out, for a cartridge cannot hold another package:',
  'report.unfinished': 'Left out, for there is nothing to show yet:',
  'report.unaskable': 'Left out, for a cartridge can ask none of its questions:',
  'report.question': 'Questions left out, for a cartridge cannot ask them, or they are unfinished:',
  'report.file': 'Files left out, for they are not ready:',
  'report.number': 'Numbers that are compared as words, sign by sign:',
  'report.draw': 'Quizzes that ask all of their questions, instead of drawing some by lot:',
  'report.help': 'Quizzes without their hints and lessons to look at again:',
  'report.rubric': 'Assignments whose criteria are in the text for teachers alone:',
  'report.class': 'Live classes: their words are a page, their dates and rooms stayed on the site:',
  'report.split': 'Lessons whose words and files are a page of their own before them:',
} as const;
