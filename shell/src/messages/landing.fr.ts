import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './landing.en.ts';

export const fr: MessagesOf<typeof en> = {
  'hero.title': 'Faites un bout de chemin avec un bon professeur.',
  'hero.lead':
    'À Athènes, on apprenait sous une galerie couverte, au bord du marché. Celle-ci est ouverte à tous : choisissez un cours, suivez-le à votre rythme et repartez avec un certificat que chacun peut vérifier.',
  'hero.search': 'Qu’allez-vous apprendre ?',
  'hero.popular': 'Catégories les plus suivies',
  'hero.popular.short': 'Les plus suivies :',
  'figure.courses': '{count, plural, one {cours} other {cours}}',
  'figure.creators': '{count, plural, one {formateur} other {formateurs}}',
  'figure.learners': '{count, plural, one {apprenant} other {apprenants}}',
  'figure.certificates': '{count, plural, one {certificat obtenu} other {certificats obtenus}}',

  'shelf.all': actions.seeAll,
  'shelf.failed': 'Les cours n’ont pas pu être chargés.',
  'shelf.loading': course.loadingMany,
  'popular.title': course.popularNow,
  'popular.lead': 'Les cours auxquels on s’inscrit le plus.',
  'newest.title': 'Tout juste publiés',
  'newest.lead': 'Nouveaux, et relus avant leur publication.',

  'categories.title': 'Par où commencer ?',
  'categories.all': 'Les {count} catégories',
  courses: course.courseCount,

  'paths.title': course.learningPaths,
  'paths.lead': 'Plusieurs cours dans un ordre logique, du premier pas au dernier.',
  'paths.all': course.allPaths,

  'how.title': places.howItWorks,
  'how.choose': 'Choisissez',
  'how.choose.text':
    'Cherchez par nom ou parcourez les catégories. Essayez les leçons en accès libre avant de vous décider.',
  'how.learn': 'Apprenez',
  'how.learn.text':
    'Vidéos sous-titrées, textes, documents et quiz. Stoa retient où vous en êtes, sur tous vos appareils.',
  'how.show': 'Montrez-le',
  'how.show.text':
    'Terminez les leçons obligatoires : votre certificat est délivré aussitôt, avec un numéro que chacun peut vérifier.',

  'teach.title': 'Vous avez quelque chose à transmettre ?',
  'teach.text':
    'Composez un cours de vidéos, de textes, de documents et de quiz, à votre rythme, puis envoyez-le en relecture. Chaque cours est relu avant d’ouvrir : le vôtre sera en bonne compagnie.',
  'teach.signup': 'Créer un compte',
  'teach.how': 'Comment enseigner sur Stoa',
};
