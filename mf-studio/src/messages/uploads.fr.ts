import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './uploads.en.ts';

export const fr: MessagesOf<typeof en> = {
  'field.choose':
    '{purpose, select, cover {Choisir une image JPEG, PNG ou WebP} banner {Choisir une image JPEG, PNG ou WebP} picture {Choisir une image} video {Choisir une vidéo MP4 ou WebM} captions {Choisir un fichier WebVTT ou SubRip (.vtt, .srt)} audio {Choisir un enregistrement} resource {Choisir un fichier} other {Choisir un PDF}}',
  'field.replace': actions.replace,
  'field.remove': actions.remove,
  'field.drop': 'ou le déposer ici',

  'problem.type':
    '{purpose, select, cover {« {name} » n’est pas une image JPEG, PNG ou WebP.} banner {« {name} » n’est pas une image JPEG, PNG ou WebP.} picture {« {name} » n’est pas une image JPEG, PNG ou WebP.} video {« {name} » n’est pas une vidéo MP4 ou WebM.} captions {« {name} » n’est ni un fichier WebVTT ni un fichier SubRip (.vtt, .srt).} audio {« {name} » n’est pas un enregistrement MP3, M4A, Ogg, WebM ou WAV.} resource {« {name} » est d’un type qui ne peut pas être donné : mettez-le dans une archive ZIP.} other {« {name} » n’est pas un PDF.}}',
  'problem.empty': common.isEmpty,
  'problem.large': '« {name} » fait {size} ; le maximum accepté est de {most}.',
  'problem.unreadable': '« {name} » ne peut pas être lu comme une image.',
  'problem.small':
    '{purpose, select, banner {La bannière} other {La couverture}} doit faire au moins {leastWidth} × {leastHeight} pixels ; celle-ci en fait {width} × {height}.',
  'captions.kind':
    '« {name} » n’est ni du WebVTT ni du SubRip : un fichier WebVTT commence par le mot WEBVTT, un fichier SubRip par un numéro et ses temps (ligne {line, number}).',
  'captions.time':
    '« {name} », ligne {line, number} : aucun temps ne peut être lu ici. Écrivez-les ainsi : 00:01:02.500 --> 00:01:05.000.',
  'captions.end': '« {name} », ligne {line, number} : ce sous-titre finit avant de commencer. Corrigez ses temps.',
  'captions.stray': '« {name} », ligne {line, number} : ces mots n’ont pas de temps. Mettez les temps au-dessus.',
  'captions.empty': '« {name} » ne contient aucun sous-titre.',
  'captions.many':
    '« {name} », ligne {line, number} : un fichier compte au plus 20 000 sous-titres. Coupez le film en plusieurs.',

  'state.sending': 'Envoi en cours',
  'state.paused': common.paused,
  'state.waiting': 'Connexion perdue. Nouvel essai…',
  'state.checking': 'Le serveur vérifie le fichier…',
  'state.ready': common.ready,
  'state.rejected': 'Refusé',
  'state.failed': 'Interrompu',

  'progress.name': 'Envoi de {name}',
  'progress.bytes': '{share} · {sent} sur {total}',
  'progress.pause': actions.pause,
  'progress.resume': actions.resume,
  'progress.again': actions.tryAgain,
  'progress.cancel': actions.cancel,

  'failed.line':
    'La connexion a été perdue. Ce qui est arrivé est conservé ; réessayez quand vous serez de nouveau en ligne.',
  'failed.verdict': 'Le fichier est envoyé, mais le serveur n’a pas répondu à son sujet.',
  'failed.start': 'L’envoi n’a pas pu commencer. Vérifiez votre connexion.',
  'refused.status': 'Le serveur a refusé le fichier ({status}).',
  'refused.other': 'Le fichier n’a pas été accepté.',

  'video.captions': lesson.captions,
  'video.withCaptions': 'avec sous-titres',
  'video.withoutCaptions': 'pas encore de sous-titres',
  'audio.withTranscript': 'avec transcription',
  'audio.withoutTranscript': 'pas encore de transcription',
};
