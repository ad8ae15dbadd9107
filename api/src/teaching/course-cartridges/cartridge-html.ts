import { withPictures } from '@stoa/shared/contract/teaching/text-pictures.ts';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { mathOptions, withFormulas } from '../scorm-export/formulas.ts';
import { asText } from '../scorm-export/markdown.ts';
import type { Markup } from '../scorm-export/markup.ts';
import type { PackedFiles } from './packed-files.ts';

const writer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: asText } })
  .use(rehypeSanitize)
  .use(rehypeStringify);

/** Of the text of a lesson, which may hold formulas. */
const lessonWriter = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, mathOptions)
  .use(remarkRehype, { handlers: { html: asText } })
  .use(rehypeSanitize)
  .use(withFormulas)
  // Of our own making alone: what an author wrote in HTML is text by now.
  .use(rehypeStringify, { allowDangerousHtml: true });

/** In texts that a document of XML holds, the folder of all files, seen from the folder of that document. */
const FILE_BASE = '$IMS-CC-FILEBASE$../';

/** A text as HTML, its headings as they are written. */
export const htmlOf = (markdown: string, files: PackedFiles): Markup => ({
  text: String(writer.processSync(pictured(markdown, files, FILE_BASE))),
});

/** The text of a lesson as HTML. `base`: what comes before the path of a picture. */
export const lessonHtmlOf = (markdown: string, files: PackedFiles, base: string): Markup => ({
  text: String(lessonWriter.processSync(pictured(markdown, files, base))),
});

const pictured = (markdown: string, files: PackedFiles, base: string): string =>
  withPictures(markdown, (id) => {
    const file = files.get(id);
    return file && base + file.path;
  });
