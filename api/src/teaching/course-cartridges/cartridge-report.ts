import { cartridgeNoteKinds } from '@stoa/shared/contract/teaching/cartridge-words.ts';
import type { CartridgePlan } from './cartridge-plan.ts';
import type { ExportText } from './cartridge-texts.ts';

/** What is not in the cartridge, or otherwise, for those who open it. */
export function reportOf({ fields, notes }: CartridgePlan, text: ExportText, site: string): string {
  const kinds = cartridgeNoteKinds.flatMap((kind) => {
    const names = notes.filter((note) => note.kind === kind).map(({ name }) => `- ${name}`);
    return names.length === 0 ? [] : [[text(`report.${kind}`), ...names].join('\n')];
  });
  return `${[
    text('report.about', { course: fields.name, site: new URL(site).host }),
    ...(kinds.length === 0 ? [text('report.whole')] : kinds),
    text('report.never'),
  ].join('\n\n')}\n`;
}
