export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of the film, in pixels. */
export const FILM: Readonly<{ width: number; height: number }> = { width: 1280, height: 720 };
const GAP = 8;
/** Of the column of faces beside a screen, as a share of the width. */
const BESIDE = 0.2;

/** Where a shared screen and the faces of those on stage stand in the film. */
export function placesOf(count: number, { hasScreen }: { hasScreen: boolean }): { screen: Box; faces: Box[] } {
  const whole = { x: 0, y: 0, ...FILM };
  if (!hasScreen) return { screen: whole, faces: gridIn(whole, count, columnsFor(count)) };
  const width = Math.round(FILM.width * (1 - BESIDE));
  const beside = { x: width, y: 0, width: FILM.width - width, height: FILM.height };
  return { screen: { ...whole, width }, faces: gridIn(beside, count, 1) };
}

const columnsFor = (count: number): number => Math.ceil(Math.sqrt(count));

/** Equal boxes of 16 to 9 in rows, in the middle of an area. */
function gridIn(area: Box, count: number, columns: number): Box[] {
  const rows = Math.ceil(count / Math.max(1, columns));
  const room = { width: (area.width - GAP * (columns + 1)) / columns, height: (area.height - GAP * (rows + 1)) / rows };
  const width = Math.min(room.width, (room.height * 16) / 9);
  const height = (width * 9) / 16;
  const top = area.y + (area.height - rows * (height + GAP) + GAP) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = area.x + (area.width - inRow * (width + GAP) + GAP) / 2;
    return { x: left + (at % columns) * (width + GAP), y: top + row * (height + GAP), width, height };
  });
}

/** The part of a picture that fills a box, or all of it where it is whole; where it then stands. */
export function fit(
  picture: { width: number; height: number },
  box: Box,
  { isWhole }: { isWhole: boolean },
): { from: Box; to: Box } {
  const scales = [box.width / picture.width, box.height / picture.height];
  const scale = isWhole ? Math.min(...scales) : Math.max(...scales);
  const [width, height] = [Math.min(picture.width, box.width / scale), Math.min(picture.height, box.height / scale)];
  const shown = { width: width * scale, height: height * scale };
  return {
    from: { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height },
    to: { x: box.x + (box.width - shown.width) / 2, y: box.y + (box.height - shown.height) / 2, ...shown },
  };
}
