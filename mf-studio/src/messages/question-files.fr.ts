import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as quiz from '@stoa/shared/i18n/words/quiz.fr.ts';
import type { en } from './gift.en.ts';

export const fr: MessagesOf<typeof en> = {
  cancel: actions.cancel,
  kind: quiz.questionKind,
  'import.open': 'Importer du GIFT',
  'import.title': 'Importer des questions au format GIFT',
  'import.lead':
    'GIFT est le format de texte dans lequel Moodle et d’autres gardent des questions. Rien n’est ajouté avant que vous ayez vu ce qui a été trouvé.',
  'import.file': 'Fichier GIFT (.txt ou .gift)',
  'import.text': 'Ou collez le texte',
  'import.long': 'Le texte dépasse 500 000 caractères. Divisez-le, et importez une partie après l’autre.',
  'import.most':
    'Un quiz a au plus 100 questions : on peut {room, plural, =0 {n’en ajouter aucune} one {en ajouter # de plus} other {en ajouter # de plus}}. Raccourcissez le texte.',
  'import.add': '{count, plural, =0 {Ajouter des questions} one {Ajouter # question} other {Ajouter # questions}}',
  'import.added': '{count, plural, one {# question a été ajoutée} other {# questions ont été ajoutées}}.',
  'preview.count':
    '{found, plural, =0 {Aucune question trouvée} one {# question trouvée} other {# questions trouvées}}{lost, plural, =0 {} one {, # élément ne peut pas être repris} other {, # éléments ne peuvent pas être repris}}.',
  'preview.problems': 'Ce qui ne peut pas être repris',
  'preview.problem': 'Ligne {line, number} (« {start} ») : {rule}',
  'preview.questions': 'Questions trouvées',
  'preview.question': '{prompt} ({kind})',
  'rule.description': 'Il n’y a pas de réponses entre accolades.',
  'rule.essay': 'Une réponse libre ne peut pas être corrigée toute seule. Faites-en un devoir.',
  'rule.unclosed':
    'Il manque une accolade, ou il y en a une de trop. Mettez une barre oblique inversée devant celles du texte.',
  'rule.mixed': 'Chaque réponse commence par = ou ~.',
  'rule.partial': 'Une réponse juste en partie ne donne pas de points ici. Les parts justes doivent faire 100 %.',
  'rule.severalRight': 'Plusieurs réponses sont justes : donnez une part à chacune, comme ~%50%.',
  'rule.pairs': 'Dans une question à associer, chaque réponse est = ceci -> cela.',
  'rule.number': 'Ce n’est pas un nombre comme 3.14, 3.14:0.01 ou 3..5.',
  'rule.severalNumbers': 'Un seul nombre peut être juste. Donnez-lui plutôt une tolérance.',
  'export.open': 'Exporter en GIFT',
  'export.title': 'Exporter les questions en GIFT',
  'export.lead':
    'Vous recevez un fichier de texte que Moodle et d’autres savent lire. Points, indices, leçons à revoir et la casse des lettres restent ici.',
  'export.left': 'Ces questions restent ici : GIFT ne connaît ni ordre ni images, et elles doivent être terminées.',
  'export.question': quiz.questionNumber,
  'export.save': '{count, plural, =0 {Télécharger} one {Télécharger # question} other {Télécharger # questions}}',
  'export.name': '{title}.gift.txt',
};
