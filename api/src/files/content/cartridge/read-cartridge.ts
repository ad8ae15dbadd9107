import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { refuse } from '../scorm/refused.ts';
import { attributeOf, childOf, childrenOf, textIn, type XmlElement } from '../scorm/read-xml.ts';

/** Something that a cartridge holds. */
export interface CartridgeResource {
  identifier: string;
  /** As the manifest writes it, in small letters: `webcontent`, `imsdt_xmlv1p1`. */
  type: string;
  /** Of the file that is shown, or that describes it, within the package. */
  href: string | null;
  /** Of the one that is to be preferred to it, where its type is known. */
  variant: string | null;
}

/** A part of the organisation: what it shows, and what stands below it. */
export interface CartridgeItem {
  title: string;
  resource: string | null;
  items: CartridgeItem[];
}

export interface Cartridge {
  title: string;
  description: string;
  /** As its metadata names it. */
  language: string | null;
  items: CartridgeItem[];
  resources: ReadonlyMap<string, CartridgeResource>;
}

const MOST_ITEMS = 2_000;
const MOST_DEPTH = 30;

/**
 * What a cartridge holds, in which order.
 * @throws PackageRefused
 * @see IMS Common Cartridge Profile 1.1, 1.2 and 1.3, Implementation
 */
export function readCartridge(manifest: XmlElement): Cartridge {
  const metadata = childOf(manifest, 'metadata');
  requireCartridge(textIn(metadata, 'schema') ?? '', textIn(metadata, 'schemaversion') ?? '');
  const general = childOf(childOf(metadata, 'lom'), 'general');
  const organization = childOf(childOf(manifest, 'organizations'), 'organization');
  let count = 0;
  const itemOf = (element: XmlElement, depth: number): CartridgeItem => {
    count += 1;
    if (count > MOST_ITEMS) refuse(rule('The manifest lists more than 2,000 items.'));
    if (depth > MOST_DEPTH) refuse(rule('The manifest nests its items more than 30 deep.'));
    return {
      title: textIn(element, 'title') ?? '',
      resource: attributeOf(element, 'identifierref'),
      items: childrenOf(element, 'item').map((child) => itemOf(child, depth + 1)),
    };
  };
  return {
    title: stringIn(general, 'title') ?? textIn(organization, 'title') ?? '',
    description: stringIn(general, 'description') ?? '',
    language: textIn(general, 'language'),
    items: withoutRoot(childrenOf(organization, 'item').map((item) => itemOf(item, 1))),
    resources: new Map(resourcesOf(manifest).map((resource) => [resource.identifier, resource])),
  };
}

function requireCartridge(schema: string, version: string): void {
  if (/scorm/i.test(schema)) refuse(rule('This is a SCORM package. Add it to a course as a lesson.'));
  if (!/common cartridge/i.test(schema)) refuse(rule('The manifest is not that of a Common Cartridge.'));
  if (!/^1\.[0-3](?:\D|$)/.test(version)) {
    refuse(rule('This Common Cartridge is of a version that is not known. Export it as 1.1, 1.2 or 1.3.'));
  }
}

/** The organisation has one item without a title, around all others. */
const withoutRoot = (items: CartridgeItem[]): CartridgeItem[] => {
  const [root, ...others] = items;
  return root && others.length === 0 && root.title === '' && root.resource === null ? root.items : items;
};

const stringIn = (element: XmlElement | undefined, name: string): string | null => {
  const named = childOf(element, name);
  return textIn(named, 'string') ?? textIn(named, 'langstring') ?? (named?.text || null);
};

function resourcesOf(manifest: XmlElement): CartridgeResource[] {
  const list = childOf(manifest, 'resources');
  const base = (attributeOf(manifest, 'base') ?? '') + (attributeOf(list, 'base') ?? '');
  return childrenOf(list, 'resource').map((resource) => {
    const href = attributeOf(resource, 'href') ?? attributeOf(childOf(resource, 'file'), 'href');
    return {
      identifier: attributeOf(resource, 'identifier') ?? '',
      type: attributeOf(resource, 'type')?.toLowerCase() ?? '',
      href: href && base + (attributeOf(resource, 'base') ?? '') + href,
      variant: attributeOf(childOf(resource, 'variant'), 'identifierref'),
    };
  });
}
