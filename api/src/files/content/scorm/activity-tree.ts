import { attributeOf, childOf, childrenOf, isYes, numberOf, textIn, type XmlElement } from './read-xml.ts';
import { objectivesOf } from './objectives.ts';
import { rollupRulesOf, sequencingRulesOf } from './sequencing-rules.ts';

/** An activity with its rules, in the form that scorm-again takes (its `ActivitySettings`). */
export interface ActivityTree extends Record<string, unknown> {
  id: string;
  title: string;
  children?: ActivityTree[];
}

/**
 * The organization as a tree of activities.
 * @see SCORM 2004 4th edition, Sequencing and Navigation 3
 */
export function activityTreeOf(organization: XmlElement, collection: XmlElement | undefined): ActivityTree {
  const shared = new Map(
    childrenOf(collection, 'sequencing').map((sequencing) => [attributeOf(sequencing, 'id') ?? '', sequencing]),
  );
  let count = 0;
  const nodeOf = (element: XmlElement): ActivityTree => {
    count += 1;
    const children = childrenOf(element, 'item').map(nodeOf);
    return {
      id: attributeOf(element, 'identifier') ?? `item-${count}`,
      title: textIn(element, 'title') ?? '',
      isVisible: isYes(attributeOf(element, 'isvisible'), true),
      ...rulesOf(sequencingOf(element, shared)),
      ...thresholdOf(element),
      ...navigationOf(element),
      ...dataMapsOf(element),
      ...definedOf({ timeLimitAction: textIn(element, 'timeLimitAction') }),
      ...(children.length > 0 && { children }),
    };
  };
  return nodeOf(organization);
}

/** What an element says itself goes before what it takes over by name. */
function sequencingOf(element: XmlElement, shared: ReadonlyMap<string, XmlElement>): XmlElement[] {
  const own = childOf(element, 'sequencing');
  if (!own) return [];
  const taken = shared.get(attributeOf(own, 'IDRef') ?? '');
  return taken ? [own, taken] : [own];
}

function rulesOf(sequencing: readonly XmlElement[]): Record<string, unknown> {
  const part = (name: string) => sequencing.map((one) => childOf(one, name)).find((found) => found !== undefined);
  const limits = part('limitConditions');
  return definedOf({
    sequencingControls: controlsOf(
      part('controlMode'),
      part('rollupRules'),
      part('randomizationControls'),
      part('constrainedChoiceConsiderations'),
    ),
    sequencingRules: sequencingRulesOf(part('sequencingRules')),
    rollupRules: rollupRulesOf(part('rollupRules')),
    rollupConsiderations: rollupConsiderationsOf(part('rollupConsiderations')),
    deliveryControls: deliveryControlsOf(part('deliveryControls')),
    attemptLimit: numberOf(attributeOf(limits, 'attemptLimit')),
    attemptAbsoluteDurationLimit: attributeOf(limits, 'attemptAbsoluteDurationLimit'),
    ...objectivesOf(
      part('objectives'),
      sequencing.flatMap((one) => childrenOf(one, 'objectives')),
    ),
  });
}

type Yes = readonly [name: string, otherwise: boolean];
/** With what counts where nothing is said. */
const controlModes: readonly Yes[] = [
  ['choice', true],
  ['choiceExit', true],
  ['flow', false],
  ['forwardOnly', false],
  ['useCurrentAttemptObjectiveInfo', true],
  ['useCurrentAttemptProgressInfo', true],
];

function controlsOf(
  mode: XmlElement | undefined,
  rollup: XmlElement | undefined,
  random: XmlElement | undefined,
  constrained: XmlElement | undefined,
): Record<string, unknown> | null {
  if (!mode && !rollup && !random && !constrained) return null;
  return definedOf({
    ...Object.fromEntries(controlModes.map(([name, otherwise]) => [name, isYes(attributeOf(mode, name), otherwise)])),
    rollupObjectiveSatisfied: isYes(attributeOf(rollup, 'rollupObjectiveSatisfied'), true),
    rollupProgressCompletion: isYes(attributeOf(rollup, 'rollupProgressCompletion'), true),
    objectiveMeasureWeight: numberOf(attributeOf(rollup, 'objectiveMeasureWeight')) ?? 1,
    preventActivation: constrained ? isYes(attributeOf(constrained, 'preventActivation')) : null,
    constrainChoice: constrained ? isYes(attributeOf(constrained, 'constrainChoice')) : null,
    randomizationTiming: attributeOf(random, 'randomizationTiming'),
    selectionTiming: attributeOf(random, 'selectionTiming'),
    selectCount: numberOf(attributeOf(random, 'selectCount')),
    randomizeChildren: random ? isYes(attributeOf(random, 'reorderChildren')) : null,
  });
}

function rollupConsiderationsOf(element: XmlElement | undefined): Record<string, unknown> | null {
  if (!element) return null;
  const names = ['requiredForSatisfied', 'requiredForNotSatisfied', 'requiredForCompleted', 'requiredForIncomplete'];
  return {
    ...definedOf(Object.fromEntries(names.map((name) => [name, attributeOf(element, name)]))),
    measureSatisfactionIfActive: isYes(attributeOf(element, 'measureSatisfactionIfActive'), true),
  };
}

function deliveryControlsOf(element: XmlElement | undefined): Record<string, unknown> | null {
  if (!element) return null;
  return {
    tracked: isYes(attributeOf(element, 'tracked'), true),
    completionSetByContent: isYes(attributeOf(element, 'completionSetByContent')),
    objectiveSetByContent: isYes(attributeOf(element, 'objectiveSetByContent')),
  };
}

function thresholdOf(item: XmlElement): Record<string, unknown> {
  const element = childOf(item, 'completionThreshold');
  if (!element) return {};
  return {
    completionThreshold: {
      completedByMeasure: isYes(attributeOf(element, 'completedByMeasure')),
      minProgressMeasure: numberOf(attributeOf(element, 'minProgressMeasure')) ?? numberOf(element.text || null) ?? 1,
      progressWeight: numberOf(attributeOf(element, 'progressWeight')) ?? 1,
    },
  };
}

/** Buttons of the site's that a package draws itself. */
function navigationOf(item: XmlElement): Record<string, unknown> {
  const hidden = childrenOf(childOf(childOf(item, 'presentation'), 'navigationInterface'), 'hideLMSUI');
  return hidden.length === 0 ? {} : { hideLmsUi: hidden.map(({ text }) => text) };
}

function dataMapsOf(item: XmlElement): Record<string, unknown> {
  const maps = childrenOf(childOf(item, 'data'), 'map');
  if (maps.length === 0) return {};
  return {
    sharedDataMaps: maps.map((map) => ({
      targetID: attributeOf(map, 'targetID') ?? '',
      readSharedData: isYes(attributeOf(map, 'readSharedData'), true),
      writeSharedData: isYes(attributeOf(map, 'writeSharedData'), true),
    })),
  };
}

const definedOf = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
