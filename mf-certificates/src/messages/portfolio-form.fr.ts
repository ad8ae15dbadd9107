import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './portfolio-form.en.ts';

export const fr: MessagesOf<typeof en> = {
  'form.new': 'Nouvelle réalisation',
  'form.edit': 'Modifier la réalisation',
  'form.loading': 'Chargement du formulaire',
  'form.failed': 'Le formulaire n’a pas pu être chargé',
  'form.title': course.title,
  'form.summary': 'Résumé (facultatif)',
  'form.summaryHint': 'Ce que vous avez fait, et votre part dans ce travail. {count} caractères sur {most}.',
  'form.skills': course.skills,
  'form.skillsHint':
    'Ce que la réalisation montre que vous savez faire. {count, plural, one {# choisie} other {# choisies}} sur {most}.',
  'form.skillsSearch': course.searchSkills,
  'form.skillsNone': 'Aucune compétence de ce nom',
  'form.evidence': 'Ce qui le montre',
  'form.evidenceHint': 'Un certificat vérifie la réalisation tant qu’il est valable. Personne ne contrôle un lien.',
  'form.noCertificates':
    'Personne ne contrôle un lien. Quand vous aurez terminé un cours, son certificat pourra vérifier la réalisation.',
  'form.url': 'Adresse de votre travail',
  'form.visibility': 'Qui la voit',
  'evidence.link': 'Un lien vers mon travail',
  'evidence.certificates': places.myCertificates,
  'evidence.revoked': '{course} (révoqué)',
  'evidence.works': 'Mon travail approuvé',
  'visibility.private': 'Vous seul',
  'visibility.privateHint': 'Un lien que vous avez donné auparavant ne fonctionne plus.',
  'visibility.link': 'Les personnes qui ont le lien',
  'visibility.linkHint': 'Vous copiez le lien dans votre portfolio.',
  'visibility.public': common.everyone,
  'visibility.publicHint':
    'Elle figure aussi sur la page de toutes vos réalisations publiques, sous votre nom et votre photo.',
  'form.add': 'Ajouter au portfolio',
  'form.save': actions.save,
  'form.cancel': actions.cancel,
  'form.added': '« {title} » figure dans votre portfolio.',
  'form.saved': '« {title} » est enregistrée.',
  'gone.title': 'Cette réalisation n’est pas dans votre portfolio',
  'gone.text': 'Elle a peut-être été retirée dans une autre fenêtre.',
  'gone.back': 'Retour au portfolio',
};
