import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';
import * as liveClass from '@stoa/shared/i18n/words/live-class.en.ts';

/** Modules and their lessons, how they are put in order, and one lesson around its content. */
export const en = {
  'modules.empty':
    'A course is made of modules, and a module of lessons. Start with the first module; three to six of them make a course that is easy to follow.',
  'modules.first': 'Title of the first module',
  'modules.new': 'Title of a new module',
  'modules.example': 'Seeing light',
  'modules.add': 'Add module',

  'module.name': 'Module {number, number}: {title}',
  'module.title': 'Title of module {number, number}',
  'module.lessons': course.lessonCount,
  'module.drag': 'Drag module {title}',
  'module.up': 'Move module {title} up',
  'module.down': 'Move module {title} down',
  'module.moved': 'Module {title} is now number {place, number} of {count, number}.',
  'module.opening': 'Set when module {title} opens',
  'module.duplicate': 'Duplicate module {title}',
  'module.remove': 'Remove module {title}',
  'module.remove.title': course.removeTitled,
  'module.remove.text':
    'Its {count, plural, one {# lesson} other {# lessons}} will be removed with it. This can’t be undone.',
  'module.remove.confirm': 'Remove the module',

  'lessons.add': 'Add a lesson',
  'lessons.addTo': 'Add a lesson to {module}',
  'lessons.kind': common.kind,
  'lessons.title': 'Title of the lesson',
  'lessons.create': 'Add lesson',
  'lessons.done': 'Done',

  'lesson.drag': 'Drag lesson {title}',
  'lesson.up': 'Move lesson {title} up',
  'lesson.down': 'Move lesson {title} down',
  'lesson.moved': 'Lesson {title} is now number {place, number} of {count, number} in {module}.',
  'lesson.duplicate': 'Duplicate lesson {title}',
  'lesson.remove': 'Remove lesson {title}',
  'lesson.remove.title': course.removeTitled,
  'lesson.remove.text': 'The lesson and what is in it will be removed. This can’t be undone.',
  'lesson.remove.confirm': 'Remove the lesson',
  'lesson.free': 'free preview',
  'lesson.optional': 'optional',

  'state.noVideo': 'No video yet',
  'state.noAudio': 'No recording yet',
  'state.noScorm': 'No package yet',
  'state.noEmbed': 'No address yet',
  'state.noDocument': 'No PDF yet',
  'state.noText': 'Nothing written yet',
  'state.noQuestions': 'No questions yet',
  'state.ready': common.ready,
  'state.written': 'Written',
  'state.reading': lesson.timeToRead,
  'state.unfinished': '{count, number} unfinished',
  'state.questions': lesson.questionCount,
  'state.noInstructions': 'No instructions yet',
  'state.shortInstructions': 'The instructions are too short',
  'state.unnamed': '{count, plural, one {# criterion has no name} other {# criteria have no name}}',
  'state.handIn': '{type, select, file {Hand in files} text {Hand in a text} other {Hand in a web address}}',
  'state.noClass': 'No class scheduled yet',
  'state.classOn': liveClass.on,
  'state.classAt': '{more, plural, =0 {{time}} other {{time}, and # more}}',
  'state.classesOver': '{count, plural, one {The class is over} other {All # classes are over}}',
  'state.due': 'due after {days, plural, one {# day} other {# days}}',

  copied: 'A copy of “{title}” stands behind it.',
  undo: actions.undo,

  'panel.back': lesson.allLessons,
  'panel.heading':
    '{kind, select, video {Video lesson} text {Text lesson} document {Document lesson} quiz {Quiz lesson} live {Live lesson} audio {Audio lesson} embed {Embedded page} other {Assignment lesson}}',
  'panel.title': course.title,
  'panel.title.hint': '3 to 80 characters.',
  'panel.free': course.freePreview,
  'panel.free.hint': 'Anyone can open this lesson without enrolling.',
  'panel.required': lesson.required,
  'panel.required.hint': 'Counts towards progress and the certificate.',
  'refused.edit_conflict':
    'Not removed: it has changed in another window. Look at it, then remove it again if you still want to.',

  'content.about': 'What it is about, and what to prepare',
  'content.text': lesson.text,
  'content.video': lesson.video,
  'content.video.hint': 'MP4 or WebM, at most 2 GB. Learners finish videos under ten minutes more often.',
  'content.captions': lesson.captions,
  'content.captions.hint':
    "WebVTT or SubRip (.vtt, .srt), at most 1 MB. They open the lesson to people who can't hear it, or can't listen now.",
  'content.audio': 'Recording',
  'content.audio.hint': 'MP3, M4A, Ogg, WebM or WAV, at most 500 MB.',
  'content.transcript': lesson.transcript,
  'content.transcript.hint':
    "WebVTT or SubRip (.vtt, .srt), at most 1 MB: what is said, line by line with its time. It opens the lesson to people who can't hear it, or can't listen now.",
  'content.embed': lesson.embedAddress,
  'content.embed.hint': 'Paste the address of the page, a link for sharing it, or its code for embedding.',
  'content.embed.refused': 'This is no page that can be shown here. Pages of these sites can: {hosts}.',
  'content.embed.about': 'What to look at, and why',
  'content.document': lesson.document,
  'content.document.hint': 'A PDF, at most 50 MB.',
  'content.document.open': 'Open the document (new tab)',

  'gone.title': 'This lesson is gone',
  'gone.text': 'It was removed from the course, perhaps in another window.',
} as const;
