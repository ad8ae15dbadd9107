import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from './read-xml.ts';

const kinds = ['preConditionRule', 'exitConditionRule', 'postConditionRule'] as const;

/** What happens before, in and after an activity. */
export function sequencingRulesOf(element: XmlElement | undefined): object | null {
  if (!element) return null;
  const rulesOf = (kind: (typeof kinds)[number]) =>
    childrenOf(element, kind).map((rule) => ({
      action: attributeOf(childOf(rule, 'ruleAction'), 'action') ?? '',
      conditionCombination: attributeOf(childOf(rule, 'ruleConditions'), 'conditionCombination') ?? 'all',
      conditions: childrenOf(childOf(rule, 'ruleConditions'), 'ruleCondition').map(conditionOf),
    }));
  return Object.fromEntries(kinds.map((kind) => [`${kind}s`, rulesOf(kind)]));
}

function conditionOf(condition: XmlElement): object {
  const objective = attributeOf(condition, 'referencedObjective');
  const threshold = numberOf(attributeOf(condition, 'measureThreshold'));
  return {
    condition: attributeOf(condition, 'condition') ?? 'always',
    ...(attributeOf(condition, 'operator') === 'not' && { operator: 'not' }),
    ...(objective !== null && { referencedObjective: objective }),
    ...(threshold !== null && { parameters: { threshold } }),
  };
}

/** How what is below decides about what is above. */
export function rollupRulesOf(element: XmlElement | undefined): object | null {
  const rules = childrenOf(element, 'rollupRule');
  if (rules.length === 0) return null;
  return {
    rules: rules.map((rule) => ({
      action: attributeOf(childOf(rule, 'rollupAction'), 'action') ?? '',
      consideration: attributeOf(rule, 'childActivitySet') ?? 'all',
      minimumCount: numberOf(attributeOf(rule, 'minimumCount')) ?? 0,
      minimumPercent: numberOf(attributeOf(rule, 'minimumPercent')) ?? 0,
      conditionCombination: attributeOf(childOf(rule, 'rollupConditions'), 'conditionCombination') ?? 'any',
      conditions: childrenOf(childOf(rule, 'rollupConditions'), 'rollupCondition').map((condition) => ({
        condition: attributeOf(condition, 'condition') ?? 'always',
        operator: attributeOf(condition, 'operator') === 'not' ? 'not' : 'noOp',
      })),
    })),
  };
}
