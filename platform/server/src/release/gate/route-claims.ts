import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { addressOfBoth, shapesOf, weightOf } from './route-shapes.ts';

/** One shape of one route: who says that its addresses are theirs. */
export interface RouteClaim {
  name: string;
  /** `mf-catalog@1.4.0` */
  id: string;
  /** Among the routes of its remote. */
  index: number;
  path: string;
  shape: string;
  weight: number;
}

export const claimsOf = ({ name, version, routes }: Pick<RemoteDescriptor, 'name' | 'version' | 'routes'>) =>
  routes.flatMap(({ path }, index) => claimsOfPath(path, { name, id: `${name}@${version}`, index }));

export const claimsOfPath = (path: string, owner: Pick<RouteClaim, 'name' | 'id' | 'index'>): RouteClaim[] =>
  shapesOf(path).map((shape) => ({ ...owner, path, shape, weight: weightOf(shape) }));

/** Claims by first word, so that those are compared alone which can meet. */
export function openClaims() {
  const byWord = new Map<string, RouteClaim[]>();
  return {
    add: (claim: RouteClaim): void => {
      const word = wordOf(claim);
      const alike = byWord.get(word);
      if (alike) alike.push(claim);
      else byWord.set(word, [claim]);
    },
    /** Claims of others to addresses that this one matches as well, each with one of them; in the order they were added. */
    *meeting(claim: RouteClaim): Generator<{ other: RouteClaim; address: string }> {
      const word = wordOf(claim);
      const near = word === WILD ? [...byWord.values()].flat() : [word, WILD].flatMap((key) => byWord.get(key) ?? []);
      for (const other of near) {
        if (other.name === claim.name) continue;
        const address = addressOfBoth(claim.shape, other.shape);
        if (address !== undefined) yield { other, address };
      }
    },
  };
}

const WILD = '*';

function wordOf({ shape }: RouteClaim): string {
  const word = shape.split('/')[1] ?? '';
  return word === ':' ? WILD : word;
}
