/** Start of frame, of whatever coding; C4, C8 and CC are tables and the like. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** How many colours a JPEG mixes: 1 is grey, 3 is what screens show, 4 is for printers (ITU T.81, B.2.2). */
export function componentsOfJpeg(content: Buffer): number | undefined {
  for (let at = 2; at + 10 <= content.length;) {
    if (content.readUInt8(at) !== 0xff) return undefined;
    const marker = content.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return content.readUInt8(at + 9);
    else at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}
