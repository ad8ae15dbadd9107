import { withPictures } from '@stoa/shared/contract/teaching/text-pictures.ts';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { asText } from '../scorm-export/markdown.ts';
import type { Markup } from '../scorm-export/markup.ts';
import type { PackedFiles } from './packed-files.ts';

const writer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: asText } })
  .use(rehypeSanitize)
  .use(rehypeStringify);

/** In texts that a document of XML holds, the folder of all files, seen from the folder of that document. */
const FILE_BASE = '$IMS-CC-FILEBASE$../';

/** A text as HTML, its headings as they are written. `base`: what comes before the path of a picture. */
export const htmlOf = (markdown: string, files: PackedFiles, base = FILE_BASE): Markup => ({
  text: String(
    writer.processSync(
      withPictures(markdown, (id) => {
        const file = files.get(id);
        return file && base + file.path;
      }),
    ),
  ),
});
