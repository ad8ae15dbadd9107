import type { PDFRawStream } from 'pdf-lib';

/** Of all packed objects of one document together; those of a book of a thousand pages have some megabytes. */
const MOST_BYTES = 64 * 1024 ** 2;
const STEP = 64 * 1024;

interface Inflation {
  isExceeded: () => boolean;
  lift: () => void;
}

/**
 * Until it is lifted, what a PDF's packed objects hold is counted as they are unpacked, and no more than the limit is.
 * pdf-lib itself passes over objects that it cannot read, so whoever asks afterwards must ask whether it was exceeded.
 */
export async function limitInflation(): Promise<Inflation> {
  const { PDFObjectStreamParser, PDFXRefStreamParser, PDFRawStream, PDFName, decodePDFRawStream } =
    await import('pdf-lib');
  let left = MOST_BYTES;
  const unpack = (packed: PDFRawStream): PDFRawStream => {
    const stream = decodePDFRawStream(packed);
    let length = 0;
    for (let bytes = stream.getBytes(STEP); bytes.length > 0; bytes = stream.getBytes(STEP)) {
      length += bytes.length;
      left -= bytes.length;
      if (left < 0) throw new RangeError('The packed objects are too large.');
    }
    stream.reset();
    const dict = packed.dict.clone();
    dict.delete(PDFName.of('Filter'));
    return PDFRawStream.of(dict, new Uint8Array(stream.getBytes(length)));
  };
  const [objects, references] = [PDFObjectStreamParser.forStream, PDFXRefStreamParser.forStream];
  PDFObjectStreamParser.forStream = (packed, wait) => objects(unpack(packed), wait);
  PDFXRefStreamParser.forStream = (packed) => references(unpack(packed));
  return {
    isExceeded: () => left < 0,
    lift: () => {
      PDFObjectStreamParser.forStream = objects;
      PDFXRefStreamParser.forStream = references;
    },
  };
}
