import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ink, type VideoScript } from './script.ts';

const fontsFolder = join(import.meta.dirname, '../../../node_modules');
const fontFace = (family: string, file: string): string => {
  const bytes = readFileSync(join(fontsFolder, file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:200 900;src:url(data:font/woff2;base64,${bytes})}`;
};

/** The site's own typefaces, carried in the page. */
export const fontFaces = (): string =>
  fontFace('Stoa Serif', '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2') +
  fontFace('Stoa Sans', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2');

const style = (): string => `${fontFaces()}
*{margin:0;box-sizing:border-box}
body{width:1280px;height:720px;overflow:hidden;background:${ink.page};color:${ink.text};font:400 30px/1.35 'Stoa Sans'}
.head{position:absolute;left:84px;top:70px;right:84px}
h1{font:600 54px/1.12 'Stoa Serif';letter-spacing:-.01em;text-wrap:balance}
.rule{width:76px;height:6px;background:${ink.accent};margin:20px 0 0}
ul{position:absolute;left:84px;top:268px;width:470px;list-style:none;padding:0}
ul.wide{width:960px;font-size:38px}
li{padding:14px 0 14px 42px;position:relative}
li::before{content:'';position:absolute;left:0;top:24px;width:20px;height:24px;background:${ink.primary};border-radius:20px 20px 0 0}
li.later{visibility:hidden}
li.now::before{background:${ink.accent}}
svg.figure{position:absolute;left:640px;top:218px;width:560px;height:430px;overflow:visible;font-family:'Stoa Sans'}
.foot{position:absolute;left:84px;right:84px;bottom:34px;display:flex;align-items:flex-end;justify-content:space-between;color:${ink.soft};font-size:20px}
.arches{display:flex;gap:9px}
.arches i{width:20px;height:26px;border-radius:20px 20px 0 0;background:${ink.sunken}}
.arches i.on{background:${ink.primary}}
.side{position:absolute;right:-120px;top:-150px;width:520px;height:520px;opacity:.55}`;

const ornament = `<svg class="side" viewBox="0 0 520 520" aria-hidden="true">${[240, 190, 140]
  .map((r) => `<circle cx="260" cy="260" r="${r}" fill="none" stroke="${ink.sunken}" stroke-width="22"/>`)
  .join('')}</svg>`;

/** One picture of a video: slide number `at`, as it looks while its spoken line number `line` is heard. */
export function slidePage(script: VideoScript, at: number, line: number): string {
  const slide = script.slides[at];
  if (!slide) throw new Error(`'${script.media}' has no slide ${at}.`);
  const { points = [], figure, say } = slide;
  const shown = line === say.length - 1 ? points.length : Math.min(points.length, line + 1);
  const items = points.map((point, index) => {
    const state = index >= shown ? 'later' : index === shown - 1 && shown < points.length + 1 ? 'now' : '';
    return `<li class="${state}">${point}</li>`;
  });
  const arches = script.slides.map((_, index) => `<i class="${index <= at ? 'on' : ''}"></i>`);
  return `<!doctype html><meta charset="utf-8"><style>${style()}</style>${ornament}
<div class="head"><h1>${slide.heading}</h1><div class="rule"></div></div>
<ul class="${figure ? '' : 'wide'}">${items.join('')}</ul>
${figure ? `<svg class="figure" viewBox="0 0 560 430">${figure}</svg>` : ''}
<div class="foot"><span>${script.course} · ${script.title}</span><span class="arches">${arches.join('')}</span></div>`;
}
