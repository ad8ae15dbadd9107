import * as scormPackage from '@stoa/shared/i18n/words/package.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './scorm.en.ts';

export const fr: MessagesOf<typeof en> = {
  file: 'Paquet SCORM',
  'file.hint': 'Une archive ZIP comme les outils auteur l’exportent : SCORM 1.2 ou 2004, jusqu’à 300 Mo.',
  inspect: 'L’essayer et l’inspecter',
  'inspect.what':
    'Il s’ouvre comme les apprenants le voient et montre chaque appel, valeur et erreur. Rien n’est gardé.',
  replacing:
    'Si vous remplacez un paquet publié, ceux qui ont commencé commencent le nouveau depuis le début. Ce qu’ils ont fait et terminé reste.',
  'inspector.title': 'Inspecter « {title} »',
  'inspector.close': actions.close,
  'inspector.opening': 'Ouverture du paquet',
  'inspector.again': 'Recommencer',
  'inspector.noHost': scormPackage.noHost,
  'inspector.failed': scormPackage.notRun,
  'inspector.silent': scormPackage.notComing,
  'inspector.stuck': 'Il n’y a pas de ligne : l’autre partie ne peut pas être chargée. Réessayez plus tard.',
  'inspector.findings': 'Ce qui a été trouvé',
  'inspector.values': 'Dernières valeurs',
  'inspector.noValues': 'Rien n’a encore été écrit.',
  'inspector.suspendData': 'Suspend data : {count, number} caractères sur {most, number}',
  'inspector.interactions': '{count, plural, one {# réponse notée} other {# réponses notées}}',
  'inspector.calls': 'Appels ({count, number})',
  'inspector.filter': 'Quels appels',
  'inspector.filter.all': 'Tous',
  'inspector.filter.errors': 'Erreurs',
  'inspector.filter.set': 'Valeurs écrites',
  'inspector.search': 'Chercher dans les appels',
  'inspector.copy': actions.copy,
  'inspector.copied': 'Les appels sont copiés.',
  'inspector.notCopied': 'Le navigateur ne copie pas. Sélectionnez les appels et appuyez sur Ctrl+C.',
  'inspector.clear': 'Effacer',
  'inspector.noCalls': 'Le paquet n’a pas encore appelé.',
  'inspector.noneSo': 'Aucun appel de ce genre.',
  'inspector.newest': 'Les {count, number} derniers',
  'finding.silent':
    'Le paquet n’a pas encore parlé au site. Si cela reste ainsi, personne ne peut terminer cette leçon.',
  'finding.never_done':
    'Il n’a pas encore dit qu’il est terminé ou réussi. Parcourez-le jusqu’au bout : s’il ne le dit jamais, les apprenants ne peuvent pas terminer cette leçon.',
  'finding.partly_done':
    '{count, plural, one {# partie n’a pas} other {# parties n’ont pas}} encore dit être terminée ou réussie. Parcourez-les toutes : les apprenants terminent cette leçon quand chaque partie le dit.',
  'finding.blocked':
    'Il a voulu charger quelque chose d’autres sites, ce que les paquets ne peuvent pas faire ici : {addresses}. Mettez ces fichiers dans le paquet.',
  'finding.refused': 'Le site ne garde pas ce que « {part} » a écrit. {message}',
  'finding.never_ended':
    'Il ne s’est pas encore fini lui-même. Ceux qui ne le font jamais perdent ce qui a été écrit en dernier sur certains systèmes ; ce site le garde.',
  'finding.done': 'Il a dit qu’il est terminé ou réussi : les apprenants peuvent terminer cette leçon.',
  'finding.no_score': 'Il n’a donné aucune note. Sans test, c’est normal.',
  'finding.failed':
    '{count, plural, one {# appel a échoué} other {# appels ont échoué}} ; ils sont en rouge ci-dessous.',
  'finding.much_suspend_data': 'Il garde {count, number} caractères de suspend data : près des 64 000 permis.',
  'error.with': 'Erreur {code} : {words}',
  'error.argument': 'Un argument n’est pas comme il doit être.',
  'error.noChildren': 'Cet élément n’a pas d’enfants.',
  'error.noCount': 'Cet élément n’est pas une liste, il n’a donc pas de compte.',
  'error.notBegun': 'Le paquet n’a pas encore commencé : Initialize doit venir d’abord.',
  'error.unknownElement': 'Le modèle de données n’a pas cet élément.',
  'error.keyword': 'Ce mot est réservé et ne peut pas être écrit.',
  'error.readOnly': 'Cet élément peut seulement être lu.',
  'error.writeOnly': 'Cet élément peut seulement être écrit.',
  'error.wrongType': 'La valeur n’est pas du genre que prend cet élément.',
  'error.begunTwice': 'Le paquet a déjà commencé.',
  'error.afterEnd': 'Le paquet est déjà fini ; plus rien n’est pris.',
  'error.endBeforeBegin': 'Le paquet finit avant d’avoir commencé.',
  'error.endedTwice': 'Le paquet est déjà fini.',
  'error.cannotRead':
    'La valeur ne peut pas être lue ; souvent l’élément n’existe pas encore, ou son nom est incomplet.',
  'error.cannotSet':
    'La valeur ne peut pas être écrite ; souvent une place d’une liste est sautée, ou le nom est incomplet.',
  'error.notCommitted': 'Ce qui a été écrit n’a pas pu être remis.',
  'error.notHere': 'Ce système n’offre pas cet élément.',
  'error.notSetYet': 'Rien n’y a encore été écrit.',
  'error.outOfRange': 'La valeur est hors de ses bornes.',
  'error.missingBefore': 'Un autre élément doit être écrit avant celui-ci.',
};
