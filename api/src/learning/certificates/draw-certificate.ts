import { PDFDocument, rgb, type PDFPage } from 'pdf-lib';
import { spacedCertId } from './cert-id.ts';
import type { CertificatePictures } from './certificate-pictures.ts';
import type { CertificateRow } from './certificates.tables.ts';
import { drawPicture } from './draw-picture.ts';
import { PdfType, type TextStyle } from '../../kernel/pdf/pdf-type.ts';

/** A4 landscape, points. */
const PAGE = { width: 841.89, height: 595.28 };
const paper = rgb(1, 0.996, 0.988);
const ink = rgb(0.082, 0.145, 0.169);
const soft = rgb(0.271, 0.322, 0.341);
const aegean = rgb(0.043, 0.341, 0.404);
const ochre = rgb(0.722, 0.525, 0.231);
const stone = rgb(0.859, 0.847, 0.808);

const small: TextStyle = { cut: '400-normal', size: 11, color: soft };
const spaced: TextStyle = { cut: '600-normal', size: 10.5, color: aegean, tracking: 2.6 };

/** Above the facts, at the end of the line; and beside the colonnade. Points. */
const signatureBox = { x: 602, y: 148, width: 150, height: 44 };
const logoBox = { x: 58, y: 470, width: 150, height: 66 };

interface Around {
  /** The address at which anybody can check it. */
  verifyAt: string;
  pictures: CertificatePictures;
}

/** The certificate as one page to print. */
export async function drawCertificate(
  certificate: CertificateRow,
  { verifyAt, pictures: { signature, logo } }: Around,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Certificate of Completion: ${certificate.courseName}`);
  document.setAuthor('Stoa');
  document.setSubject(`${certificate.fullName} completed ${certificate.courseName}`);
  document.setLanguage('en');
  document.setCreationDate(certificate.issuedAt);
  document.setModificationDate(certificate.issuedAt);
  const page = document.addPage([PAGE.width, PAGE.height]);
  const type = new PdfType(document);
  drawFrame(page);
  drawColonnade(page, 452);
  if (logo) drawPicture(document, page, logo, logoBox);
  if (signature) drawPicture(document, page, signature, signatureBox);
  await drawWords(page, type, certificate);
  await drawFacts(page, type, certificate);
  await type.drawCentred(page, `Check it at ${verifyAt}`, { y: 56, style: { ...small, size: 9 } });
  return document.save();
}

function drawFrame(page: PDFPage): void {
  page.drawRectangle({ x: 0, y: 0, ...PAGE, color: paper });
  for (const [inset, borderColor, borderWidth] of [
    [26, stone, 1],
    [33, aegean, 1.6],
  ] as const) {
    page.drawRectangle({
      x: inset,
      y: inset,
      width: PAGE.width - 2 * inset,
      height: PAGE.height - 2 * inset,
      borderColor,
      borderWidth,
    });
  }
}

/** A stoa: steps, five columns, an architrave. */
function drawColonnade(page: PDFPage, y: number): void {
  const middle = PAGE.width / 2;
  const bar = (width: number, height: number, at: number, color = aegean) =>
    page.drawRectangle({ x: middle - width / 2, y: y + at, width, height, color });
  bar(104, 3, 0);
  bar(94, 3, 4.5);
  for (let column = -2; column <= 2; column += 1) {
    page.drawRectangle({ x: middle + column * 19 - 3.5, y: y + 10, width: 7, height: 34, color: aegean });
    page.drawRectangle({ x: middle + column * 19 - 5.5, y: y + 43, width: 11, height: 2.6, color: aegean });
  }
  bar(94, 5, 47.5);
  page.drawSvgPath('M 0 0 L 47 -17 L 94 0 Z', { x: middle - 47, y: y + 54.5, color: aegean });
  bar(9, 2.4, 58.5, ochre);
}

async function drawWords(page: PDFPage, type: PdfType, certificate: CertificateRow): Promise<void> {
  const width = PAGE.width - 220;
  const centred = (text: string, y: number, style: TextStyle) => type.drawCentred(page, text, { y, style });
  await centred('CERTIFICATE OF COMPLETION', 417, { ...spaced, size: 14, tracking: 4 });
  await centred('Congratulations!', 376, { cut: '400-italic', size: 17, color: soft });
  const name = await type.fitted(certificate.fullName, { cut: '600-normal', size: 42, color: ink }, width);
  await centred(certificate.fullName, 325, name);
  page.drawRectangle({ x: PAGE.width / 2 - 32, y: 306, width: 64, height: 1.6, color: ochre });
  const isPath = certificate.pathId !== null;
  await centred(isPath ? 'You have completed the learning path' : 'You have completed', 278, { ...small, size: 13 });
  const title: TextStyle = { cut: '600-normal', size: 25, color: aegean };
  const lines = await type.lines(certificate.courseName, title, width);
  let y = lines.length > 1 ? 241 : 238;
  for (const line of lines) {
    await centred(line, y, title);
    y -= 30;
  }
  const { length } = certificate.pathCourses;
  const made = isPath ? `${length} ${length === 1 ? 'course' : 'courses'}, put together by` : 'By Instructor';
  await centred(`${made} ${certificate.creatorName}`, y - 2, { ...small, size: 13 });
}

async function drawFacts(page: PDFPage, type: PdfType, certificate: CertificateRow): Promise<void> {
  const completed = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(certificate.issuedAt);
  const facts = [
    ['COMPLETED', completed],
    ['MINUTES WATCHED', String(certificate.effortMinutes)],
    ['CERTIFICATE ID', spacedCertId(certificate.certId)],
  ] as const;
  const column = (PAGE.width - 160) / facts.length;
  page.drawRectangle({ x: 90, y: 142, width: PAGE.width - 180, height: 0.8, color: stone });
  for (const [index, [label, value]] of facts.entries()) {
    const middle = 80 + column * (index + 0.5);
    const below = { ...small, size: 13, color: ink };
    const heading = { ...spaced, size: 8.5, tracking: 1.8 };
    await type.draw(page, label, { x: middle - (await type.width(label, heading)) / 2, y: 116, style: heading });
    await type.draw(page, value, { x: middle - (await type.width(value, below)) / 2, y: 95, style: below });
  }
}
