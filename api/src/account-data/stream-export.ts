import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import { ZipFile } from 'yazl';
import type { User } from '../kernel/users.tables.ts';
import { readPictures } from '../learning/certificates/certificate-pictures.ts';
import { certificates } from '../learning/certificates/certificates.tables.ts';
import type { Context } from '../kernel/context.ts';
import { findFile } from '../files/find-files.ts';
import { createTexts } from '../kernel/texts.ts';
import { findPhoto } from '../people/profile/profile.repository.ts';
import type { ExportOf } from '../kernel/export-part.ts';
import { exportsOf } from '../kernel/noun.ts';
import { en } from './messages/export.en.ts';
import { fr } from './messages/export.fr.ts';

const texts = createTexts({ en, fr });

type Asked = ExportOf & { user: User };

/**
 * A zip of all that is kept about a person. Each file is read when the one before it is on its way, so that a long life on
 * the site takes no more memory than its longest chapter. A fault ends the stream: better no copy than half of one.
 */
export async function streamExport(context: Context, asked: Asked): Promise<Readable> {
  const zip = new ZipFile();
  const add = addingTo(zip);
  const names: string[] = [];
  for (const [name, read] of Object.entries(exportsOf(context.nouns))) {
    names.push(`${name}.json`);
    add(`${name}.json`, async () => jsonOf(await read(context.db, asked)));
  }
  names.push(...(await addPhoto(context, asked, add)));
  await addCertificates(context, asked.userId, add);
  zip.addBuffer(Buffer.from(readmeOf(asked, names)), 'README.txt');
  zip.end();
  return zip.outputStream as Readable;
}

/** Rows that come one by one are written one by one: of some, all together are more than memory should hold. */
async function* jsonOf(value: unknown): AsyncGenerator<Buffer> {
  if (!isRows(value)) {
    yield Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
    return;
  }
  let before = '[\n';
  for await (const row of value) {
    yield Buffer.from(before + JSON.stringify(row, null, 2).replaceAll(/^/gm, '  '));
    before = ',\n';
  }
  yield Buffer.from(before === ',\n' ? '\n]\n' : '[]\n');
}

const isRows = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

type Add = (name: string, read: () => Promise<Uint8Array | AsyncIterable<Buffer>>) => void;

function addingTo(zip: ZipFile): Add {
  const fail = (error: unknown) => (zip.outputStream as Readable).destroy(error as Error);
  zip.on('error', fail);
  return (name, read) => {
    zip.addReadStreamLazy(name, (give) => {
      const streamOf = (content: Uint8Array | AsyncIterable<Buffer>) =>
        Readable.from(content instanceof Uint8Array ? [content] : content);
      read().then((content) => give(null, streamOf(content)), fail);
    });
  };
}

async function addPhoto({ db, files }: Context, { userId }: Asked, add: Add): Promise<string[]> {
  const id = await findPhoto(db, userId);
  const photo = id === undefined ? undefined : await findFile(db, id);
  if (photo === undefined) return [];
  const name = `photo.${photo.type.split('/')[1]}`;
  add(name, async () => Buffer.concat(await files.read(photo.id).toArray()));
  return [name];
}

async function addCertificates({ db, files, settings }: Context, userId: string, add: Add): Promise<void> {
  const rows = await db.select().from(certificates).where(eq(certificates.userId, userId));
  for (const row of rows.filter(({ status }) => status === 'issued')) {
    const verifyAt = new URL(to.certificate({ slug: row.slug }), settings.siteUrl);
    add(`certificates/${row.slug}.pdf`, async () => {
      const { drawCertificate } = await import('../learning/certificates/draw-certificate.ts');
      const pictures = await readPictures({ db, files }, row);
      return drawCertificate(row, { verifyAt: verifyAt.host + verifyAt.pathname, pictures });
    });
  }
}

function readmeOf({ user, locale }: Asked, names: readonly string[]): string {
  const text = texts(locale);
  const files = names.map((name) => `- ${name}: ${aboutOf(text, name.split('.')[0] ?? '')}`).join('\n');
  const date = createFormat(locale).date(new Date().toISOString());
  return text('readme.text', { name: user.fullName, email: user.email, date, files });
}

const aboutOf = (text: ReturnType<typeof texts>, name: string): string =>
  (text as (key: string) => string)(`about.${name}`);
