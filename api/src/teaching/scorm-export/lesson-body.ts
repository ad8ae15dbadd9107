import { ownNameOf } from '../../files/own-name-of.ts';
import type { Cue } from '../../files/checkers/found.ts';
import type { PackedFile, PackedLesson } from './export-plan.ts';
import type { ExportText } from './export-texts.ts';
import { htmlOf, lessonHtmlOf } from './markdown.ts';
import { markup, nothing, type Markup } from './markup.ts';
import { quizForm } from './quiz-form.ts';

export interface BodyOf {
  text: ExportText;
  language: string;
  /** Where the course stands on the site. */
  courseUrl: string;
  /** What the captions say. */
  cues: readonly Cue[];
}

/** What a page shows below its title. */
export function lessonBody(lesson: PackedLesson, given: BodyOf): Markup {
  const { content, file } = lesson;
  const { text } = given;
  switch (content.kind) {
    case 'video':
    case 'audio':
      return markup`${file ? player(lesson, file, given) : nothing}${chapters(lesson, text)}${transcript(given)}${stateLine}`;
    case 'document':
      return markup`${file ? documentFrame(content.title, file, text) : nothing}${markButton(text('markDone'))}`;
    case 'embed':
      return markup`${embedFrame(lesson, text)}${prose(content.markdown)}${markButton(text('markDone'))}`;
    case 'quiz':
      return content.quiz ? quizForm(content.quiz, text, lesson.pictures) : nothing;
    case 'assignment':
      return markup`${prose(content.assignment?.instructions ?? '')}${rubric(lesson, text)}${onSite(text('onSite.assignment'), given)}${markButton(text('markRead'))}`;
    case 'live':
      return markup`${prose(content.markdown)}${onSite(text('onSite.live'), given)}${markButton(text('markRead'))}`;
    default:
      return markup`<div class="prose">${lessonHtmlOf(content.markdown ?? '')}</div>${markButton(text('markDone'))}`;
  }
}

const prose = (markdown: string | null): Markup => markup`<div class="prose">${htmlOf(markdown ?? '')}</div>`;

const stateLine = markup`<div class="end"><p id="state" role="status"></p></div>`;

const markButton = (label: string): Markup =>
  markup`<div class="end"><button id="done" type="button">${label}</button><p id="state" role="status"></p></div>`;

function player({ content, captions }: PackedLesson, file: PackedFile, { text, language }: BodyOf): Markup {
  const tracks = captions.map(
    ({ path, language: spoken }, at) =>
      markup`<track kind="captions" src="../${path}" srclang="${spoken ?? language}" label="${captions.length === 1 ? text('captions') : ownNameOf(spoken ?? language)}"${at === 0 ? markup` default` : nothing}>`,
  );
  const source = markup`src="../${file.path}" controls preload="metadata"`;
  return content.kind === 'video'
    ? markup`<video id="media" ${source} playsinline aria-label="${text('player.video', { title: content.title })}">${tracks}</video>`
    : markup`<audio id="media" ${source} aria-label="${text('player.audio', { title: content.title })}">${tracks}</audio>`;
}

function chapters({ content }: PackedLesson, text: ExportText): Markup {
  if ((content.chapters ?? []).length === 0) return nothing;
  const lines = content.chapters.map(
    ({ start_s, title }) =>
      markup`<li><button type="button" data-at="${start_s}">${clock(start_s)} · ${title}</button></li>`,
  );
  return markup`<h2>${text('chapters')}</h2><ol class="chapters">${lines}</ol>`;
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = seconds < 3600 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Each cue at most once: captions repeat a line while the next one is spoken. */
function transcript({ text, cues }: BodyOf): Markup {
  const lines = cues.map((cue) => cue.text).filter((line, at, all) => line !== all[at - 1]);
  if (lines.length === 0) return nothing;
  return markup`<details class="transcript"><summary>${text('transcript')}</summary><p>${lines.join(' ')}</p></details>`;
}

/** Not every phone shows a PDF in a frame: the link does. */
const documentFrame = (title: string, { path }: PackedFile, text: ExportText): Markup => markup`
<iframe class="document" src="../${path}" title="${title}"></iframe>
<p><a href="../${path}" target="_blank" rel="noopener">${text('open.document')}</a></p>`;

function embedFrame({ content }: PackedLesson, text: ExportText): Markup {
  const url = content.embed_url ?? '';
  return markup`<iframe class="embed" src="${url}" title="${content.title}" allow="fullscreen; encrypted-media; picture-in-picture" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-forms" referrerpolicy="strict-origin-when-cross-origin"></iframe>
<p><a href="${url}" target="_blank" rel="noopener">${text('open.embed')}</a></p>`;
}

const onSite = (words: string, { courseUrl }: BodyOf): Markup =>
  markup`<p class="notice">${words} <a href="${courseUrl}" target="_blank" rel="noopener">${courseUrl}</a></p>`;

function rubric({ content }: PackedLesson, text: ExportText): Markup {
  const lines = (content.assignment?.rubric ?? []).map(
    ({ title, description, points }) =>
      markup`<li><strong>${title}</strong> (${text('quiz.points', { points })})${description ? markup`<br>${description}` : nothing}</li>`,
  );
  return lines.length === 0 ? nothing : markup`<h2>${text('rubric')}</h2><ul>${lines}</ul>`;
}
