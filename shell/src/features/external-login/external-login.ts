import { to } from '@stoa/shared/contract/site/addresses.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { isSameSitePath } from '../../session/previous-route.ts';

export interface ExternalLogin {
  code: string;
  /** Path of this site, with query and hash. */
  target: string;
}

const HOME = to.home();
/** Before code and target. */
const START = to.externalLogin({ '*': '' });

/**
 * Reads `/redirect/{code}/{rest}`: the first segment in any case, the second the code, the rest where to go. A rest that
 * would lead to another site leads home.
 */
export function readExternalLogin(place: {
  pathname: string;
  search: string;
  hash: string;
}): ExternalLogin | undefined {
  const start = place.pathname.slice(0, START.length).toLowerCase();
  const [, code, rest = ''] = /^([^/]+)(\/.*)?$/.exec(place.pathname.slice(START.length)) ?? [];
  if (start !== START || !code) return undefined;
  const target = `${rest.length > 1 ? rest : HOME}${place.search}${place.hash}`;
  return { code: decoded(code), target: isSameSitePath(target) ? target : HOME };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export type HandIn<T> =
  | { kind: 'accepted'; reply: T }
  /** Used, too old or made up. */
  | { kind: 'spent' }
  /** It was not answered, which says nothing of the code. */
  | { kind: 'lost' };

const handedIn = new Map<string, Promise<HandIn<unknown>>>();

/** Hands a code in: once in the life of the page, however often it is drawn or come back to. */
export function handIn<T>(code: string, call: () => Promise<T>): Promise<HandIn<T>> {
  const known = handedIn.get(code) as Promise<HandIn<T>> | undefined;
  if (known) return known;
  const handing = call().then(
    (reply): HandIn<T> => ({ kind: 'accepted', reply }),
    (error: unknown): HandIn<T> => ({ kind: mayHeal(error) ? 'lost' : 'spent' }),
  );
  handedIn.set(code, handing);
  void handing.then(({ kind }) => {
    if (kind === 'lost') handedIn.delete(code);
    else handedIn.set(code, Promise.resolve({ kind: 'spent' }));
  });
  return handing;
}

/** It was not answered, which says nothing of the code. */
export const mayHeal = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;
