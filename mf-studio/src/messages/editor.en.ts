import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

/** What the tools say that several parts of the builder write with. */
export const en = {
  'tools.name': 'Format the {label}',
  'tools.withKey': '{name} (Ctrl+{key})',
  'tools.bold': 'Bold',
  'tools.italic': 'Italic',
  'tools.heading': 'Heading',
  'tools.bullets': 'Bulleted list',
  'tools.numbers': 'Numbered list',
  'tools.in': 'Move the item in',
  'tools.out': 'Move the item out',
  'tools.quote': 'Quote',
  'tools.code': account.code,
  'tools.link': 'Link',
  'tools.picture': 'Insert pictures',
  'sample.bold': 'bold text',
  'sample.italic': 'italic text',
  'sample.code': 'code',
  'sample.link': 'link text',
  'view.name': 'View',
  'view.write': 'Write',
  'view.read': course.preview,
  'preview.name': 'Preview of the {label}',
  'preview.empty': 'The preview appears here.',

  'lines.add':
    '{list, select, objectives {Add an objective} requirements {Add a requirement} other {Add an audience line}}',
  'line.name':
    '{list, select, objectives {Objective} requirements {Requirement} other {Audience line}} {number, number}',
  'line.up':
    '{list, select, objectives {Move objective} requirements {Move requirement} other {Move audience line}} {number, number} up',
  'line.down':
    '{list, select, objectives {Move objective} requirements {Move requirement} other {Move audience line}} {number, number} down',
  'line.remove':
    '{list, select, objectives {Remove objective} requirements {Remove requirement} other {Remove audience line}} {number, number}',

  'section.loading': 'Loading {section}',
  'section.before': 'Back: {section}',
  'section.after': 'Next: {section}',
  'mark.done': 'complete',
  'mark.warning': 'complete, with advice',
  'mark.todo': 'something is missing',

  'skills.hint': 'What learners can do afterwards. Choose 1 to {most, number}; {count, number} chosen.',
  'skills.propose': 'Propose a skill that is missing',
  'skills.search': 'Search the skills',
  'skills.loading': common.loading,
  'skills.none': 'No such skill',

  'drag.role': 'sortable',
  'drag.how':
    'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.',
  'drag.begun': 'Picked up {title}.',
  'drag.over': '{title} is over {onto}.',
  'drag.ended': '{title} was dropped.',
  'drag.cancelled': '{title} is back where it was.',
  'category.whole': 'All of it',
} as const;
