/** Rows of 64 pixels as fax writes them (CCITT group 4): a bit each, for a row like the one before, and the end. */
const rows = 64;
const bits = '1'.repeat(rows) + '000000000001'.repeat(2);
const scan = Buffer.from(bits.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
  stream('', 'q 200 0 0 200 0 0 cm /I Do Q'),
  stream(
    `/Type /XObject /Subtype /Image /Width 64 /Height ${rows} /ColorSpace /DeviceGray /BitsPerComponent 1
     /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows ${rows} /BlackIs1 true >>`,
    scan.toString('latin1'),
  ),
];

/** A PDF of one page, as a scanner makes it: a picture that covers it, black all over. */
export const scannedPage: Buffer = Buffer.from(
  `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\n`,
  'latin1',
);

function stream(entries: string, content: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
