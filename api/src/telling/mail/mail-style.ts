/** The colours of shared/src/ui/styles/tokens.css, which a mail can't read: light, then dark. */
const colours = {
  page: ['#f5f4f0', '#11181b'],
  surface: ['#fffefc', '#192226'],
  sunken: ['#eae8e1', '#0c1214'],
  line: ['#dbd8ce', '#2d3a40'],
  text: ['#15252b', '#e9e7e1'],
  soft: ['#455257', '#b6bebf'],
  faint: ['#5d6668', '#929d9f'],
  primary: ['#0b5767', '#247d90'],
  link: ['#0b5767', '#80c5d1'],
  accent: ['#c08415', '#dca640'],
} as const;
type Colour = keyof typeof colours;

/** What every mail program understands; the dark colours follow in `darkStyle`, for those that know them. */
export const light = (colour: Colour): string => colours[colour][0];
const dark = (colour: Colour): string => colours[colour][1];

export const textFont = "'Source Sans 3','Segoe UI',system-ui,-apple-system,Helvetica,Arial,sans-serif";
export const displayFont = "'Source Serif 4',Georgia,'Times New Roman',serif";
export const codeFont = "ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,monospace";

/** What stands inline can be changed by `!important` alone. */
export const darkStyle = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 620px) {
    .card, .card > table, .card > table > tbody > tr > td { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  }
  @media (prefers-color-scheme: dark) {
    body, .page > div[role='article'] { background-color: ${dark('page')} !important; }
    .card, .card > table { background-color: ${dark('surface')} !important; }
    .card > table > tbody > tr > td { border-color: ${dark('line')} !important; }
    .name div, .name a, .text div { color: ${dark('text')} !important; }
    .soft div { color: ${dark('soft')} !important; }
    .faint div { color: ${dark('faint')} !important; }
    .faint a, .text a, .soft a { color: ${dark('link')} !important; }
    .code div { color: ${dark('text')} !important; background-color: ${dark('sunken')} !important; }
    .facts td { color: ${dark('text')} !important; border-color: ${dark('line')} !important; }
    .facts td.label { color: ${dark('soft')} !important; }
    .button td, .button a { background-color: ${dark('primary')} !important; }
    .rule p { border-color: ${dark('accent')} !important; }
  }`;
