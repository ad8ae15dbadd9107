import { readXml, elementsOf, type Xml } from '@stoa/shared/question-files/qti/xml.ts';

/**
 * What the schemas of Common Cartridge 1.3 demand of the documents that we write, written down by hand: per element its
 * attributes and its content, as a regular expression over the names of its children, each ended by a space.
 */
interface Rule {
  needs?: readonly string[];
  may?: readonly string[];
  holds: string | 'text';
}
type Schema = Readonly<Record<string, Rule>>;

const titled: Rule = { holds: 'text' };
const lomString: Rule = { holds: '(string )+' };

const manifest: Schema = {
  manifest: { needs: ['identifier'], may: ['lomimscc', 'cpx'], holds: 'metadata organizations resources ' },
  metadata: { holds: '(schema schemaversion lom )?' },
  schema: titled,
  schemaversion: titled,
  lom: { holds: 'general ' },
  general: { holds: '(title |language |description |keyword )+' },
  language: titled,
  description: lomString,
  keyword: lomString,
  string: { may: ['language'], holds: 'text' },
  organizations: { holds: '(organization )?' },
  organization: { needs: ['identifier', 'structure'], holds: '(title )?item ' },
  item: { needs: ['identifier'], may: ['identifierref'], holds: '(title )?(item )*' },
  resources: { holds: '(resource )*' },
  resource: { needs: ['identifier', 'type'], may: ['href', 'intendeduse'], holds: '(file )*(dependency )*(variant )?' },
  file: { needs: ['href'], holds: '' },
  dependency: { needs: ['identifierref'], holds: '' },
  variant: { needs: ['identifier', 'identifierref'], holds: 'metadata ' },
};

const link: Schema = {
  weblink: { holds: 'title url ' },
  title: titled,
  url: { needs: ['href'], may: ['target', 'windowfeatures'], holds: '' },
};

const prose: Rule = { needs: ['texttype'], holds: 'text' };
const assignment: Schema = {
  assignment: {
    needs: ['identifier'],
    holds: 'title text (instructortext )?(gradable )?(attachments )?submissionformats (extensions )*',
  },
  title: titled,
  text: prose,
  instructortext: prose,
  gradable: { may: ['pointspossible'], holds: 'text' },
  submissionformats: { holds: '(format )+' },
  format: { needs: ['type'], holds: '' },
};

const assessment: Schema = {
  questestinterop: { holds: 'assessment ' },
  assessment: { needs: ['ident', 'title'], holds: 'qtimetadata (rubric )?(presentationmaterial )?section ' },
  qtimetadata: { holds: '(qtimetadatafield )+' },
  qtimetadatafield: { holds: 'fieldlabel fieldentry ' },
  fieldlabel: titled,
  fieldentry: titled,
  rubric: { holds: 'material ' },
  material: { holds: '(mattext )+' },
  mattext: { may: ['texttype'], holds: 'text' },
  section: { needs: ['ident'], holds: '(item )+' },
  item: { needs: ['ident'], may: ['title'], holds: 'itemmetadata presentation resprocessing (itemfeedback )*' },
  itemmetadata: { holds: 'qtimetadata ' },
  presentation: { holds: 'material (responselid |responsestr )' },
  responselid: { needs: ['ident', 'rcardinality'], holds: 'renderchoice ' },
  responsestr: { needs: ['ident', 'rcardinality'], holds: 'renderfib ' },
  renderchoice: { holds: '(responselabel )+' },
  responselabel: { needs: ['ident'], holds: 'material ' },
  renderfib: { may: ['prompt'], holds: '' },
  resprocessing: { holds: 'outcomes (respcondition )+' },
  outcomes: { holds: 'decvar ' },
  decvar: { needs: ['maxvalue', 'minvalue', 'varname', 'vartype'], holds: '' },
  respcondition: { may: ['continue'], holds: 'conditionvar (setvar )?(displayfeedback )?' },
  conditionvar: { holds: 'other |and |(varequal )+' },
  other: { holds: '' },
  and: { holds: '(varequal |not )+' },
  not: { holds: 'varequal ' },
  varequal: { needs: ['respident'], may: ['case'], holds: 'text' },
  setvar: { needs: ['action', 'varname'], holds: 'text' },
  displayfeedback: { needs: ['feedbacktype', 'linkrefid'], holds: '' },
  itemfeedback: { needs: ['ident'], holds: 'flowmat ' },
  flowmat: { holds: 'material ' },
};

/** By the name of the first element: its namespace, and what stands in it. */
const schemas: Readonly<Record<string, readonly [namespace: string, schema: Schema]>> = {
  manifest: ['http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1', manifest],
  weblink: ['http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3', link],
  assignment: ['http://www.imsglobal.org/xsd/imscc_extensions/assignment', assignment],
  questestinterop: ['http://www.imsglobal.org/xsd/ims_qtiasiv1p2', assessment],
};

/** What a document breaks, in words; nothing where it is as its schema demands. */
export function schemaFaults(document: string): string[] {
  const root = readXml(document);
  const [namespace, schema] = schemas[root.name] ?? [];
  if (schema === undefined) return [`no schema has <${root.name}>`];
  const isOfIt = document.includes(` xmlns="${namespace}"`);
  return [...(isOfIt ? [] : [`<${root.name}> is of another namespace`]), ...faultsIn(root, schema)];
}

/** A title of LOM holds strings; of an item and elsewhere it is a text. */
function faultsIn(element: Xml, schema: Schema, parent = ''): string[] {
  const { name, attributes } = element;
  const rule = name === 'title' && parent === 'general' ? lomString : (schema[name] ?? (name === 'title' && titled));
  if (!rule) return [`<${name}> is not known`];
  const { needs = [], may = [], holds } = rule;
  const children = elementsOf(element);
  const names = children.map((child) => `${child.name} `).join('');
  const given = Object.keys(attributes);
  const isHeld = holds === 'text' ? children.length === 0 : new RegExp(`^(?:${holds})$`).test(names);
  const words = element.children.filter((child) => typeof child === 'string').join('');
  return [
    ...needs.filter((one) => !given.includes(one)).map((one) => `<${name}> lacks ${one}`),
    ...given.filter((one) => !needs.includes(one) && !may.includes(one)).map((one) => `<${name}> has ${one}`),
    ...(isHeld ? [] : [`<${name}> holds ${names || 'nothing'}`]),
    ...(holds !== 'text' && words.trim() !== '' ? [`<${name}> holds words`] : []),
    ...children.flatMap((child) => faultsIn(child, schema, name)),
  ];
}
