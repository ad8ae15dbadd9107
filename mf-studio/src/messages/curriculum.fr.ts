import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import * as liveClass from '@stoa/shared/i18n/words/live-class.fr.ts';
import type { en } from './curriculum.en.ts';

export const fr: MessagesOf<typeof en> = {
  'modules.empty':
    'Un cours se compose de modules, et un module de leçons. Commencez par le premier module ; avec trois à six modules, un cours reste facile à parcourir.',
  'modules.first': 'Titre du premier module',
  'modules.new': 'Titre d’un nouveau module',
  'modules.example': 'Voir la lumière',
  'modules.add': 'Ajouter le module',

  'module.name': 'Module {number, number} : {title}',
  'module.title': 'Titre du module {number, number}',
  'module.lessons': course.lessonCount,
  'module.drag': 'Déplacer le module {title}',
  'module.up': 'Monter le module {title}',
  'module.down': 'Descendre le module {title}',
  'module.moved': 'Le module {title} est maintenant numéro {place, number} sur {count, number}.',
  'module.opening': 'Fixer l’ouverture du module {title}',
  'module.duplicate': 'Dupliquer le module {title}',
  'module.remove': 'Supprimer le module {title}',
  'module.remove.title': course.removeTitled,
  'module.remove.text':
    '{count, plural, one {Sa leçon sera supprimée avec lui.} other {Ses # leçons seront supprimées avec lui.}} Cette action est irréversible.',
  'module.remove.confirm': 'Supprimer le module',

  'lessons.add': 'Ajouter une leçon',
  'lessons.addTo': 'Ajouter une leçon à {module}',
  'lessons.kind': common.kind,
  'lessons.title': 'Titre de la leçon',
  'lessons.create': 'Ajouter la leçon',
  'lessons.done': 'Terminer',

  'lesson.drag': 'Déplacer la leçon {title}',
  'lesson.up': 'Monter la leçon {title}',
  'lesson.down': 'Descendre la leçon {title}',
  'lesson.moved': 'La leçon {title} est maintenant numéro {place, number} sur {count, number} dans {module}.',
  'lesson.duplicate': 'Dupliquer la leçon {title}',
  'lesson.remove': 'Supprimer la leçon {title}',
  'lesson.remove.title': course.removeTitled,
  'lesson.remove.text': 'La leçon et son contenu seront supprimés. Cette action est irréversible.',
  'lesson.remove.confirm': 'Supprimer la leçon',
  'lesson.free': 'aperçu gratuit',
  'lesson.optional': 'facultative',

  'state.noVideo': 'Pas encore de vidéo',
  'state.noAudio': 'Pas encore d’enregistrement',
  'state.noScorm': 'Pas encore de paquet',
  'state.noEmbed': 'Pas encore d’adresse',
  'state.noDocument': 'Pas encore de PDF',
  'state.noText': 'Rien d’écrit pour l’instant',
  'state.noQuestions': 'Pas encore de question',
  'state.ready': common.ready,
  'state.written': 'Écrit',
  'state.reading': lesson.timeToRead,
  'state.unfinished': '{count, plural, one {# incomplète} other {# incomplètes}}',
  'state.questions': lesson.questionCount,
  'state.noInstructions': 'Pas encore de consignes',
  'state.shortInstructions': 'Les consignes sont trop courtes',
  'state.unnamed': '{count, plural, one {# critère sans nom} other {# critères sans nom}}',
  'state.handIn': '{type, select, file {Fichiers à rendre} text {Texte à rendre} other {Adresse web à rendre}}',
  'state.noClass': 'Pas encore de séance prévue',
  'state.classOn': liveClass.on,
  'state.classAt': '{more, plural, =0 {{time}} other {{time}, et # de plus}}',
  'state.classesOver': '{count, plural, one {La séance est terminée} other {Les # séances sont terminées}}',
  'state.due': 'sous {days, plural, one {# jour} other {# jours}}',

  copied: 'Une copie de « {title} » se trouve juste après.',
  undo: actions.undo,

  'panel.back': lesson.allLessons,
  'panel.heading':
    '{kind, select, video {Leçon vidéo} text {Leçon texte} document {Leçon document} quiz {Leçon quiz} live {Leçon en direct} audio {Leçon audio} embed {Page intégrée} other {Leçon devoir}}',
  'panel.title': course.title,
  'panel.title.hint': 'De 3 à 80 caractères.',
  'panel.free': course.freePreview,
  'panel.free.hint': 'Tout le monde peut ouvrir cette leçon sans inscription.',
  'panel.required': lesson.required,
  'panel.required.hint': 'Compte pour la progression et le certificat.',
  'refused.edit_conflict':
    'Non supprimé : une modification a été faite entre-temps dans une autre fenêtre. Regardez-la, puis supprimez de nouveau si vous le voulez toujours.',

  'content.about': 'De quoi il s’agit, et ce qu’il faut préparer',
  'content.text': lesson.text,
  'content.video': lesson.video,
  'content.video.hint':
    'MP4 ou WebM, 2 Go au plus. Les vidéos de moins de dix minutes sont plus souvent vues jusqu’au bout.',
  'content.captions': lesson.captions,
  'content.captions.hint':
    'WebVTT ou SubRip (.vtt, .srt), 1 Mo au plus. Ils ouvrent la leçon à qui ne l’entend pas, ou ne peut pas l’écouter à ce moment.',
  'content.audio': 'Enregistrement',
  'content.audio.hint': 'MP3, M4A, Ogg, WebM ou WAV, 500 Mo au plus.',
  'content.transcript': lesson.transcript,
  'content.transcript.hint':
    'WebVTT (.vtt), 1 Mo au plus : ce qui est dit, ligne par ligne avec son moment. Elle ouvre la leçon à qui ne l’entend pas, ou ne peut pas l’écouter à ce moment.',
  'content.embed': lesson.embedAddress,
  'content.embed.hint': 'Collez l’adresse de la page, un lien de partage ou son code d’intégration.',
  'content.embed.refused': 'Cette page ne peut pas être affichée ici. Celles de ces sites peuvent l’être : {hosts}.',
  'content.embed.about': 'Ce qu’il faut regarder, et pourquoi',
  'content.document': lesson.document,
  'content.document.hint': 'Un PDF de 50 Mo au plus.',
  'content.document.open': 'Ouvrir le document (nouvel onglet)',

  'gone.title': 'Cette leçon n’existe plus',
  'gone.text': 'Elle a été supprimée du cours, peut-être dans une autre fenêtre.',
};
