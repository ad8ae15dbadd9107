import { box, ink, label, stroke, type VideoScript } from './script.ts';

const serif = 'font-family="Stoa Serif" ';

export const typographyVideos: VideoScript[] = [
  {
    media: 'typography-anatomy',
    course: 'Typography Basics',
    title: 'The parts of a letter',
    slides: [
      {
        heading: 'Every letter stands on four lines',
        figure:
          [
            [129, 'ascender'],
            [186, 'x-height'],
            [300, 'baseline'],
            [355, 'descender'],
          ]
            .map(
              ([y, word]) =>
                stroke(`M0 ${y}H430`, ink.mid, 2, 'stroke-dasharray="6 7"') +
                label(440, Number(y) + 6, String(word), `font-size="20"`),
            )
            .join('') + label(10, 300, 'hxp', `${serif} font-size="240"`),
        points: [
          'Baseline: where letters stand',
          'x-height: how tall small letters are',
          'Ascenders and descenders: what rises and falls',
        ],
        say: [
          'Letters look free, but every one of them stands on four invisible lines.',
          'The baseline is the ground. The height of a small x is called the x-height.',
          'Strokes that rise above it are ascenders. Those that fall below are descenders.',
        ],
      },
      {
        heading: 'A large x-height looks larger',
        figure:
          label(20, 190, 'Hax', `${serif} font-size="150"`) +
          label(300, 190, 'Hax', 'font-family="DejaVu Sans" font-size="150"') +
          stroke('M10 190H550', ink.mid, 2) +
          stroke('M10 119H270', ink.accent, 3) +
          stroke('M290 108H550', ink.accent, 3) +
          label(20, 260, 'same size,', 'font-size="24"') +
          label(300, 260, 'different x-height', 'font-size="24"'),
        points: ['Same point size, different look', 'Judge the x-height, not the number'],
        say: [
          'Two typefaces at the same size rarely look equally large.',
          'The one with the taller x-height seems bigger. So judge by eye, and not by the number.',
        ],
      },
      {
        heading: 'Serif and sans serif',
        figure:
          label(60, 250, 'R', `${serif} font-size="290"`) +
          label(320, 250, 'R', 'font-family="Stoa Sans" font-size="290"') +
          `<circle cx="95" cy="240" r="34" fill="none" stroke="${ink.accent}" stroke-width="5"/><circle cx="350" cy="240" r="34" fill="none" stroke="${ink.accent}" stroke-width="5"/>` +
          label(70, 330, 'with serifs') +
          label(320, 330, 'without'),
        points: ['Serifs: small feet at the ends of strokes', 'Both can be read well; details decide'],
        say: [
          'Serifs are the small feet at the ends of strokes. Without them, a face is called sans serif.',
          'Neither is more legible by nature. Spacing, weight and x-height matter more.',
        ],
      },
      {
        heading: 'Shapes that must not be confused',
        figure:
          label(30, 160, 'I l 1', 'font-family="Stoa Sans" font-size="140"') +
          label(30, 330, 'I l 1', `${serif} font-size="140"`) +
          label(360, 330, 'O 0', `${serif} font-size="140"`) +
          label(360, 160, 'O 0', 'font-family="Stoa Sans" font-size="140"'),
        points: ['Test I, l and 1', 'Test O and 0', 'Important for codes and forms'],
        say: [
          'Before you choose a typeface, set these: capital I, small l and the figure one.',
          'Then a capital O beside a zero.',
          'If they look alike, do not use that face for codes, prices or forms.',
        ],
      },
      {
        heading: 'Now look for yourself',
        points: [
          'Find the four lines in a headline',
          'Compare the x-height of two books',
          'Test I l 1 in your own font',
        ],
        say: [
          'Take a headline today, and draw the four lines over it.',
          'Compare the x-height of two books you like to read.',
          'And test those three letters in the typeface you use every day.',
        ],
      },
    ],
  },
  {
    media: 'typography-spacing',
    course: 'Typography Basics',
    title: 'Line length and line spacing',
    slides: [
      {
        heading: 'The eye must find the next line',
        figure:
          [0, 1, 2, 3, 4, 5]
            .map((row) => box(20, 70 + row * 46, row === 5 ? 260 : 500, 14, ink.mid, 'rx="7"'))
            .join('') + stroke('M520 122C560 150 -20 140 20 165', ink.accent, 5),
        points: ['At each line end the eye jumps back', 'Too long: it lands on the wrong line'],
        say: [
          'When you read, your eye jumps back at the end of every line.',
          'If the line is very long, it lands on the wrong one, and you read the same line twice.',
        ],
      },
      {
        heading: 'About 45 to 75 characters',
        figure:
          box(20, 60, 150, 300, ink.surface, `stroke="${ink.line}"`) +
          box(200, 60, 320, 300, ink.surface, `stroke="${ink.accent}" stroke-width="4"`) +
          [0, 1, 2, 3, 4, 5, 6]
            .map(
              (row) =>
                box(34, 84 + row * 38, 122, 10, ink.line, 'rx="5"') +
                box(220, 84 + row * 38, row === 6 ? 150 : 280, 10, ink.mid, 'rx="5"'),
            )
            .join('') +
          label(30, 400, '25: restless') +
          label(270, 400, '65: comfortable'),
        points: ['Count letters and spaces', 'About 65 is a good aim', 'On a phone, 35 to 45 is fine'],
        say: [
          'Count the letters and spaces in one line of your text.',
          'Between forty five and seventy five is comfortable. Sixty five is a good aim.',
          'On a phone, shorter lines are fine, because the screen is narrow and close.',
        ],
      },
      {
        heading: 'Longer lines need more space',
        figure:
          [0, 1, 2, 3, 4].map((row) => box(20, 60 + row * 26, 220, 12, ink.mid, 'rx="6"')).join('') +
          label(20, 225, 'short line: 1.35') +
          [0, 1, 2, 3, 4].map((row) => box(20, 260 + row * 32, 520, 12, ink.primary, 'rx="6"')).join('') +
          label(20, 430, 'long line: 1.5 to 1.6'),
        points: ['Line spacing: 1.35 to 1.6 of the size', 'Longer lines: more', 'Large headings: less, near 1.15'],
        say: [
          'Space between lines is measured against the size of the letters.',
          'For text, use about one point four to one point six. The longer the line, the more.',
          'Large headings need less, close to one point one five, or they fall apart.',
        ],
      },
      {
        heading: 'Space shows what belongs together',
        figure:
          box(40, 50, 260, 26, ink.primary, 'rx="6"') +
          [0, 1, 2].map((row) => box(40, 96 + row * 30, 440, 12, ink.mid, 'rx="6"')).join('') +
          box(40, 250, 220, 26, ink.primary, 'rx="6"') +
          [0, 1, 2].map((row) => box(40, 296 + row * 30, 440, 12, ink.mid, 'rx="6"')).join('') +
          stroke('M510 80V96', ink.accent, 5) +
          stroke('M510 176V248', ink.accent, 5),
        points: ['More space above a heading than below', 'Either indent or space, not both'],
        say: [
          'A heading belongs to the text that follows. So leave more space above it than below.',
          'Mark paragraphs by an indent or by a gap. Both at once say the same thing twice.',
        ],
      },
      {
        heading: 'Three numbers to remember',
        points: [
          '65 characters in a line',
          '1.5 line spacing for text',
          'Twice as much space above a heading as below',
        ],
        say: [
          'Sixty five characters in a line.',
          'One and a half times the size from line to line.',
          'And twice as much space above a heading as below. That alone improves most pages.',
        ],
      },
    ],
  },
];
