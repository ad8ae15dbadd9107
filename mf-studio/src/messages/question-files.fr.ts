import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as quiz from '@stoa/shared/i18n/words/quiz.fr.ts';
import type { en } from './question-files.en.ts';

export const fr: MessagesOf<typeof en> = {
  cancel: actions.cancel,
  kind: quiz.questionKind,
  'import.open': 'Importer des questions',
  'import.title': 'Importer des questions',
  'import.lead':
    'Moodle, Canvas, Blackboard et d’autres enregistrent des questions au format GIFT ou QTI. Rien n’est ajouté avant que vous ayez vu ce qui a été trouvé.',
  'import.file': 'Fichier de questions',
  'import.file.hint':
    'GIFT (.txt, .gift), ou QTI 1.2, 2 et 3 (.zip, .xml) ; aussi une Common Cartridge. Les images d’un paquet sont reprises.',
  'import.text': 'Ou collez un texte en GIFT',
  'import.reading': 'Lecture du fichier …',
  'unread.long': 'Le texte dépasse 500 000 caractères. Divisez-le, et importez une partie après l’autre.',
  'unread.large': 'Le fichier dépasse 100 Mo, ou ses textes 20 Mo. Exportez moins de questions à la fois.',
  'unread.none': 'Aucune question n’a été trouvée. Exportez vos questions en QTI ou en GIFT, et choisissez ce fichier.',
  'unread.failed':
    'Le fichier n’a pas pu être lu. Vérifiez qu’il est toujours là et complet, puis choisissez-le de nouveau, ou collez son texte.',
  'import.most':
    'Un quiz a au plus 100 questions : on peut {room, plural, =0 {n’en ajouter aucune} one {en ajouter # de plus} other {en ajouter # de plus}}. Importez-en moins.',
  'import.add': '{count, plural, =0 {Ajouter des questions} one {Ajouter # question} other {Ajouter # questions}}',
  'import.added': '{count, plural, one {# question a été ajoutée} other {# questions ont été ajoutées}}.',
  'import.sending': 'Envoi de l’image {number, number} sur {count, number}…',
  'import.picture.refused':
    'Rien n’a été ajouté : « {name} » n’est pas une image que l’on peut montrer ici. Mettez-en une autre dans le paquet, et choisissez-le de nouveau.',
  'import.picture.failed': 'Rien n’a été ajouté : l’image « {name} » n’a pas pu être envoyée. Réessayez.',
  'preview.count':
    '{found, plural, =0 {Aucune question trouvée} one {# question trouvée} other {# questions trouvées}}{lost, plural, =0 {} one {, # élément ne peut pas être repris} other {, # éléments ne peuvent pas être repris}}.',
  'preview.problems': 'Ce qui ne peut pas être repris',
  'preview.problem': 'Ligne {line, number} (« {start} ») : {rule}',
  'preview.problem.file': '{file} (« {start} ») : {rule}',
  'preview.questions': 'Questions trouvées',
  'preview.question': '{prompt} ({kind}{pictures, plural, =0 {} one {, # image} other {, # images}})',
  'preview.undescribed':
    '{count, plural, one {# image n’a} other {# images n’ont}} pas de description. Écrivez-la dans la question : sans elle, le cours ne peut pas être publié.',
  'rule.description': 'Ce n’est pas une question : aucune réponse n’y appartient.',
  'rule.essay': 'Une réponse libre ne peut pas être corrigée toute seule. Faites-en un devoir.',
  'rule.unclosed':
    'Il manque une accolade, ou il y en a une de trop. Mettez une barre oblique inversée devant celles du texte.',
  'rule.mixed': 'Chaque réponse commence par = ou ~.',
  'rule.partial': 'Une réponse juste en partie ne donne pas de points ici. Les parts justes doivent faire 100 %.',
  'rule.severalRight':
    'Plusieurs réponses sont justes alors qu’une seule est à choisir. Permettez-en plusieurs (en GIFT : une part pour chacune, comme ~%50%).',
  'rule.pairs':
    'Dans une question à associer, chaque élément appartient à une seule réponse (en GIFT : = ceci -> cela).',
  'rule.number': 'Ce n’est pas un nombre que l’on peut corriger, comme 3.14, 3.14:0.01 ou 3..5.',
  'rule.severalNumbers': 'Un seul nombre peut être juste. Donnez-lui plutôt une tolérance.',
  'rule.several': 'Plusieurs réponses y sont demandées à la fois. Faites une question de chacune.',
  'rule.interaction': 'On y répond d’une façon qu’aucune question ne connaît ici.',
  'rule.media':
    'Elle a du son, ou une image qui n’est pas reprise : une image est un JPEG, PNG ou WebP de 5 Mo au plus, dans le paquet.',
  'rule.pictures': 'Elle montre plusieurs images là où il ne peut y en avoir qu’une.',
  'rule.maths': 'Elle a une formule, qui n’est pas reprise. Ajoutez la question à la main.',
  'rule.unsolved': 'Elle ne dit pas quelle réponse est juste.',
  'rule.malformed': 'Ce n’est pas du XML bien formé.',
  'export.open': 'Exporter les questions',
  'export.title': 'Exporter les questions',
  'export.lead': 'Les indices et les leçons à revoir restent ici.',
  'export.format': 'Format',
  'export.qti': 'QTI 2.1 (.zip)',
  'export.qti.hint':
    'Pour Canvas, Blackboard, Moodle, TAO et d’autres. Toutes les sortes de questions, avec leurs points et leurs images.',
  'export.gift': 'GIFT (.txt)',
  'export.gift.hint': 'Un texte pour Moodle et d’autres. Les points, les images et la casse des lettres restent ici.',
  'export.left': 'Ces questions restent ici :',
  'why.unfinished': 'Elle n’est pas terminée.',
  'why.unready': 'Une de ses images n’est pas encore prête.',
  'why.order': 'GIFT ne connaît pas d’ordre.',
  'why.pictures': 'GIFT ne connaît pas d’images.',
  'why.arrow': 'En GIFT, une flèche (->) est entre ce qui va ensemble.',
  'export.failed': 'Une image n’a pas pu être récupérée : rien n’a été enregistré. Réessayez.',
  'export.question': quiz.questionNumber,
  'export.save': '{count, plural, =0 {Télécharger} one {Télécharger # question} other {Télécharger # questions}}',
  'export.name.qti': '{title}.qti.zip',
  'export.name.gift': '{title}.gift.txt',
};
