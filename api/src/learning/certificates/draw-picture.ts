import {
  BlendMode,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  setGraphicsState,
  type PDFDocument,
  type PDFPage,
  PDFRawStream,
} from 'pdf-lib';
import type { CertificatePicture } from './certificate-pictures.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A JPEG, put into the document byte for byte: nothing that somebody uploaded is decoded here. As large as the box allows,
 * in its middle; its white becomes the paper.
 */
export function drawPicture(document: PDFDocument, page: PDFPage, picture: CertificatePicture, box: Box): void {
  const { context } = document;
  const dictionary = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: picture.width,
    Height: picture.height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
    Length: picture.bytes.length,
  });
  const image = context.register(PDFRawStream.of(dictionary, picture.bytes));
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const name = page.node.newXObject('Mark', image);
  const multiplied = page.node.newExtGState('Ink', context.obj({ Type: 'ExtGState', BM: BlendMode.Multiply }));
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  page.pushOperators(
    pushGraphicsState(),
    setGraphicsState(multiplied),
    concatTransformationMatrix(width, 0, 0, height, x, y),
    drawObject(name),
    popGraphicsState(),
  );
}
