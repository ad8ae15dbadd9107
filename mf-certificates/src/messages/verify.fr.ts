import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './verify.en.ts';

export const fr: MessagesOf<typeof en> = {
  'verify.title': actions.verifyCertificate,
  'verify.lead': 'Saisissez le numéro imprimé sur le certificat pour savoir si Stoa l’a délivré.',
  'verify.missing': 'Saisissez le numéro du certificat.',
  'verify.submit': 'Vérifier',
  'verify.checking': 'Vérification du certificat',
  'verify.failed': 'Le certificat n’a pas pu être vérifié',
  'verify.see': 'Voir le certificat',

  'unknown.title': 'Aucun certificat ne porte ce numéro',
  'unknown.text':
    'Stoa n’a délivré aucun certificat portant le numéro {id}. Comparez-le avec le certificat, caractère par caractère ; il en compte 16.',
  'revoked.title': 'Ce certificat a été révoqué',
  'revoked.text': 'Stoa l’a délivré, mais il n’est plus valable.',
  'valid.title': 'Ce certificat est authentique',
  'valid.text': 'Stoa l’a délivré, et il est valable.',

  'fact.name': common.name,
  'fact.course': course.course,
  'fact.path': course.learningPath,
  'fact.completed': course.completedOn,
};
