import { Readable } from 'node:stream';
import { matchLocale } from '@stoa/shared/contract/site/locales.ts';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../files/file-store.ts';
import { addingTo } from '../scorm-export/adding-to-zip.ts';
import { manifestOf, REPORT } from './cartridge-manifest.ts';
import type { CartridgePlan } from './cartridge-plan.ts';
import { reportOf } from './cartridge-report.ts';
import { cartridgeTexts } from './cartridge-texts.ts';

/** The cartridge, made while it is read: a page is written and a film opened when the one before it is on its way. */
export function streamCartridge(store: FileStore, plan: CartridgePlan, site: string): Readable {
  const text = cartridgeTexts(matchLocale([plan.fields.language]));
  const zip = new ZipFile();
  const add = addingTo(zip);
  zip.addBuffer(Buffer.from(manifestOf(plan, text)), 'imsmanifest.xml');
  zip.addBuffer(Buffer.from(reportOf(plan, text, site)), REPORT);
  for (const { path, write } of plan.resources) add(path, async () => Readable.from([Buffer.from(write())]));
  for (const { row, path } of plan.files) {
    // Films and pictures are packed already.
    add(path, async () => store.read(row.id), { compress: row.type.startsWith('text/') });
  }
  zip.end();
  return zip.outputStream as Readable;
}
