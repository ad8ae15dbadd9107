import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import rehypeHighlight from 'rehype-highlight';
import type { MarkdownExtras } from '../markdown.tsx';
import { CodeBlock } from './code-block.tsx';
import { isMath } from './is-math.ts';

/** Those that are taught; a fence in another language stands in one colour. */
const languages = {
  ...{ bash, c, cpp, csharp, css, diff, go, java, javascript, json, kotlin },
  ...{ php, python, r, ruby, rust, sql, swift, typescript, xml, yaml },
};

/** Code in colours: elements with classes, and no HTML that the page's policy would refuse. */
export const codeExtras: MarkdownExtras = {
  rehypePlugins: [[rehypeHighlight, { languages, plainText: ['math', 'text', 'txt'] }]],
  components: { pre: ({ children }) => (isMath(children) ? children : <CodeBlock>{children}</CodeBlock>) },
};
