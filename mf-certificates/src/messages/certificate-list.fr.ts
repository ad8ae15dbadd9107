import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './certificate-list.en.ts';

export const fr: MessagesOf<typeof en> = {
  'list.title': places.myCertificates,
  'list.lead':
    'Un pour chaque cours que vous avez terminé, et pour les parcours qui en donnent un. Chacun a une adresse publique et un numéro que tout le monde peut vérifier.',
  'list.loading': 'Chargement de vos certificats',
  'list.failed': 'Vos certificats n’ont pas pu être chargés',
  'empty.title': 'Pas encore de certificat',
  'empty.text': 'Terminez les leçons obligatoires d’un cours, et son certificat apparaît ici aussitôt.',
  'empty.back': 'Retour à mes cours',
  'empty.find': actions.findCourse,
};
