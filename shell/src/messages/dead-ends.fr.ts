import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { en } from './dead-ends.en.ts';

export const fr: MessagesOf<typeof en> = {
  'missing.title': '404 - Page introuvable !',
  'missing.text': 'Désolé, nous n’avons pas trouvé la page que vous demandez.',
  'closed.title': 'Cette page n’est pas ouverte à votre compte',
  'closed.text':
    'Votre compte n’a pas l’autorisation de la voir. Si elle devrait vous être ouverte, adressez-vous aux responsables du site.',
  home: actions.goToHome,
  find: actions.findCourse,
};
