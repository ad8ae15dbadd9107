import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './shipped-phrases.en.ts';

export const fr: MessagesOf<typeof en> = {
  'course.outcome': 'Dites dans la description ce que les apprenants sauront faire après le cours.',
  'course.title': 'Le titre promet plus que les leçons ne contiennent. Accordez l’un avec l’autre.',
  'course.long': 'Cette leçon est longue. Divisez-la en parties d’une dizaine de minutes.',
  'course.sound': 'Le son de cette vidéo est difficile à comprendre. Enregistrez-la de nouveau ou réduisez le bruit.',
  'course.captions': 'Les sous-titres manquent ici. Ajoutez-les, pour que tout le monde puisse suivre.',
  'course.rights': 'Dites d’où vient cette image ou ce texte, et que vous avez le droit de l’utiliser.',
  'course.quiz': 'Le quiz porte sur ce qu’aucune leçon n’a enseigné. Enseignez-le d’abord, ou retirez la question.',
  'course.spelling': 'Il y a des fautes d’orthographe dans les textes. Relisez-les une fois encore.',
  'path.audience': 'Dites dans la présentation à qui s’adresse le parcours, et à quoi il mène.',
  'path.order': 'On ne voit pas pourquoi les cours sont dans cet ordre. Expliquez-le, ou changez l’ordre.',
  'path.overlap': 'Deux de ces cours enseignent à peu près la même chose. Gardez-en un, ou dites ce qui les distingue.',
  'path.level': 'Le niveau de ces cours ne correspond pas à celui du parcours. Accordez-les.',
  'path.banner': 'Choisissez une bannière qui montre de quoi traite le parcours.',
  'path.spelling': 'Il y a des fautes d’orthographe dans les textes. Relisez-les une fois encore.',
};
