/** Encodings of old files, by the language they are mostly in; all others are Western European. */
const oldEncodings: Readonly<Record<string, string>> = {
  ar: 'windows-1256',
  fa: 'windows-1256',
  ur: 'windows-1256',
  el: 'windows-1253',
  he: 'windows-1255',
  ja: 'shift_jis',
  ko: 'euc-kr',
  pl: 'windows-1250',
  ru: 'windows-1251',
  uk: 'windows-1251',
  th: 'windows-874',
  tr: 'windows-1254',
  vi: 'windows-1258',
  zh: 'gb18030',
};

/** The text of a file, whatever it was written with. `isUtf8`: it may be sent as it is. */
export function decodeText(bytes: Uint8Array, language: string): { text: string; isUtf8: boolean } {
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isUtf8: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf8: true };
  } catch {
    const encoding = oldEncodings[language.split('-')[0] ?? ''] ?? 'windows-1252';
    return { text: new TextDecoder(encoding).decode(bytes), isUtf8: false };
  }
}

/** By the mark at the beginning; without one every other byte of plain letters is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 64);
  const zeros = (odd: 0 | 1) => start.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (zeros(1) > start.length / 4) return 'utf-16le';
  return zeros(0) > start.length / 4 ? 'utf-16be' : undefined;
}
