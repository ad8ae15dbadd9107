import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './create.en.ts';

export const fr: MessagesOf<typeof en> = {
  import: actions.importCourse,
  subtitle: 'Trois réponses font un brouillon. Vous seul pouvez le voir jusqu’à sa publication.',
  name: course.title,
  'name.hint': 'De 5 à 60 caractères. Vous pourrez le changer plus tard.',
  'name.example': 'Dessiner avec la lumière',
  'contentType.hint': 'Ce que sont la plupart des leçons. Le lecteur qui ouvre le cours en dépend.',
  later: 'La catégorie et le contenu peuvent attendre ; il les faut avant la relecture du cours.',
  submit: building.createDraft,
  cancel: actions.cancel,

  'draft.title': 'Continuer « {name} » ?',
  'draft.text': 'Vous avez commencé ce brouillon et l’avez modifié {ago}.',
  'draft.continue': 'Continuer le brouillon',
  'draft.forget': 'Commencer un autre cours',
};
