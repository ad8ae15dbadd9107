import { open, readFile } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../checkers/found.ts';
import { limitInflation } from './limit-inflation.ts';

export async function checkPdf(path: string): Promise<Found> {
  if (!(await isPdf(path))) return { rejected: rule('This is not a PDF document.') };
  const { PDFDocument } = await import('pdf-lib');
  const inflation = await limitInflation();
  try {
    const document = await PDFDocument.load(await readFile(path), {
      ignoreEncryption: true,
      updateMetadata: false,
      // Nobody else waits on this thread.
      parseSpeed: Infinity,
    });
    if (!inflation.isExceeded()) return { type: 'application/pdf', pages: document.getPageCount() };
  } catch {
    if (!inflation.isExceeded()) return { rejected: rule('The PDF document is damaged.') };
  } finally {
    inflation.lift();
  }
  return { rejected: rule('The PDF document is packed too tightly to be checked. Export it again.') };
}

/** By its first bytes. */
export async function isPdf(path: string): Promise<boolean> {
  const head = Buffer.alloc(5);
  const file = await open(path);
  try {
    await file.read(head, 0, 5, 0);
  } finally {
    await file.close();
  }
  return head.toString('latin1') === '%PDF-';
}
