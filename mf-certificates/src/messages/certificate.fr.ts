import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './certificate.en.ts';

export const fr: MessagesOf<typeof en> = {
  'certificate.title': 'Certificat de réussite',
  'certificate.tab': course.certificateOf,
  'certificate.own': 'Félicitations. Cette page est publique : partagez son adresse avec qui vous voulez.',
  'certificate.shared':
    '{item, select, learning_path {{name} a terminé le parcours d’apprentissage {course}} other {{name} a terminé {course}}}',
  'certificate.loading': 'Chargement du certificat',
  'certificate.failed': 'Le certificat n’a pas pu être chargé',
  'certificate.id': 'Numéro de certificat',
  'certificate.completed': course.completedOnDate,
  'certificate.completedOn': 'Terminé le <time>{date}</time>',

  'revoked.title': 'Révoqué',
  'revoked.text': 'Ce certificat a bien été délivré, mais il a été révoqué et n’est plus valable.',

  'unknown.title': 'Il n’y a pas de certificat à cette adresse',
  'unknown.text': 'Vérifiez l’adresse, ou cherchez le certificat par le numéro qui y est imprimé.',
  'unknown.verify': 'Vérifier par le numéro',

  'action.download': 'Télécharger le PDF',
  'action.copy': actions.copyLink,
  'action.copied': 'Le lien est copié.',
  'action.notCopied': 'Le lien n’a pas pu être copié. Le voici : {url}',
  'action.share': actions.share,
  'action.print': 'Imprimer',

  'facts.recipient': 'Titulaire',
  'facts.details': common.details,
  'facts.videos': '{count, plural, one {# vidéo} other {# vidéos}}',
  'facts.file': '1 fichier d’exercices',
  'facts.skills': 'Compétences abordées',
  'facts.verify': 'Vérifier ce certificat',

  'facts.courses': course.courseCount,
  'card.path': course.learningPath,

  'path.go': 'Aller au parcours',
  'path.courses': course.courses,
  'course.go': 'Aller au cours',
  'course.month': 'Commencer mon mois gratuit',

  'sheet.name': 'Le certificat',
  'sheet.title': 'Certificat de réussite',
  'sheet.cheer': 'Félicitations !',
  'sheet.completed': 'Vous avez terminé {item, select, learning_path {le parcours d’apprentissage} other {le cours}}',
  'sheet.instructor': '{item, select, learning_path {Proposé} other {Donné}} par <strong>{name}</strong>',
  'sheet.signature': 'Signature de {name}',
  'sheet.logo': 'Logo de {name}',
  'sheet.date': course.completedOn,
  'sheet.minutes': 'Minutes suivies au total',
  'sheet.revoked': 'RÉVOQUÉ',
  'sheet.milestone':
    '{item, select, learning_path {Tous les cours obligatoires sont terminés} other {Toutes les leçons obligatoires sont terminées}} : une étape dont on peut être fier, et un bon point de départ pour la suite.',
  'sheet.milestone.minutes':
    'Après {count, plural, one {# minute} other {# minutes}} d’apprentissage, {item, select, learning_path {tous les cours obligatoires sont terminés} other {toutes les leçons obligatoires sont terminées}} : une étape dont on peut être fier, et un bon point de départ pour la suite.',
  'sheet.milestone.hours':
    'Après {count, plural, one {# heure} other {# heures}} d’apprentissage, {item, select, learning_path {tous les cours obligatoires sont terminés} other {toutes les leçons obligatoires sont terminées}} : une étape dont on peut être fier, et un bon point de départ pour la suite.',
};
