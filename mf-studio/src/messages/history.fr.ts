import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { en } from './history.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Versions antérieures',
  lead: 'Ce que le cours était à chaque envoi en relecture, à chaque publication et, pendant que vous le modifiez, au plus une fois par heure. Les 20 dernières de chaque sont conservées.',
  'named.title': 'Versions nommées',
  'named.lead':
    'Des états du cours auxquels vous avez donné un nom. Ils sont conservés jusqu’à ce que vous les supprimiez ; 20 au plus.',
  'named.none': 'Aucune encore.',
  'name.label': 'Nommer ce que le cours est maintenant',
  'name.hint': 'Par exemple : avant la réunion des chapitres',
  'name.submit': 'Conserver sous ce nom',
  named: 'Conservée sous le nom « {label} ».',
  'label.label': 'Nom de cette version',
  'label.submit': 'La nommer',
  'label.rename': 'Renommer',
  labelled: 'La version s’appelle maintenant « {label} ».',
  delete: 'Supprimer cette version',
  'delete.ask': 'Supprimer « {label} » ?',
  'delete.text': 'Ce que le cours était alors ne pourra plus être rétabli. Le cours lui-même reste tel qu’il est.',
  unname: 'Retirer le nom',
  'unname.ask': 'Retirer le nom « {label} » ?',
  'unname.text': 'La version reste parmi les antérieures, dont les 20 dernières de chaque sont conservées.',
  loading: 'Chargement des versions antérieures',
  none: 'Aucune encore. La première est conservée quand vous reprenez vos modifications après une heure, ou à l’envoi en relecture.',
  kind: '{kind, select, published {Publiée} submitted {Envoyée en relecture} restored {Avant le retour d’une version} named {Nommée} other {Enregistrée en cours de modification}}',
  by: '{when} · {name}',
  lessons: '{count, plural, one {# leçon} other {# leçons}}',
  now: common.now,
  look: 'La regarder',
  'look.name': 'Regarder la version du {when}',
  'look.label': 'La regarder : {label}',
  'version.title': 'Version du {when}',
  'version.loading': 'Comparaison des versions',
  'compare.label': 'La comparer avec',
  'compare.earlier': 'La version précédente',
  'compare.now': 'Ce sur quoi vous travaillez',
  'compare.oldest': 'C’est la plus ancienne version conservée.',
  'compare.same': common.nothingDiffers,
  restore: 'Rétablir cette version',
  'restore.hint':
    'Elle devient ce sur quoi vous travaillez. Les apprenants n’en voient rien avant sa publication ; l’adresse reste la même.',
  restored: 'Vous travaillez maintenant sur la version du {when}.',
  undo: actions.undo,
  'refused.edit_conflict':
    'Non rétablie : le cours a changé dans une autre fenêtre. Regardez-le, puis rétablissez la version si vous le voulez encore.',
};
