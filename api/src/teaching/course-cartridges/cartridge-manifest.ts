import { markup, nothing, type Markup } from '../scorm-export/markup.ts';
import type { CartridgeModule, CartridgePlan, CartridgeResource } from './cartridge-plan.ts';
import type { ExportText } from './cartridge-texts.ts';
import type { PackedFile } from './packed-files.ts';

export const REPORT = 'not-in-this-cartridge.txt';

/** `imsmanifest.xml`: what a platform reads of a cartridge. @see IMS Common Cartridge Profile 1.3, Implementation */
export function manifestOf(plan: CartridgePlan, text: ExportText): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="course-${plan.id}" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest" xmlns:cpx="http://www.imsglobal.org/xsd/imsccv1p3/imscp_extensionv1p2">
  <metadata>
    <schema>IMS Common Cartridge</schema>
    <schemaversion>1.3.0</schemaversion>
    ${lomOf(plan)}
  </metadata>
  <organizations>
    <organization identifier="organization" structure="rooted-hierarchy">
      <item identifier="root">${plan.modules.map((module) => moduleItem(module, text))}
      </item>
    </organization>
  </organizations>
  <resources>${plan.resources.map(documentResource)}${plan.files.map(fileResource)}
    <resource identifier="report" type="webcontent" href="${REPORT}"><file href="${REPORT}"/></resource>
  </resources>
</manifest>
`.text;
}

function lomOf({ fields, keywords }: CartridgePlan): Markup {
  const { name, language, description, short_description } = fields;
  const said = (words: string) => markup`<lomimscc:string language="${language}">${words}</lomimscc:string>`;
  const about = description.trim() || short_description.trim();
  return markup`<lomimscc:lom><lomimscc:general>
      <lomimscc:title>${said(name)}</lomimscc:title>
      <lomimscc:language>${language}</lomimscc:language>
      ${about === '' ? nothing : markup`<lomimscc:description>${said(about)}</lomimscc:description>`}
      ${keywords.map((keyword) => markup`<lomimscc:keyword>${said(keyword)}</lomimscc:keyword>`)}
    </lomimscc:general></lomimscc:lom>`;
}

const moduleItem = ({ identifier, title, items }: CartridgeModule, text: ExportText): Markup => markup`
        <item identifier="${identifier}"><title>${title ?? text('resources')}</title>${items.map(
          (item) => markup`
          <item identifier="${item.identifier}" identifierref="${item.resource}"><title>${item.title}</title></item>`,
        )}
        </item>`;

/** Descriptions are found by their files; what is shown or handed in has an address of its own. */
const hasAddress = ({ type }: CartridgeResource): boolean => type === 'webcontent' || type.startsWith('assignment_');

const documentResource = (resource: CartridgeResource): Markup => markup`
    <resource identifier="${resource.identifier}" type="${resource.type}"${hasAddress(resource) ? markup` href="${resource.path}"` : nothing}><file href="${resource.path}"/>${resource.needs.map(
      ({ identifier }) => markup`<dependency identifierref="${identifier}"/>`,
    )}${resource.variant ? markup`<cpx:variant identifier="${resource.identifier}-variant" identifierref="${resource.variant}"><cpx:metadata/></cpx:variant>` : nothing}</resource>`;

const fileResource = ({ identifier, path }: PackedFile): Markup => markup`
    <resource identifier="${identifier}" type="webcontent" href="${path}"><file href="${path}"/></resource>`;
