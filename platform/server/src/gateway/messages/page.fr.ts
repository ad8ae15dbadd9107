import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './page.en.ts';

export const fr: MessagesOf<typeof en> = {
  slogan:
    'Des cours et des parcours d’apprentissage par des gens du métier. Apprenez à votre rythme, obtenez un certificat.',
  'landing.title': 'Stoa · Apprenez avec des gens du métier',
  'missing.title': 'Page introuvable · Stoa',
  'portfolio.title': 'Portfolio de {name} · Stoa',
  'portfolio.description': 'Les compétences de {name}, et ce qui les montre.',
  'certificate.title': '{course} : certificat de {name} · Stoa',
  'certificate.description':
    '{name} a terminé {item, select, learning_path {le parcours d’apprentissage } other {}}« {course} » de {creator} sur Stoa.',
  loading: 'Chargement de Stoa',
  'no-scripts': 'Stoa a besoin de JavaScript : activez-le dans votre navigateur, puis rechargez cette page.',
  lost: 'Stoa n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez cette page.',
};
