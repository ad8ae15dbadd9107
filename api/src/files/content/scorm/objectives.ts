import { attributeOf, childrenOf, isYes, numberOf, textIn, type XmlElement } from './read-xml.ts';

/** The objectives of an activity with what they share with others. The fourth edition adds maps in an element of its own. */
export function objectivesOf(
  objectives: XmlElement | undefined,
  all: readonly XmlElement[],
): { primaryObjective?: object; objectives?: object[] } {
  if (!objectives) return {};
  const added = all.flatMap((one) => (one === objectives ? [] : childrenOf(one, 'objective')));
  const [primary] = childrenOf(objectives, 'primaryObjective');
  const others = childrenOf(objectives, 'objective');
  return {
    ...(primary && { primaryObjective: objectiveOf(primary, added, true) }),
    ...(others.length > 0 && { objectives: others.map((one) => objectiveOf(one, added, false)) }),
  };
}

function objectiveOf(element: XmlElement, added: readonly XmlElement[], isPrimary: boolean): object {
  const id = attributeOf(element, 'objectiveID') ?? '';
  const maps = [element, ...added.filter((one) => attributeOf(one, 'objectiveID') === id)].flatMap((one) =>
    childrenOf(one, 'mapInfo'),
  );
  return {
    objectiveID: id,
    isPrimary,
    satisfiedByMeasure: isYes(attributeOf(element, 'satisfiedByMeasure')),
    minNormalizedMeasure: numberOf(textIn(element, 'minNormalizedMeasure')),
    ...(maps.length > 0 && { mapInfo: maps.map(mapOf) }),
  };
}

/** Read unless it says otherwise, written only if it says so. */
const reads = ['readSatisfiedStatus', 'readNormalizedMeasure'];
const writes = ['writeSatisfiedStatus', 'writeNormalizedMeasure'];
const ofFourth = ['CompletionStatus', 'ProgressMeasure', 'RawScore', 'MinScore', 'MaxScore'];

function mapOf(map: XmlElement): object {
  const yes = (name: string, otherwise: boolean) => [name, isYes(attributeOf(map, name), otherwise)] as const;
  return {
    targetObjectiveID: attributeOf(map, 'targetObjectiveID') ?? '',
    ...Object.fromEntries(reads.map((name) => yes(name, true))),
    ...Object.fromEntries(writes.map((name) => yes(name, false))),
    ...Object.fromEntries(ofFourth.flatMap((name) => [yes(`read${name}`, false), yes(`write${name}`, false)])),
  };
}
