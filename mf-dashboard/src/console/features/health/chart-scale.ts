/** Room for the labels around the lines, in pixels. */
export const edges = { left: 52, right: 8, top: 10, bottom: 26 };

/** A line that breaks where nothing was measured. */
export function linePath(points: readonly { x: number; y: number | null }[]): string {
  let isDown = false;
  const commands = points.map(({ x, y }) => {
    if (y === null) {
      isDown = false;
      return '';
    }
    const command = `${isDown ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}${isDown ? '' : 'h0.1'}`;
    isDown = true;
    return command;
  });
  return commands.join('');
}

/** Points with no neighbour to draw a line to. */
export const lonePoints = <P extends { value: number | null }>(points: readonly P[]): P[] =>
  points.filter(({ value }, at) => value !== null && (points[at - 1]?.value ?? points[at + 1]?.value ?? null) === null);
