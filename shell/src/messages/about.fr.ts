import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './about.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.aboutStoa,
  lead: 'Une stoa était la galerie couverte d’un marché grec : un même toit, des boutiques distinctes, et un lieu où l’on venait apprendre.',
  intro:
    'Stoa est une place de marché de cours et de parcours d’apprentissage. Les formateurs publient ce qu’ils savent, des relecteurs le lisent avant sa mise en ligne, et les apprenants le suivent à leur rythme puis gardent un certificat que chacun peut vérifier.',
  'how.title': places.howItWorks,
  'how.find': 'Trouvez un cours par sa catégorie, son niveau, ou une recherche qui pardonne les fautes de frappe.',
  'how.enrol':
    'Inscrivez-vous. Les cours gratuits s’ouvrent aussitôt ; certaines leçons peuvent être vues avant de vous décider.',
  'how.practise':
    'Regardez, lisez, exercez-vous. Stoa compte ce que vous avez réellement fait et retient où vous en êtes.',
  'how.certificate':
    'Terminez les leçons obligatoires et le certificat est à vous, avec un numéro qui permet de le vérifier.',
  'teach.title': places.teachOnStoa,
  'teach.text':
    'Un cours se compose de modules et de leçons : vidéos sous-titrées, textes, documents et quiz. Quand il est prêt, vous l’envoyez en relecture ; un relecteur le publie ou dit ce qui manque. Vous pouvez toujours améliorer vos leçons.',
  'teach.begin': 'Commencez par <verify>faire vérifier votre compte</verify>.',
  'teach.signup': 'Commencez par <signup>créer un compte</signup> en indiquant que vous voulez enseigner.',
  'contact.title': 'Nous contacter',
  'contact.text':
    'Pour une question sur un cours, adressez-vous d’abord à son formateur. Si une page ne fonctionne pas, elle affiche un numéro : gardez-le, car il permet aux responsables du site de comprendre ce qui s’est passé.',
  'contact.write': '<contact>Écrivez aux responsables de ce site</contact>.',
  'contact.none': 'On les joint par la personne qui vous a donné l’adresse de ce site.',
};
