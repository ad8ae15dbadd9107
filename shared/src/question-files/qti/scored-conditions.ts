import { allOf, elementsOf, wordsOf, type Xml } from './xml.ts';

/** What a learner must have answered for these points, of QTI 1.2. */
export interface ScoredCondition {
  points: number;
  /** `varequal` and the like, where nothing says “not”. */
  comparisons: readonly Xml[];
}

/** The conditions that give points, the most first. */
export const scoredConditions = (item: Xml): ScoredCondition[] =>
  allOf(item, 'respcondition')
    .map((condition) => ({
      points: Math.max(0, ...allOf(condition, 'setvar').map((set) => Number(wordsOf(set)) || 0)),
      comparisons: allOf(condition, 'conditionvar').flatMap(affirmed),
    }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);

const affirmed = (element: Xml): Xml[] =>
  elementsOf(element).flatMap((child) =>
    child.name === 'not' ? [] : child.name.startsWith('var') ? [child] : affirmed(child),
  );

/** The answers that a list must have got, by the most points that there are. */
export const equalTo = ({ comparisons }: ScoredCondition, responseId: string | undefined): string[] =>
  comparisons
    .filter(({ name, attributes }) => name === 'varequal' && attributes['respident'] === responseId)
    .map(wordsOf);
