export type CartridgeVersion = '1.1' | '1.2' | '1.3';

type Files = Record<string, string | Buffer>;
interface CartridgeGiven {
  title?: string;
  items?: string;
  resources?: string;
  files?: Files;
}

/** What is launched by a name of a resource; `below`: what lies in it. */
export const item = (reference: string, title: string): string =>
  `<item identifier="I-${reference}" identifierref="${reference}"><title>${title}</title></item>`;
const folder = (title: string, below: string): string =>
  `<item identifier="F-${title}"><title>${title}</title>${below}</item>`;
export const resource = (identifier: string, type: string, href: string): string =>
  `<resource identifier="${identifier}" type="${type}" href="${href}"><file href="${href}"/></resource>`;

const welcome = `<html><head><title>Welcome</title></head><body><h1>Hello</h1>
<p>Walk <em>slowly</em> and <a href="https://example.org/">look</a>. <img src="$IMS-CC-FILEBASE$/column.png" alt="A column"></p>
<p><a href="files/sheet.txt">The sheet</a> and <a href="other.html">another page</a>.</p>
<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table></body></html>`;

const question = (title: string, profile: string, body: string): string =>
  `<item ident="${title}" title=""><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel>
   <fieldentry>${profile}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>${body}</item>`;
const quiz = `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="A" title="A test">
<qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>2</fieldentry></qtimetadatafield></qtimetadata>
<section ident="root">${question(
  'one',
  'cc.multiple_choice.v0p1',
  `<presentation><material><mattext texttype="text/html">&lt;p&gt;Who walked?&lt;/p&gt;</mattext></material>
   <response_lid ident="R" rcardinality="Single"><render_choice>
   <response_label ident="a"><material><mattext>Zeno</mattext></material></response_label>
   <response_label ident="b"><material><mattext>A horse</mattext></material></response_label></render_choice></response_lid></presentation>
   <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
   <respcondition continue="No"><conditionvar><varequal respident="R">a</varequal></conditionvar>
   <setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>`,
)}${question(
  'two',
  'cc.essay.v0p1',
  `<presentation><material><mattext>Write about it.</mattext></material>
   <response_str ident="R" rcardinality="Single"><render_fib/></response_str></presentation>`,
)}</section></assessment></questestinterop>`;

const part = (version: CartridgeVersion) => version.replace('.', 'p');
const link = (version: CartridgeVersion): string =>
  `<webLink xmlns="http://www.imsglobal.org/xsd/imsccv${part(version)}/imswl_v${part(version)}"><title>A film of others</title>
   <url href="https://www.youtube.com/watch?v=abcdefghijk" target="_blank"/></webLink>`;
const topic = (version: CartridgeVersion): string =>
  `<topic xmlns="http://www.imsglobal.org/xsd/imsccv${part(version)}/imsdt_v${part(version)}"><title>What do you think?</title>
   <text texttype="text/html">&lt;p&gt;Is it &lt;strong&gt;long&lt;/strong&gt;?&lt;/p&gt;</text></topic>`;

const wholeItems =
  folder(
    'Begin',
    item('WELCOME', 'Welcome') +
      item('PLAN', 'The plan') +
      item('FILM', 'The film') +
      item('TALK', 'The talk') +
      item('SHEET', 'The sheet') +
      item('LOST', 'A lost page') +
      item('OLD', 'An old film'),
  ) +
  folder(
    'Go on',
    folder('Inner', item('OTHER', 'A page')) +
      item('LINK', 'A film of others') +
      item('QUIZ', 'A test') +
      item('TOPIC', 'What do you think?') +
      item('TOOL', 'A tool'),
  ) +
  item('OTHER', 'Loose end');

const wholeResources = (version: CartridgeVersion): string =>
  [
    ['WELCOME', 'webcontent', 'pages/welcome.html'],
    ['OTHER', 'webcontent', 'pages/other.html'],
    ['PLAN', 'webcontent', 'plan.pdf'],
    ['FILM', 'webcontent', 'film.webm'],
    ['TALK', 'associatedcontent/imscc_xmlv1p1/learning-application-resource', 'talk.mp3'],
    ['SHEET', 'webcontent', 'pages/files/sheet.txt'],
    ['LOST', 'webcontent', 'lost.html'],
    ['OLD', 'webcontent', 'old.mov'],
    ['LINK', `imswl_xmlv${part(version)}`, 'link.xml'],
    ['QUIZ', `imsqti_xmlv1p2/imscc_xmlv${part(version)}/assessment`, 'quiz.xml'],
    ['BANK', `imsqti_xmlv1p2/imscc_xmlv${part(version)}/question-bank`, 'bank.xml'],
    ['TOPIC', `imsdt_xmlv${part(version)}`, 'topic.xml'],
    ['TOOL', 'imsbasiclti_xmlv1p0', 'tool.xml'],
  ]
    .map(([identifier = '', type = '', href = '']) => resource(identifier, type, href))
    .join('');

/** A cartridge by hand: one with something of each kind, unless other parts are given. */
export function cartridgeOf(version: CartridgeVersion, given: CartridgeGiven = {}): Files {
  const { title = 'Walking &amp; talking', items = wholeItems, resources = wholeResources(version) } = given;
  const space = `http://www.imsglobal.org/xsd/imsccv${part(version)}/imscp_v1p1`;
  const files: Files = given.files ?? {
    'pages/welcome.html': welcome,
    'pages/other.html': '<p>Another page.</p>',
    'pages/files/sheet.txt': 'Walk on.',
    'web_resources/column.png': 'a picture',
    'plan.pdf': '%PDF-',
    'film.webm': 'a film',
    'talk.mp3': 'a talk',
    'old.mov': 'an old film',
    'link.xml': link(version),
    'quiz.xml': quiz,
    'bank.xml': '<questestinterop/>',
    'topic.xml': topic(version),
    'tool.xml': '<cartridge_basiclti_link/>',
  };
  return {
    'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" xmlns="${space}" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv${part(version)}/LOM/manifest">
  <metadata><schema>IMS Common Cartridge</schema><schemaversion>${version}.0</schemaversion>
    <lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string language="en">${title}</lomimscc:string></lomimscc:title>
      <lomimscc:language>fr</lomimscc:language>
      <lomimscc:description><lomimscc:string>On porches.</lomimscc:string></lomimscc:description>
    </lomimscc:general></lomimscc:lom></metadata>
  <organizations><organization identifier="O" structure="rooted-hierarchy"><item identifier="root">${items}</item></organization></organizations>
  <resources>${resources}</resources>
</manifest>`,
    ...files,
  };
}
