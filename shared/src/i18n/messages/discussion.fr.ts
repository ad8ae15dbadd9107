import type { MessagesOf } from '../translate.ts';
import * as actions from '../words/actions.fr.ts';
import * as discussion from '../words/discussion.fr.ts';
import type { en } from './discussion.en.ts';

export const fr: MessagesOf<typeof en> = {
  former: discussion.former,
  edited: discussion.edited,
  editedAt: discussion.editedAt,
  writtenAt: discussion.writtenAt,
  team: 'Équipe du cours',
  at: 'à {time}',
  cancel: actions.cancel,
  mention: 'Mentionner {name}',
  mentions: 'Mentionner quelqu’un',
  kept: discussion.draftKept,
  offline:
    'Vous êtes hors ligne. Votre texte est conservé sur cet appareil ; envoyez-le une fois la connexion rétablie.',
  'refused.content_locked': 'Cette discussion vient d’être fermée. Votre texte est conservé comme brouillon.',
  'refused.content_removed': discussion.contentRemoved,
  'refused.own_content': discussion.ownContent,
  'refused.already_reported': discussion.alreadyReported,
  'refused.rate_limited': discussion.tooQuickly,
  'refused.not_enrolled': 'Inscrivez-vous à ce cours pour participer à ses discussions.',
};
