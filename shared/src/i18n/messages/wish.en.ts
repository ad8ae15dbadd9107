import * as actions from '../words/actions.en.ts';

/** The wish list, where courses are put on it and taken off. */
export const en = {
  name: 'Put {course} on your wish list',
  add: 'Add to the wish list',
  added: 'On your wish list',
  remove: 'Take off the wish list',
  'remove.name': 'Take off the wish list: {course}',
  'done.wished': '“{course}” is on your wish list. You hear when it costs less.',
  'done.left': '“{course}” is off your wish list.',
  undo: actions.undo,
  own: 'You teach this course yourself.',
  gone: 'This course is not offered at the moment.',
  taken: 'You take “{course}” already.',
} as const;
