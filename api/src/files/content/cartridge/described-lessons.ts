import { brokenAddressRule } from '@stoa/shared/contract/kernel/https-address.ts';
import type { ArchivedLesson } from '@stoa/shared/contract/teaching/course-archive.ts';
import { submissionTypes, type SubmissionType } from '@stoa/shared/contract/teaching/submission-types.ts';
import { attributeOf, childOf, childrenOf, readXml, type XmlElement } from '../scorm/read-xml.ts';
import { newArchivedLesson } from './new-archived-lesson.ts';
import type { Given, Reading } from './reading.ts';
import { pageOf, textOf } from './page-lesson.ts';

/** Whether lessons may show the page is the site's to say, once it takes the course in: until then it is an embed. */
export async function linkLesson(reading: Reading, given: Given): Promise<ArchivedLesson | undefined> {
  const link = await described(reading, given);
  const href = (attributeOf(childOf(link, 'url'), 'href') ?? '').trim();
  if (brokenAddressRule(href) === undefined && href.length <= 2_000) {
    return newArchivedLesson(given.title, 'embed', { markdown: '', embed_url: href });
  }
  if (/^https?:\/\/[^\s<>]+$/i.test(href)) {
    return newArchivedLesson(given.title, 'text', { markdown: `<${href}>` });
  }
  reading.notes.push({ kind: 'part', name: given.title });
  return undefined;
}

/** The question of a discussion is a text: what was said to it is in no cartridge. */
export async function topicLesson(reading: Reading, given: Given): Promise<ArchivedLesson> {
  const topic = await described(reading, given);
  return newArchivedLesson(given.title, 'text', pageIn(reading, given, childOf(topic, 'text')));
}

/** @see Common Cartridge extension resource: assignment 1.0 */
export async function assignmentLesson(reading: Reading, given: Given): Promise<ArchivedLesson> {
  const assignment = await described(reading, given);
  const { markdown, resources } = pageIn(reading, given, childOf(assignment, 'text'));
  const named = childrenOf(childOf(assignment, 'submission_formats'), 'format').map((format) =>
    typeOf(attributeOf(format, 'type') ?? ''),
  );
  return newArchivedLesson(given.title, 'assignment', {
    resources,
    assignment: {
      instructions: markdown.slice(0, 5_000),
      pass_mark: 60,
      max_attempts: 3,
      submission_type: submissionTypes.find((type) => named.includes(type)) ?? 'text',
      max_files: 1,
      due_days: null,
      rubric: [],
    },
  });
}

const typeOf = (format: string): SubmissionType => (format === 'file' || format === 'url' ? format : 'text');

const described = async (reading: Reading, given: Given): Promise<XmlElement> =>
  readXml(Buffer.from(await textOf(reading, given)));

function pageIn(reading: Reading, { title, path }: Given, text: XmlElement | undefined) {
  const written = text?.text ?? '';
  const isHtml = (attributeOf(text, 'texttype') ?? 'text/html') === 'text/html';
  return pageOf(reading, { title, path, html: isHtml ? written : escaped(written) });
}

const escaped = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n{2,}/)
    .map((part) => `<p>${part}</p>`)
    .join('');
