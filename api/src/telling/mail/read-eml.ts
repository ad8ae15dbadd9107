/** The two bodies of a mail that we wrote ourselves: parts between boundaries, plain or quoted-printable. */
export function readEml(eml: Buffer): { html: string; text: string } {
  const raw = eml.toString('latin1');
  // Where a file comes with it, the two bodies are parts of a part.
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => `\r\n--${boundary}`);
  const parts = boundaries.reduce((pieces, boundary) => pieces.flatMap((piece) => piece.split(boundary)), [raw]);
  const bodyOf = (type: string): string => {
    const part = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
    const body = part.slice(part.indexOf('\r\n\r\n') + 4);
    const bytes = part.includes('Transfer-Encoding: quoted-printable') ? unquoted(body) : body;
    return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
  };
  return { html: bodyOf('text/html'), text: bodyOf('text/plain') };
}

/** RFC 2045, 6.7: `=` ends a line that goes on, and `=E9` is a byte. */
const unquoted = (body: string): string =>
  body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
