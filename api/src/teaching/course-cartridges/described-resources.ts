import type { AssignmentContent, LessonContent } from '../lessons/lesson-content.ts';
import { markup, nothing } from '../scorm-export/markup.ts';
import { htmlOf } from './cartridge-html.ts';
import { linksTo } from './cartridge-page.ts';
import type { PackedFiles } from './packed-files.ts';

const declaration = markup`<?xml version="1.0" encoding="UTF-8"?>
`;

/** A page of others. @see Common Cartridge 1.3, web links */
export const webLinkOf = ({ title }: Pick<LessonContent, 'title'>, url: string): string =>
  markup`${declaration}<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3"><title>${title}</title><url href="${url}" target="_blank"/></webLink>
`.text;

/** What is handed in. @see Common Cartridge extension resource: assignment 1.0 */
export function assignmentOf(
  { title, resources }: LessonContent,
  { instructions, rubric, submission_type }: AssignmentContent,
  { identifier, files }: { identifier: string; files: PackedFiles },
): string {
  const words = markup`${htmlOf(instructions, files)}${linksTo(resources, files, '$IMS-CC-FILEBASE$../')}`;
  const points = rubric.reduce((sum, criterion) => sum + criterion.points, 0);
  const criteria = markup`<ul>${rubric.map((one) => markup`<li><strong>${one.title}</strong> (${one.points}) ${one.description}</li>`)}</ul>`;
  return markup`${declaration}<assignment xmlns="http://www.imsglobal.org/xsd/imscc_extensions/assignment" identifier="${identifier}">
  <title>${title}</title>
  <text texttype="text/html">${words.text}</text>
  ${rubric.length === 0 ? nothing : markup`<instructor_text texttype="text/html">${criteria.text}</instructor_text>`}
  <gradable points_possible="${points || 100}">true</gradable>
  <submission_formats><format type="${submission_type}"/></submission_formats>
</assignment>
`.text;
}
