import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { type ActivityTree, activityTreeOf } from './activity-tree.ts';
import { findFile } from './find-file.ts';
import { refuse } from './refused.ts';
import { attributeOf, childOf, childrenOf, isYes, numberOf, textIn, type XmlElement } from './read-xml.ts';

export interface Manifest {
  title: string;
  version: ScormVersion;
  schemaVersion: string;
  items: ScormItem[];
  /** Of 2004 packages. */
  activityTree: ActivityTree | null;
}

const MOST_ITEMS = 2_000;

/**
 * What is launched, in which order, and by which rules.
 * @param paths of the files in the package
 * @throws PackageRefused
 * @see SCORM 1.2 and SCORM 2004 4th edition, Content Aggregation Model
 */
export function readManifest(manifest: XmlElement, paths: ReadonlySet<string>): Manifest {
  const schemaVersion = textIn(childOf(manifest, 'metadata'), 'schemaversion') ?? '';
  const version = versionOf(manifest, schemaVersion);
  const organizations = childOf(manifest, 'organizations');
  const organization = defaultOf(organizations);
  const resources = resourcesOf(manifest);
  let count = 0;
  const identifiers = new Set<string>();
  const itemOf = (element: XmlElement): ScormItem => {
    count += 1;
    if (count > MOST_ITEMS) refuse(rule('The manifest lists more than 2,000 items.'));
    const identifier = attributeOf(element, 'identifier') ?? `item-${count}`;
    // What a learner keeps of an item is found by it.
    if (identifiers.has(identifier)) refuse(rule('Two items of the manifest have the same identifier.'));
    identifiers.add(identifier);
    const resource = resources.get(attributeOf(element, 'identifierref') ?? '');
    return {
      identifier,
      title: textIn(element, 'title') ?? '',
      ...launchOf(element, resource, paths),
      is_visible: isYes(attributeOf(element, 'isvisible'), true),
      mastery_score: numberOf(textIn(element, 'masteryscore')),
      max_time_allowed: textIn(element, 'maxtimeallowed'),
      time_limit_action: textIn(element, 'timelimitaction'),
      launch_data: textIn(element, 'datafromlms'),
      completion_threshold: thresholdOf(element),
      scaled_passing_score: passingScoreOf(element),
      items: childrenOf(element, 'item').map(itemOf),
    };
  };
  const items = childrenOf(organization, 'item').map(itemOf);
  if (!items.some(isLaunched)) refuse(rule('The manifest lists no launchable item.'));
  if (!items.some(speaks))
    refuse(rule('The package shows pages, but none of them can say that it is completed (no SCO).'));
  return {
    title: textIn(organization, 'title') ?? items[0]?.title ?? '',
    version,
    schemaVersion,
    items,
    activityTree:
      version === '1.2' || !organization
        ? null
        : activityTreeOf(organization, childOf(manifest, 'sequencingCollection')),
  };
}

const isLaunched = ({ href, items }: ScormItem): boolean => href !== null || items.some(isLaunched);

const speaks = ({ kind, items }: ScormItem): boolean => kind === 'sco' || items.some(speaks);

/** By what it says, else by the names that only one of them has. */
function versionOf(manifest: XmlElement, schemaVersion: string): ScormVersion {
  const said = /2004\s+(\d)/.exec(schemaVersion)?.[1];
  if (said === '2' || said === '3' || said === '4') return `2004-${said}`;
  // What the third edition calls itself besides.
  if (/CAM 1\.3|2004/.test(schemaVersion)) return '2004-3';
  if (schemaVersion.startsWith('1.2')) return '1.2';
  const namespaces = [...manifest.attributes.values()].join(' ');
  return /adlcp_v1p3|imsss/.test(namespaces) ? '2004-3' : '1.2';
}

function defaultOf(organizations: XmlElement | undefined): XmlElement | undefined {
  const all = childrenOf(organizations, 'organization');
  const wanted = attributeOf(organizations, 'default');
  return all.find((one) => attributeOf(one, 'identifier') === wanted) ?? all[0];
}

interface Resource {
  href: string | null;
  kind: 'sco' | 'asset';
}

/** With what `xml:base` puts before an address, on all three floors. */
function resourcesOf(manifest: XmlElement): Map<string, Resource> {
  const resources = childOf(manifest, 'resources');
  const base = (element: XmlElement | undefined) => attributeOf(element, 'base') ?? '';
  return new Map(
    childrenOf(resources, 'resource').map((resource) => {
      const href = attributeOf(resource, 'href');
      const whole = href === null ? null : `${base(manifest)}${base(resources)}${base(resource)}${href}`;
      // Where it says nothing, it may speak: an asset that does is lost, a SCO that does not is only never done.
      const kind = attributeOf(resource, 'scormtype')?.toLowerCase() === 'asset' ? 'asset' : 'sco';
      return [attributeOf(resource, 'identifier') ?? '', { href: whole, kind }];
    }),
  );
}

function launchOf(
  item: XmlElement,
  resource: Resource | undefined,
  paths: ReadonlySet<string>,
): Pick<ScormItem, 'href' | 'kind'> {
  if (!resource?.href) return { href: null, kind: null };
  const href = findFile(resource.href, paths);
  return { href: withParameters(href, attributeOf(item, 'parameters') ?? ''), kind: resource.kind };
}

/** @see SCORM 2004 4th edition CAM 3.4.1.4: parameters join what the address has already */
function withParameters(href: string, parameters: string): string {
  const given = parameters.replace(/^[?&]+/, '');
  if (given === '') return href;
  if (given.startsWith('#')) return href.includes('#') ? href : href + given;
  const [path = '', ...fragment] = href.split('#');
  const hash = fragment.length > 0 ? `#${fragment.join('#')}` : '';
  return `${path}${path.includes('?') ? '&' : '?'}${given}${hash}`;
}

/** The fourth edition writes an element with attributes, the third a number. */
function thresholdOf(item: XmlElement): number | null {
  const threshold = childOf(item, 'completionThreshold');
  if (!threshold) return null;
  if (attributeOf(threshold, 'completedByMeasure') !== null) {
    return isYes(attributeOf(threshold, 'completedByMeasure'))
      ? (numberOf(attributeOf(threshold, 'minProgressMeasure')) ?? 1)
      : null;
  }
  return numberOf(threshold.text || null);
}

/** @see SCORM 2004 4th edition RTE 4.2.20: of the primary objective, where its measure decides; 1 where it names none */
function passingScoreOf(item: XmlElement): number | null {
  const primary = childOf(childOf(childOf(item, 'sequencing'), 'objectives'), 'primaryObjective');
  if (!isYes(attributeOf(primary, 'satisfiedByMeasure'))) return null;
  return numberOf(textIn(primary, 'minNormalizedMeasure')) ?? 1;
}
