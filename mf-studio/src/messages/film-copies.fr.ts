import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './film-copies.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Copies réduites',
  hint: 'Pour les connexions lentes et les petits écrans ; l’apprenant choisit la qualité, ou le lecteur le fait. Ce navigateur les fabrique, et le film lui-même reste tel quel.',
  rung: '{height}p, {size}',
  small: 'Ce film est déjà petit.',
  settled:
    'Des apprenants ou des relecteurs connaissent ce film tel quel : il ne reçoit plus de copies. Pour en avoir, téléversez-le de nouveau : elles sont faites avant la prochaine relecture.',
  make: 'Fabriquer des copies réduites',
  remove: actions.remove,
  'remove.named': 'Supprimer la copie de {height}p',
  'remove.ask': 'Supprimer la copie de {height}p ?',
  'remove.text': 'Des apprenants connaissent ce film : la copie ne pourra pas être refaite.',
  uses: 'La vidéo, et cette copie avec elle, figure ici :',
  'use.lesson': '{course} : « {lesson} »',
  'use.revision': '{course}, modifications en attente : « {lesson} »',
  'use.versions': '{course} : {count, plural, one {# version antérieure} other {# versions antérieures}}',
  'use.others': 'Un cours de quelqu’un d’autre',
  'remove.failed': 'La copie n’a pas été supprimée. Réessayez.',
  cancel: actions.cancel,
  'making.name': 'Copies réduites',
  'making.waiting': 'Attend que les copies d’un autre film soient faites',
  'making.converting': 'Fabrication de la copie de {height}p',
  'making.sending': 'Envoi de la copie de {height}p',
  'making.stay': '{share}. Laissez cette page ouverte ; vous pouvez continuer à travailler.',
  'failed.encoder':
    'Ce navigateur ne peut pas fabriquer de copies réduites : il n’écrit ni H.264 ni VP9, ou pas le son. Essayez un Chrome ou un Edge actuel. Le film se lit tel quel.',
  'failed.film':
    'Ce navigateur n’a pas pu lire le film jusqu’au bout et n’a donc pas fait de copie. Le film se lit tel quel.',
  'failed.size': 'Une copie ne serait pas plus petite que le film ; aucune n’a été gardée. Le film se lit tel quel.',
  'failed.sending':
    'La copie n’est pas encore sur le serveur. Vérifiez la connexion et réessayez. Le film se lit tel quel.',
};
