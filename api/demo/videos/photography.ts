import { box, ink, label, stroke, type VideoScript } from './script.ts';

const lamp = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.gold}"/>`;
const ball = (x: number, y: number, r: number, id: string, fx: number, fy: number, edge: number): string =>
  `<defs><radialGradient id="${id}" cx="${fx}" cy="${fy}" r="0.95"><stop offset="0" stop-color="#fff7e2"/><stop offset="${edge}" stop-color="${ink.mid}"/><stop offset="1" stop-color="#0b2e38"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;

export const photographyVideos: VideoScript[] = [
  {
    media: 'light-hard-soft',
    course: 'Light in Photography',
    title: 'Hard light and soft light',
    slides: [
      {
        heading: 'Look at the edge of the shadow',
        figure:
          box(0, 330, 560, 90, ink.sunken) +
          ball(150, 230, 95, 'a', 0.3, 0.2, 0.35) +
          `<ellipse cx="260" cy="335" rx="130" ry="22" fill="#0b2e38"/>` +
          ball(420, 230, 95, 'b', 0.35, 0.25, 0.75) +
          `<defs><filter id="soften"><feGaussianBlur stdDeviation="16 8"/></filter></defs><ellipse cx="450" cy="332" rx="120" ry="20" fill="#0b2e38" opacity="0.5" filter="url(#soften)"/>` +
          label(110, 400, 'hard') +
          label(390, 400, 'soft'),
        points: ['Sharp edge: hard light', 'Gradual edge: soft light'],
        say: [
          'To judge a light, do not look at the lamp. Look at the edge of a shadow.',
          'A sharp edge means hard light. An edge that fades gradually means soft light.',
        ],
      },
      {
        heading: 'It is a matter of size',
        figure:
          lamp(90, 90, 18) +
          lamp(90, 320, 78) +
          ball(400, 95, 62, 'c', 0.2, 0.5, 0.3) +
          ball(400, 320, 62, 'd', 0.2, 0.5, 0.75) +
          stroke('M110 84L345 60M110 98L345 135', ink.gold, 3) +
          stroke('M165 270L350 270M165 370L350 370', ink.gold, 3),
        points: ['Small source: hard', 'Large source: soft', 'Size as seen from the subject'],
        say: [
          'What decides is how large the source looks, seen from your subject.',
          'A bare bulb is small. It can reach only one side of an edge, so the shadow is sharp.',
          'A window is large. Its light comes round the edge from many directions.',
        ],
      },
      {
        heading: 'Near makes it large',
        figure:
          lamp(110, 120, 60) +
          box(210, 90, 60, 60, ink.primary, 'rx="30"') +
          lamp(110, 310, 60) +
          box(450, 280, 60, 60, ink.primary, 'rx="30"') +
          label(200, 200, 'near: soft') +
          label(400, 390, 'far: hard'),
        points: ['The same lamp, nearer, is softer', 'The sun is huge, but very far'],
        say: [
          'Move a lamp closer and it looks larger, so its light becomes softer.',
          'The sun is enormous, yet so far away that it acts like a small lamp: hard light.',
        ],
      },
      {
        heading: 'Clouds turn sun into a large lamp',
        figure:
          lamp(290, 60, 40) +
          `<g fill="${ink.sunken}" stroke="${ink.line}" stroke-width="2"><ellipse cx="170" cy="160" rx="120" ry="44"/><ellipse cx="330" cy="150" rx="150" ry="54"/><ellipse cx="440" cy="175" rx="100" ry="38"/></g>` +
          [80, 160, 240, 320, 400, 480]
            .map((x) => stroke(`M${x} 220L${x - 20} 330M${x} 220L${x + 24} 330`, ink.gold, 3))
            .join('') +
          box(0, 360, 560, 12, ink.line),
        points: ['Cloud, curtain, white wall', 'Each becomes the new, larger source'],
        say: [
          'A cloud, a thin curtain or a white wall spreads the light.',
          'It becomes the source itself: large, near and soft. That is why overcast days suit portraits.',
        ],
      },
      {
        heading: 'Which one should you choose?',
        points: [
          'Hard: texture, drama, graphic shapes',
          'Soft: skin, detail, calm',
          'There is no wrong light, only a wrong purpose',
        ],
        say: [
          'Hard light shows texture and draws strong shapes. Use it for stone, bodies in sport, cities.',
          'Soft light is kind to skin and keeps detail everywhere.',
          'No light is bad. Ask what the picture is about, and choose.',
        ],
      },
    ],
  },
  {
    media: 'light-direction',
    course: 'Light in Photography',
    title: 'Where the light comes from',
    slides: [
      {
        heading: 'Walk around your subject',
        figure:
          `<circle cx="280" cy="215" r="150" fill="none" stroke="${ink.line}" stroke-width="3" stroke-dasharray="6 9"/>` +
          box(245, 180, 70, 70, ink.primary, 'rx="35"') +
          [
            [280, 65],
            [430, 215],
            [280, 365],
            [130, 215],
          ]
            .map(([x, y]) => lamp(Number(x), Number(y), 20))
            .join(''),
        points: ['Front, side, back, above', 'One circle, many pictures'],
        say: [
          'Put a cup on a table near a window, and walk around it.',
          'The light does not change. You do, and with each step the picture becomes another one.',
        ],
      },
      {
        heading: 'Front light: clear and flat',
        figure: ball(280, 220, 140, 'e', 0.5, 0.45, 0.9),
        points: ['Few shadows', 'Strong colours, little form'],
        say: [
          'With light from behind the camera, shadows fall where you cannot see them.',
          'Colours are strong and everything is clear, but round things look flat.',
        ],
      },
      {
        heading: 'Side light: form and texture',
        figure: ball(280, 220, 140, 'f', 0.05, 0.4, 0.45),
        points: ['One side bright, one side dark', 'Shows roundness and surface'],
        say: [
          'Light from the side draws the form. One half is bright, the other falls into shadow.',
          'Across a surface it shows every grain. Use it for bread, wood and landscapes.',
        ],
      },
      {
        heading: 'Back light: edges and glow',
        figure:
          box(20, 40, 520, 360, '#123b45', 'rx="12"') +
          `<circle cx="280" cy="220" r="136" fill="#081c22"/><circle cx="280" cy="220" r="136" fill="none" stroke="${ink.gold}" stroke-width="7"/>` +
          `<circle cx="280" cy="220" r="150" fill="none" stroke="${ink.gold}" stroke-width="3" opacity="0.45"/>`,
        points: ['Outlines shine', 'Decide: silhouette, or face'],
        say: [
          'With light from behind the subject, outlines begin to shine, and leaves glow.',
          'The camera must choose. Expose for the sky and you get a silhouette; for the face, a bright ground.',
        ],
      },
      {
        heading: 'Above: watch the eyes',
        figure:
          lamp(280, 45, 34) +
          `<ellipse cx="280" cy="240" rx="105" ry="135" fill="#e9c9a4"/><path d="M190 205q40 -34 80 0v26q-40 18 -80 0zM290 205q40 -34 80 0v26q-40 18 -80 0z" fill="#6b4a34"/>` +
          stroke('M250 320q30 16 60 0', '#6b4a34', 6) +
          stroke('M280 232v46', '#8d6748', 5),
        points: ['Noon sun fills the eyes with shadow', 'Step into open shade'],
        say: [
          'At noon the light comes from above, and eyes disappear in shadow.',
          'Step into the shade of a house. The bright sky in front now lights the face.',
        ],
      },
      {
        heading: 'Five pictures of one cup',
        points: ['Front, side, back', 'From above, from below', 'Write down what changed'],
        say: [
          'Now it is your turn. Take five pictures of one cup, with light from five directions.',
          'Look at them side by side, and say what each one tells about the cup.',
        ],
      },
    ],
  },
];
