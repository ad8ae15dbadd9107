import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { pathFee, type PathFee } from '@stoa/shared/contract/market/learning-paths.ts';
import { pathBuilderEndpoints, pathFields } from '@stoa/shared/contract/market/path-builder.ts';
import { z } from 'zod';
import { textLines } from '../../ui/text-lines.ts';

const { objectives } = pathBuilderEndpoints.saveLearningPathObjectives.body.shape;
const { alt } = pathBuilderEndpoints.saveLearningPathBanner.body.shape;
const SHORTEST_ALT = 5;

/** A price is sent once it is whole. */
function checkFee({ value, issues }: z.core.ParsePayload<PathFee>): void {
  const { fee, amount_minor: price, compare_at_minor: compared } = value;
  const refuse = (field: keyof PathFee, message: string) =>
    issues.push({ code: 'custom', input: value[field], path: [field], message });
  if (fee !== 'one_time') return;
  if (price === 0) refuse('amount_minor', rule('Enter a price.'));
  else if (compared !== null && compared <= price) {
    refuse('compare_at_minor', rule('The price to compare with must be higher than the price.'));
  }
}

/** The rules of all fields, as the forms check them. */
export const pathRules = pathFields.extend({
  objectives: textLines(objectives.element),
  banner: z.object({ file_id: z.string().nullable(), alt }).check(({ value, issues }) => {
    if (value.file_id === null || value.alt.length >= SHORTEST_ALT) return;
    const message = rule('Say in 5 to 120 characters what the banner shows.');
    issues.push({ code: 'custom', input: value.alt, path: ['alt'], message });
  }),
  fee: pathFee.check(checkFee),
});
