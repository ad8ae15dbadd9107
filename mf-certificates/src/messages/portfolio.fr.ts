import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './portfolio.en.ts';

export const fr: MessagesOf<typeof en> = {
  'portfolio.title': 'Portfolio de compétences',
  'portfolio.lead': 'Ce que vous savez faire, et ce qui le montre. Vous décidez qui voit chaque réalisation.',
  'portfolio.loading': 'Chargement de votre portfolio',
  'portfolio.failed': 'Votre portfolio n’a pas pu être chargé',
  'portfolio.pieces': 'Mes réalisations',
  'portfolio.add': 'Ajouter une réalisation',
  'portfolio.copy': 'Copier le lien public',
  'portfolio.see': 'Voir ce que voient les autres',

  'empty.title': 'Votre portfolio est vide',
  'empty.text':
    'Montrez ce que vous savez faire : par un certificat, qui vérifie la réalisation, ou par un lien vers votre travail.',
  'empty.add': 'Ajouter votre première réalisation',
  'empty.learn': actions.findCourse,

  'card.verified': 'Vérifiée',
  'card.revoked': 'Certificat révoqué',
  'card.skills': 'Compétences de {title}',
  'card.certificate': course.certificateOf,
  'card.submission': 'Travail approuvé : {assignment}, dans le cours {course}',
  'card.link': 'Lien vers {host}',
  'card.actions': 'Actions sur {title}',
  'card.edit': actions.edit,
  'card.copy': actions.copyLink,
  'card.remove': actions.remove,
  'visibility.private': 'Visible par vous seul',
  'visibility.link': 'Avec le lien',
  'visibility.public': 'Visible par tous',

  'removed.done': '« {title} » a été retirée.',
  'removed.undo': actions.undo,
  'removed.back': '« {title} » est de retour.',
  'refused.conflict': 'Votre portfolio contient {most} réalisations, son maximum. Retirez-en d’abord une.',

  'shared.title': 'Portfolio de {name}',
  'shared.loading': 'Chargement du portfolio',
  'shared.failed': 'Le portfolio n’a pas pu être chargé',
  'unknown.title': 'Rien n’est visible à cette adresse',
  'unknown.text': 'Le lien est peut-être incomplet, ou son propriétaire ne partage plus ce qui s’y trouvait.',
};
