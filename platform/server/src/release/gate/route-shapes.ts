/** What a path matches, without the names of its parameters; one shape for each way to leave out optional segments. */
export function shapesOf(path: string): string[] {
  let shapes: string[][] = [[]];
  for (const segment of path.toLowerCase().split('/').filter(Boolean)) {
    const isOptional = segment.endsWith('?');
    const shape = segment.startsWith(':') ? ':' : isOptional ? segment.slice(0, -1) : segment;
    const longer = shapes.map((start) => [...start, shape]);
    shapes = isOptional ? [...shapes, ...longer] : longer;
  }
  return shapes.map((shape) => `/${shape.join('/')}`);
}

/** As react-router weighs them: of two shapes that match one address, the heavier has it. A test asks the router itself. */
export const weightOf = (shape: string): number =>
  segmentsOf(shape).reduce((sum, segment) => sum + (segment === '*' ? -1 : segment === ':' ? 4 : 11), 0);

/** An address that both shapes match, where there is one. */
export function addressOfBoth(one: string, other: string): string | undefined {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  const both: string[] = [];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [here, there] = [left[at], right[at]];
    // A star stands for nothing, too.
    if (here === '*' || there === '*') return addressOf([...both, ...(here === '*' ? right : left).slice(at)]);
    if (here === undefined || there === undefined) return undefined;
    if (here !== there && here !== ':' && there !== ':') return undefined;
    both.push(here === ':' ? there : here);
  }
  return addressOf(both);
}

const segmentsOf = (shape: string): string[] => shape.split('/').filter(Boolean);
const addressOf = (segments: readonly string[]): string =>
  `/${segments.flatMap((segment) => (segment === '*' ? [] : [segment === ':' ? 'x' : segment])).join('/')}`;
