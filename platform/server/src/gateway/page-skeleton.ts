import { escapeHtml } from './escape-html.ts';

/**
 * Before the first paint: the colour scheme that the visitor chose (the UI kit keeps it under this name), else the one that the
 * system prefers, over the light one of a page without scripts.
 */
export const colourSchemeScript =
  "(()=>{let s;try{s=localStorage.getItem('mantine-color-scheme-value')}catch{}" +
  "if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "const page=document.documentElement;page.setAttribute('data-mantine-color-scheme',s);" +
  // The shell keeps it (`bar-room.tsx`): there stood a bar of a creator's or a partner's when this browser was here last.
  "try{if(localStorage.getItem('stoa.bar'))page.setAttribute('data-had-bar','')}catch{}})()";

/**
 * In the lowest layer: the shell's own styles win as soon as they are there. Colours are those of its tokens. The order of
 * all layers stands first in the page, because a remote's stylesheet may come before the shell's, and the order in which
 * layers are first met is the order of the cascade; the same list is in the shell's layers.css.
 */
export const skeletonStyle = `@layer skeleton, reset, tokens, mantine, ui, shell, remote;
@layer skeleton {
html { color-scheme: light; background: #f5f4f0 }
html[data-mantine-color-scheme=dark] { color-scheme: dark; background: #11181b }
body { margin: 0 }
noscript p { font: 1.0625rem/1.55 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 46rem }
.stoa-first-bar { height: 4.25rem; background: light-dark(#fffefc, #192226); border-bottom: 1px solid light-dark(#dbd8ce, #2d3a40) }
.stoa-first-line { height: 2px; margin-top: -1px; overflow: hidden }
.stoa-first-line::before { content: ''; display: block; height: 100%; width: 40%; background: light-dark(#0b5767, #80c5d1); animation: stoa-first 1.4s ease-in-out .3s infinite backwards }
@keyframes stoa-first { from { transform: translateX(-100%) } to { transform: translateX(250%) } }
@media (prefers-reduced-motion: reduce) { .stoa-first-line::before { animation: none; width: 100%; opacity: .5 } }
}`;

export const skeleton = (label: string): string =>
  `<div role="status" class="stoa-first" aria-label="${escapeHtml(label)}"><div class="stoa-first-bar"></div><div class="stoa-first-line"></div></div>`;
