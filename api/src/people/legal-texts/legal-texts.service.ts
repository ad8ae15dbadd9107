import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { LegalDesk, LegalText, LegalVersion, LegalWords } from '@stoa/shared/contract/people/legal-texts.ts';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { type Locale, locales } from '@stoa/shared/contract/site/locales.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { inAYear, stateOf, today, versionAfter, versionInForce } from './legal-states.ts';
import {
  findLegalDraft,
  findLegalVersions,
  findLegalWords,
  insertLegalVersion,
  keepLegalDraft,
  lockLegalText,
  type PublishedVersion,
  type SavedDraft,
} from './legal-texts.repository.ts';

interface Asked {
  kind: LegalKind;
  version?: number | undefined;
  locale: Locale;
}

export async function getLegalText(db: Database, { kind, version, locale }: Asked): Promise<Reply<'getLegalText'>> {
  const versions = await findLegalVersions(db, kind);
  const found = version === undefined ? versionInForce(versions) : versions.find(({ number }) => number === version);
  if (found === undefined && version !== undefined) throw notFound();
  if (found === undefined) return { published: null };
  const words = await getLegalVersion(db, kind, found.number);
  return { published: legalTextOf(found, versions, words[locale]) };
}

function legalTextOf(row: PublishedVersion, versions: readonly PublishedVersion[], text: string): LegalText {
  const next = versionAfter(versions, row);
  return {
    ...datesOf(row, versions),
    text,
    next: next === undefined ? null : { number: next.number, holds_from: next.holdsFrom },
  };
}

export async function getLegalDesk(db: Database, kind: LegalKind): Promise<LegalDesk> {
  const [draft, versions] = [await findLegalDraft(db, kind), await findLegalVersions(db, kind)];
  return { kind, draft: draftOf(draft), versions: versions.map((row) => legalVersionOf(row, versions)) };
}

export async function getLegalVersion(db: Database, kind: LegalKind, number: number): Promise<LegalWords> {
  const words = await findLegalWords(db, kind, number);
  if (words === undefined) throw notFound();
  return words;
}

export async function saveLegalDraft(
  db: Database,
  { user }: Viewer,
  { kind, base_version, words }: { kind: LegalKind; base_version: number; words: LegalWords },
): Promise<LegalDesk> {
  await db.transaction(async (tx) => {
    await requireDraftAt(tx, kind, base_version);
    await keepLegalDraft(tx, { kind, words, savedBy: user.id });
    await recordAudit(tx, {
      kind: 'legal_draft_saved',
      actorId: user.id,
      subject: { type: 'legal-text', id: kind, name: kind },
      after: { version: base_version + 1, ...lengthsOf(words) },
    });
  });
  return getLegalDesk(db, kind);
}

export async function publishLegalText(
  db: Database,
  { user }: Viewer,
  { kind, base_version, holds_from }: { kind: LegalKind; base_version: number; holds_from: string },
): Promise<LegalDesk> {
  await db.transaction(async (tx) => {
    const words = (await requireDraftAt(tx, kind, base_version))?.words ?? { en: '', fr: '' };
    requireWhole(words);
    const versions = await findLegalVersions(tx, kind);
    requireChanged(words, await findLegalWords(tx, kind, versions[0]?.number ?? 0));
    requireDay(holds_from, versions);
    const number = (versions[0]?.number ?? 0) + 1;
    await insertLegalVersion(tx, { kind, number, words, holdsFrom: holds_from, publishedBy: user.id });
    await recordAudit(tx, {
      kind: 'legal_text_published',
      actorId: user.id,
      subject: { type: 'legal-text', id: kind, name: kind },
      after: { version: number, holds_from, ...lengthsOf(words) },
    });
  });
  return getLegalDesk(db, kind);
}

async function requireDraftAt(tx: Database, kind: LegalKind, version: number): Promise<SavedDraft | undefined> {
  await lockLegalText(tx, kind);
  const draft = await findLegalDraft(tx, kind);
  if ((draft?.version ?? 0) === version) return draft;
  throw new Problem('conflict', 'Someone has saved this text since then. Look at it as it is now, and try again.');
}

function requireWhole(words: LegalWords): void {
  const empty = locales.filter((locale) => words[locale].trim() === '');
  const wanted = rule('Write the text in this language before it is published.');
  if (empty.length > 0) throw invalid(Object.fromEntries(empty.map((locale) => [`words.${locale}`, wanted])));
}

function requireChanged(words: LegalWords, last: LegalWords | undefined): void {
  if (last === undefined || locales.some((locale) => words[locale] !== last[locale])) return;
  throw invalid({ words: rule('This text is published already. Change it before you publish it again.') });
}

/** Whoever read what is announced must be able to rely on it. */
function requireDay(holdsFrom: string, versions: readonly PublishedVersion[]): void {
  if (holdsFrom < today()) throw invalid({ holds_from: rule('Choose today or a later day.') });
  // Nothing can come before it any more, and what is published is never taken back: a mistyped year would block them all.
  if (holdsFrom > inAYear()) throw invalid({ holds_from: rule('Choose a day at most a year ahead.') });
  if (versions.some((one) => one.holdsFrom > holdsFrom))
    throw invalid({ holds_from: rule('A later version is published already. Choose its day or a later one.') });
}

const draftOf = (row: SavedDraft | undefined): LegalDesk['draft'] => ({
  version: row?.version ?? 0,
  words: row?.words ?? { en: '', fr: '' },
  saved_at: instantOrNull(row?.savedAt ?? null),
  saved_by: row?.savedByName ?? null,
});

const datesOf = (row: PublishedVersion, versions: readonly PublishedVersion[]) => ({
  number: row.number,
  holds_from: row.holdsFrom,
  state: stateOf(versions, row),
});

const legalVersionOf = (row: PublishedVersion, versions: readonly PublishedVersion[]): LegalVersion => ({
  ...datesOf(row, versions),
  published_at: instantOf(row.publishedAt),
  published_by: row.publishedByName,
});

/** The log tells that a text changed; the text itself stands in its history. */
const lengthsOf = (words: LegalWords): Record<string, number> =>
  Object.fromEntries(locales.map((locale) => [`characters_${locale}`, words[locale].length]));
