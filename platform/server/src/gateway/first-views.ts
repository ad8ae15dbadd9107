import { firstView, type FirstView } from '@stoa/shared/platform-contract/first-view.ts';
import { FRAME_VIEW, NONCE_MARK, PERSONS_FRAME_VIEW } from '@stoa/shared/platform-contract/first-view-marks.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { isShell, type Artefact } from '../registry/artefact-store.ts';
import { blobOfIntegrity } from '../registry/blob-store.ts';
import { inParallel } from '../registry/in-parallel.ts';
import type { Registry } from '../registry/registry.ts';
import type { RouteOwner, RouteTable } from './route-table.ts';

/** What the pages of one version of the shell show before its code runs. */
export interface FirstViews {
  /** Undefined where it has none, or leads to a screen that is not live. */
  find(view: string, locale: Locale, routes: RouteTable): FirstView | undefined;
}

export const noFirstViews: FirstViews = { find: () => undefined };

/**
 * Reads those of a version whose files were checked. One that is not there or not what it should be is left out: the page
 * then shows what pages without it show.
 */
export async function readFirstViews({ blobs }: Registry, { descriptor, files }: Artefact): Promise<FirstViews> {
  if (!isShell(descriptor)) return noFirstViews;
  const read = async (path: string): Promise<FirstView | undefined> => {
    const file = files.find((one) => one.path === path);
    const content = file && (await blobs.read(blobOfIntegrity(file.integrity), descriptor.name).catch(() => undefined));
    return content && readDrawn(content);
  };
  const views = new Map<string, FirstView>();
  const paths = Object.values(descriptor.first_views).flatMap((view) => Object.values(view.files));
  await inParallel(paths, async (path) => {
    const view = await read(path);
    if (view) views.set(path, view);
  });
  return {
    find(view, locale, routes) {
      const { needs, files: byLocale } = descriptor.first_views[view] ?? { needs: [], files: {} };
      const isWhole = needs.every((path) => routes(path) !== undefined);
      return isWhole ? views.get(byLocale[locale] ?? '') : undefined;
    },
  };
}

function readDrawn(content: Buffer): FirstView | undefined {
  try {
    return firstView.parse(JSON.parse(content.toString()));
  } catch {
    return undefined;
  }
}

/** Which view belongs to a page. A screen for people who are logged in leads a guest elsewhere. */
export function viewOf(owner: RouteOwner | undefined, isPersons: boolean): string | undefined {
  if (!owner) return undefined;
  // Those of the shell are drawn as a guest sees them.
  if (owner.kind === 'shell') return isPersons ? undefined : owner.id;
  if (isPersons) return PERSONS_FRAME_VIEW;
  const { requiresLogin, roles, permissions } = owner.route;
  return requiresLogin || roles.length > 0 || permissions.length > 0 ? undefined : FRAME_VIEW;
}

/** Its markup for one page. */
export const withNonce = ({ html }: FirstView, nonce: string): string =>
  html.replaceAll(`nonce="${NONCE_MARK}"`, `nonce="${nonce}"`);

/**
 * Beside the markup: sets what stood in the attributes that the policy refuses, before anything is painted. Until the shell has
 * taken over, what is pressed or handed in is kept for it (`stoaPressed`), but for forms that have an address of their own.
 */
export const beforeTakingOver =
  "(()=>{const root=document.getElementById('stoa');" +
  "for(const e of root.querySelectorAll('[data-style]')){e.style.cssText=e.dataset.style;e.removeAttribute('data-style')}" +
  "const keep=e=>{const t=e.target,b=e.type==='submit'?(t.hasAttribute('action')?null:t):t.closest('button[type=button]');" +
  "if(!b||!root.hasAttribute('data-first-view'))return;if(e.type==='submit')e.preventDefault();root.stoaPressed=b};" +
  "root.addEventListener('click',keep,true);root.addEventListener('submit',keep,true);" +
  // Who types on has not handed it in.
  "root.addEventListener('input',e=>{if(root.stoaPressed===e.target.form)root.stoaPressed=null})})()";
