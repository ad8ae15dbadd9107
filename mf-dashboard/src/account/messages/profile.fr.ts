import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { en } from './profile.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Votre profil',
  lead: 'Voici comment les apprenants et les formateurs vous voient.',
  loading: 'Chargement de votre profil',
  'first.label': account.firstName,
  'last.label': account.lastName,
  'title.label': 'Titre professionnel',
  'title.hint': 'Figure à côté de votre nom, aussi sur vos certificats : « Photographe », « Cheffe d’équipe ».',
  'about.label': 'À propos de vous',
  'about.hint': 'Ce que vous faites, et ce que vous souhaitez apprendre.',
  'about.count': common.charactersOf,
  save: actions.save,
  saved: 'Votre profil est enregistré.',
  reset: actions.discardChanges,
  preview: 'Ce que voient les autres',
  'preview.nameless': 'Votre nom',

  photo: 'Photo',
  'photo.hint': 'JPEG, PNG ou WebP, au moins 200 × 200 pixels. Vous choisissez la partie affichée.',
  'photo.choose': 'Choisir une photo',
  'photo.replace': 'Choisir une autre photo',
  'photo.remove': 'Retirer la photo',
  'photo.unsaved': 'La photo est gardée quand vous enregistrez.',
  'photo.type': '« {name} » n’est pas une image JPEG, PNG ou WebP.',
  'photo.large': '« {name} » fait {size} ; choisissez une image de {most} au plus.',
  'photo.unreadable': '« {name} » ne peut pas être lu comme une image.',
  'photo.small': 'La photo doit faire au moins {least} × {least} pixels ; celle-ci en fait {width} × {height}.',
  'photo.failed': 'La photo n’a pas pu être envoyée. Vérifiez votre connexion et enregistrez à nouveau.',
  'photo.refused': 'Le serveur n’a pas accepté la photo. Choisissez-en une autre.',

  'crop.title': actions.choosePart,
  'crop.close': actions.close,
  'crop.area': 'Photo. Déplacez-la avec les flèches du clavier ou en la faisant glisser.',
  'crop.zoom': actions.zoom,
  'crop.rotateLeft': 'Tourner vers la gauche',
  'crop.rotateRight': 'Tourner vers la droite',
  'crop.take': 'Utiliser la photo',
  'crop.cancel': actions.cancel,
};
