import * as actions from '../words/actions.en.ts';
import * as discussion from '../words/discussion.en.ts';

/** A text in the discussions of a course, and writing one: for the player and for who teaches. */
export const en = {
  former: discussion.former,
  edited: discussion.edited,
  editedAt: discussion.editedAt,
  writtenAt: discussion.writtenAt,
  team: 'Course team',
  at: 'at {time}',
  cancel: actions.cancel,
  mention: 'Mention {name}',
  mentions: 'Mention someone',
  kept: discussion.draftKept,
  offline: 'You are offline. Your text is kept on this device; send it when you are connected again.',
  'refused.content_locked': 'This discussion has been closed. Your text is kept as a draft.',
  'refused.content_removed': discussion.contentRemoved,
  'refused.own_content': discussion.ownContent,
  'refused.already_reported': discussion.alreadyReported,
  'refused.rate_limited': discussion.tooQuickly,
  'refused.not_enrolled': 'Enrol in this course to take part in its discussions.',
} as const;
