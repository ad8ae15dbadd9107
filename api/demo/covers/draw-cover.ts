import * as form from './form-motifs.ts';
import * as growing from './growing-motifs.ts';
import * as house from './house-motifs.ts';
import * as light from './light-motifs.ts';
import * as machine from './machine-motifs.ts';
import * as measure from './measure-motifs.ts';
import * as page from './page-motifs.ts';
import * as reach from './reach-motifs.ts';
import * as value from './value-motifs.ts';
import * as voice from './voice-motifs.ts';
import { palettes } from './palettes.ts';
import { hashOf, randomFrom, type Random } from './random.ts';
import { rect, type Palette, type Sheet } from './shapes.ts';

type Motif = (sheet: Sheet, color: Palette, random: Random) => string;

/** A family look for each root category: its palettes and these motifs. */
const motifs: Record<string, Motif[]> = {
  design: [form.tiles, form.letterforms, form.pageGrid],
  photography: [light.iris, light.bokeh, light.viewfinder, light.windowLight],
  marketing: [reach.ripples, reach.waves, reach.burst],
  business: [house.colonnade, house.stairs, house.nestedArches],
  finance: [value.bars, value.coins, value.growth],
  'software-development': [machine.branches, machine.codeLines, machine.blocks],
  data: [measure.dotField, measure.contours, measure.matrix],
  writing: [page.manuscript, page.punctuation, page.inkRibbon],
  languages: [voice.speech, voice.scales, voice.voice],
  'teaching-and-learning': [growing.branch, growing.shelf, growing.ascent],
};

const escape = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Which motif and which colourway of its family a cover wears. */
export type CoverLook = readonly [motif: number, color: number];

function lookOf(slug: string, category: string, look?: CoverLook): { motif: Motif; color: Palette } {
  const family = motifs[category];
  const colors = palettes[category];
  if (!family || !colors) throw new Error(`No cover family for the category '${category}'.`);
  const hash = hashOf(slug);
  const [motifAt, colorAt] = look ?? [hash % family.length, Math.floor(hash / 97) % colors.length];
  const motif = family[motifAt];
  const color = colors[colorAt];
  if (!motif || !color) throw new Error(`No cover for '${slug}'.`);
  return { motif, color };
}

function draw(sheet: Sheet, scale: number, [slug, category, title, look]: Parameters<typeof drawCover>): string {
  const { motif, color } = lookOf(slug, category, look);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width * scale}" height="${sheet.height * scale}">` +
    `<title>${escape(title)}</title>` +
    rect(0, 0, sheet.width, sheet.height, color.ground) +
    motif(sheet, color, randomFrom(slug)) +
    '</svg>'
  );
}

/**
 * Cover of a course, 1280 × 720; the same words give the same picture, for ever. `category` is the root's slug.
 * Without a `look` the slug chooses one.
 */
export const drawCover = (slug: string, category: string, title: string, look?: CoverLook): string =>
  draw({ width: 1280, height: 720 }, 1, [slug, category, title, look]);

/** Banner of a learning path, drawn on 1280 × 320 and shown at 1920 × 480. */
export const drawBanner = (slug: string, category: string, title: string, look?: CoverLook): string =>
  draw({ width: 1280, height: 320 }, 1.5, [slug, category, title, look]);
