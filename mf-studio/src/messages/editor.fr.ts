import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './editor.en.ts';

export const fr: MessagesOf<typeof en> = {
  'tools.name': 'Mise en forme : {label}',
  'tools.withKey': '{name} (Ctrl+{key})',
  'tools.bold': 'Gras',
  'tools.italic': 'Italique',
  'tools.heading': 'Titre',
  'tools.bullets': 'Liste à puces',
  'tools.numbers': 'Liste numérotée',
  'tools.in': 'Augmenter le retrait',
  'tools.out': 'Réduire le retrait',
  'tools.quote': 'Citation',
  'tools.code': account.code,
  'tools.link': 'Lien',
  'tools.picture': 'Insérer des images',
  'sample.bold': 'texte en gras',
  'sample.italic': 'texte en italique',
  'sample.code': 'code',
  'sample.link': 'texte du lien',
  'view.name': 'Affichage',
  'view.write': 'Écrire',
  'view.read': course.preview,
  'preview.name': 'Aperçu : {label}',
  'preview.empty': 'L’aperçu s’affiche ici.',

  'lines.add':
    '{list, select, objectives {Ajouter un objectif} requirements {Ajouter un prérequis} other {Ajouter un public}}',
  'line.name': '{list, select, objectives {Objectif} requirements {Prérequis} other {Public}} {number, number}',
  'line.up':
    '{list, select, objectives {Monter l’objectif} requirements {Monter le prérequis} other {Monter le public}} {number, number}',
  'line.down':
    '{list, select, objectives {Descendre l’objectif} requirements {Descendre le prérequis} other {Descendre le public}} {number, number}',
  'line.remove':
    '{list, select, objectives {Supprimer l’objectif} requirements {Supprimer le prérequis} other {Supprimer le public}} {number, number}',

  'section.loading': 'Chargement : {section}',
  'section.before': 'Précédent : {section}',
  'section.after': 'Suivant : {section}',
  'mark.done': 'complet',
  'mark.warning': 'complet, avec des conseils',
  'mark.todo': 'il manque quelque chose',

  'skills.hint':
    'Ce que les apprenants sauront faire. Choisissez-en de 1 à {most, number} ; {count, plural, one {# choisie} other {# choisies}}.',
  'skills.propose': 'Proposer une compétence qui manque',
  'skills.search': 'Rechercher une compétence',
  'skills.loading': common.loading,
  'skills.none': 'Aucune compétence de ce nom',

  'drag.role': 'élément à déplacer',
  'drag.how':
    'Pour saisir un élément, appuyez sur la barre d’espace. Déplacez-le ensuite avec les flèches du clavier. Appuyez de nouveau sur la barre d’espace pour le déposer à sa nouvelle place, ou sur Échap pour annuler.',
  'drag.begun': 'Vous tenez {title}.',
  'drag.over': '{title} se trouve au-dessus de {onto}.',
  'drag.ended': 'Vous avez déposé {title}.',
  'drag.cancelled': '{title} reprend sa place.',
  'category.whole': 'Tout l’ensemble',
};
