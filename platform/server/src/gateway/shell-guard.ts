/** How long a browser asks for the shell before the one that it could not load. Then it tries that again. */
const REFUSED_S = 600;

/**
 * Watches over the shell's own script and stylesheet, of which nothing runs when a byte of them differs from the release:
 * the page is loaded again, once, with a cookie that says which version the browser refused, and the gateway then gives
 * it the version before. When that one fails too, the page says so in words; without its styles it still works.
 *
 * Stands in the head before every file of the shell, in a script element with the page's nonce, the version in
 * `data-shell`, and what to say at last in `data-lost`. Elements that the running shell adds itself are none of its business: those of the page are deferred
 * scripts, and stylesheets in the body.
 */
export const shellGuard =
  '(()=>{const {shell:version,lost}=document.currentScript.dataset,name="stoa_shell_refused";' +
  'addEventListener("error",({target:e})=>{' +
  'const own=e instanceof HTMLScriptElement?e.defer:e instanceof HTMLLinkElement&&e.rel==="stylesheet"&&e.closest("body");' +
  'if(!own||!new URL(e.src||e.href,location.href).pathname.startsWith("/shell/")||!navigator.onLine)return;' +
  'const known=document.cookie.split("; ").some(c=>c.startsWith(name+"="));' +
  'if(!known){' +
  `document.cookie=name+"="+encodeURIComponent(version)+";path=/;max-age=${REFUSED_S};samesite=lax"+(location.protocol==="https:"?";secure":"");` +
  // A browser without cookies would load the page for ever.
  'if(document.cookie.includes(name+"=")){location.reload();return}}' +
  'const show=()=>{const p=document.createElement("p");' +
  'p.setAttribute("role","alert");p.style.cssText="font:1.0625rem/1.55 system-ui,sans-serif;margin:2rem auto;padding:0 1rem;max-width:46rem";' +
  'p.textContent=lost;' +
  'document.querySelector("#stoa>.stoa-first")?.remove();document.body.prepend(p)};' +
  'if(document.readyState==="loading")addEventListener("DOMContentLoaded",show);else show()' +
  '},true)})()';
