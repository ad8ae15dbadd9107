/**
 * The page's rules for what may become code, run by the browser at every place where a text could (Trusted Types). Stands
 * in the head before every other script; the origins of dev servers and overrides are in `data-origins`.
 *
 * - An address of a script or worker must be a file of a release: of this site, but below `/api/`, where what people
 *   uploaded lies, or of an override's origin.
 * - A text that becomes HTML may hold no tag. That lets libraries write style sheets, and nothing else.
 * - No text becomes a script.
 */
export const trustedTypesScript =
  '(()=>{if(!window.trustedTypes)return;' +
  'const origins=(document.currentScript.dataset.origins||"").split(" ");' +
  'trustedTypes.createPolicy("default",{' +
  'createHTML:t=>t.includes("<")?undefined:t,' +
  'createScriptURL:u=>{const{origin,pathname,protocol}=new URL(u,location.href);' +
  'if(protocol==="blob:"?origin===location.origin:origin===location.origin?!pathname.startsWith("/api/"):origins.includes(origin))return u}' +
  '})})()';

/**
 * Policies of frameworks that build what they draw from templates in their code. Each checks nothing by itself, so none
 * is named that the site's own code uses.
 */
export const frameworkPolicies = ['vue', 'lit-html', 'angular'] as const;
