import { ask, askPictures, handout, quiz, text, video, type DemoCourse } from '../content/demo-content.ts';

/** Courses with every kind of lesson: Typography Basics and Light in Photography. */
export const completeVisualCourses: DemoCourse[] = [
  {
    slug: 'typography-basics',
    name: 'Typography Basics',
    final_category: 'typography',
    level: 'beginner',
    cover: [1, 0],
    skills: ['Typography', 'Visual hierarchy', 'Layout'],
    price_minor: 0,
    language: 'en',
    short_description: 'Letters, lines and space: make any page of text easier and more pleasant to read.',
    description: `Good typography is not noticed. The reader simply reads on. This course teaches the handful of decisions that bring this about: choosing a typeface you can trust, setting a comfortable line, giving lines room, building a hierarchy from few sizes, and getting the small marks right.

There are two short captioned videos, four readings with exercises, a one-page checklist to keep and a quiz. You need nothing but a program in which you can change type, size and spacing.`,
    objectives: [
      'Name the parts of a letter and what they do for legibility',
      'Set line length, line spacing and space around headings',
      'Build a hierarchy from a small scale of sizes',
      'Use quotation marks, dashes and spaces correctly',
    ],
    requirements: ['Any program in which you can change type, size and spacing'],
    audience: ['Everyone who makes documents, slides or web pages', 'Beginners in design'],
    modules: [
      {
        title: 'Letters',
        lessons: [
          text(
            'What typography is for',
            `Typography gives a voice to text before the first word is read. A timetable, a poem and a contract need different voices, and in each case the first duty is the same: **nothing should stand between the reader and the meaning**.

Two words are often confused:

- **Legibility** is whether single letters can be told apart. It depends on the typeface.
- **Readability** is whether a whole text can be read with ease. It depends on size, line length, spacing, contrast, and on the writing itself.

A legible typeface can be set unreadably: tiny, in long grey lines. Most of what you will learn here concerns readability, because that part lies in your hands on every single page.

### A first exercise

Open three things you read often: a news site, a book, a letter from a public office. For each, write down one thing that makes reading easy and one that makes it hard. Keep the list. At the end of this course you will be able to say *why*, with a number.

> Begin with the text. Who reads it, where, for how long, and what do they want to do afterwards?`,
          ),
          video('The parts of a letter', 'typography-anatomy'),
          text(
            'Choosing a typeface you can trust',
            `There are tens of thousands of typefaces. Four questions narrow the choice quickly.

1. **Is it made for text?** Display faces have charm at 80 pixels and tire you at 16. A text face has open shapes, even colour and moderate contrast between thick and thin.
2. **Can the dangerous letters be told apart?** Set *I l 1*, *O 0*, *rn m*. This matters most for codes, names and prices.
3. **Does it have what you need?** A real italic, at least one bold weight, figures that stand equally wide for tables, and all letters of the languages you write. Test your own name and those of your colleagues.
4. **May you use it?** Fonts are licensed like software. Open licences such as the SIL Open Font License allow use in print and on the web.

### One family or two?

One family in two weights is enough for most documents. If you combine two, give them clearly different jobs, one for headings, one for text, and choose faces that are clearly different in kind. Two similar sans serifs side by side look like an error.

*Exercise:* set the same paragraph in three text faces at the same visual size (match the x-height and ignore the number). Print them. Which one do you stop noticing first? Take that one.`,
          ),
        ],
      },
      {
        title: 'Lines and pages',
        lessons: [
          video('Line length and line spacing', 'typography-spacing'),
          text(
            'Hierarchy from few sizes',
            `Readers scan before they read. They should recognise at a glance what is a title, what is a section and what is text. You can mark a difference by **size, weight, space, colour or position**. One or two of these are enough; all five at once shout.

### A scale

Instead of inventing sizes, take a ratio and multiply. With 16 pixels and a ratio of 1.25 you get 16, 20, 25, 31 and 39. Use only these. Neighbouring steps should differ visibly: if you have to ask whether the heading is larger, it is not large enough.

| Role | Size | Line spacing |
| --- | --- | --- |
| Text | 16 | 1.5 |
| Third level | 20 | 1.35 |
| Second level | 25 | 1.25 |
| Title | 39 | 1.15 |

### Space does more than size

Put twice as much space above a heading as below it, so that it clings to its own text. Bold type in the size of the text, with space above, is often all that a third level needs.

*Exercise:* take a page with many sizes. Allow yourself three sizes and two weights. Rebuild the hierarchy with these and with space alone. Then look from two metres away: can you still see the structure?`,
          ),
          text(
            'Small marks, large effect',
            `Readers sense careless details even when they cannot name them.

**Quotation marks.** English uses “double” or ‘single’ curved marks; French « guillemets », German „low and high“. The straight marks on the keyboard are a relic of typewriters. The apostrophe is ’ and not '.

**Three horizontal strokes.** The hyphen (-) joins words. The en dash (–) means *to* in ranges such as 9–12, and with spaces serves as a dash – like this. The em dash (—) does the same without spaces in American use. Choose one style.

**Spaces.** One after a full stop. A non-breaking space keeps *10 km* and *Dr. Ito* together.

**Emphasis.** Italic *or* bold, rarely. Underlining belongs to links. Words in capitals need a little extra space between letters, and lose their outline; use them for short labels only.

**Alignment.** Left-aligned text has even word spaces. Justified text needs hyphenation and a line of at least about 50 characters, or rivers of white run through it. Centre only a few short lines.

*Exercise:* search your last document for straight quotation marks, double spaces and hyphens used as dashes. Most word processors can replace them in a minute.`,
          ),
        ],
      },
      {
        title: 'Keep and check',
        lessons: [
          handout('Checklist for any page of text', 'typography-checklist'),
          quiz('Check what you learnt', [
            ask(
              'What is the x-height?',
              [
                'The width of a letter x',
                '*The height of small letters such as x',
                'The distance between two lines',
                'The height of capitals',
              ],
              'It is measured from the baseline to the top of a small x and largely decides how large a typeface looks.',
            ),
            ask(
              'Which line length is comfortable for text on a desktop screen?',
              ['20 to 30 characters', '*45 to 75 characters', '110 to 130 characters'],
              'Shorter lines make the eye jump too often, and longer ones make it lose the next line.',
            ),
            ask(
              'Sans serif typefaces are always more legible than serif typefaces.',
              ['True', '*False'],
              'Neither is better by nature. Spacing, x-height, weight and the shapes of single letters matter more.',
            ),
            ask(
              'Where does more space belong?',
              ['*Above a heading', 'Below a heading', 'The same above and below'],
              'A heading belongs to the text that follows, so it should stand closer to it.',
            ),
            ask(
              'Which of these mark a difference in hierarchy? Choose all that apply.',
              ['*Size', '*Weight', '*Space', 'More exclamation marks'],
              'Size, weight, space, colour and position can all do it; one or two are enough.',
            ),
            ask(
              'Which stroke belongs in the range 9 to 12?',
              ['Hyphen: 9-12', '*En dash: 9–12', 'Underscore: 9_12'],
              'The en dash means “to” in ranges.',
            ),
            ask(
              'As lines get longer, line spacing should …',
              ['*increase', 'decrease', 'stay exactly the same'],
              'On a longer way back, the eye needs a wider track to find the next line.',
            ),
          ]),
        ],
      },
    ],
  },
  {
    slug: 'light-in-photography',
    name: 'Light in Photography',
    final_category: 'light',
    level: 'beginner',
    cover: [0, 0],
    skills: ['Lighting', 'Exposure', 'Composition'],
    price_minor: 0,
    language: 'en',
    short_description: 'Hard or soft, from where, and what colour: learn to see light before you take the picture.',
    description: `Photographers who seem to be lucky have usually learnt to see light. It has few properties, size, direction, colour and strength, and each can be observed without any camera. This course takes them one at a time, with two captioned videos, readings with exercises, a seven-day practice sheet and a quiz. A phone is enough. By the end you will know, on entering a room, where you would place a person and why.`,
    objectives: [
      'Tell hard light from soft light by its shadows',
      'Choose a direction of light for form, texture or mood',
      'Correct the colour of light with white balance',
      'Estimate how distance changes the strength of a lamp',
    ],
    requirements: ['Any camera, including a phone'],
    audience: ['Beginners in photography and film', 'People who photograph products or people for work'],
    modules: [
      {
        title: 'Seeing light',
        lessons: [
          text(
            'Four properties, no more',
            `Any light, from a candle to an overcast sky, can be described by four properties.

1. **Quality:** are the shadow edges hard or soft?
2. **Direction:** from the front, side, back or above?
3. **Colour:** warm like a candle, or cool like the sky?
4. **Strength:** how much of it reaches the subject?

Beginners think mostly of strength: "Is it bright enough?" That is the least important of them, since cameras can adapt to nearly any strength. They cannot turn side light into front light.

### How to practise

Choose a white, simple object, such as an egg or a paper cup. Being white, it shows light without any colour of its own. Put it in five places today: windowsill, desk lamp, bathroom, outdoors in sun, outdoors in shade. For each write four words, one for every property. No photograph yet.

After a few days you will catch yourself describing light in buses and cafés. That is the skill. The camera comes second.`,
          ),
          video('Hard light and soft light', 'light-hard-soft'),
          text(
            'Distance: the rule of squares',
            `Light from a small lamp spreads out. At twice the distance it covers four times the area, so each spot receives **a quarter**. Physicists call it the inverse square law. In stops: doubling the distance costs two stops, halving it gains two.

| Distance | Light | Change |
| --- | --- | --- |
| 1 m | 1 | – |
| 1.4 m | ½ | −1 stop |
| 2 m | ¼ | −2 stops |
| 4 m | 1⁄16 | −4 stops |

Three consequences for pictures:

- **A lamp near the subject makes the background dark.** If the face is 1 m away from the lamp and the wall 4 m, the wall gets a sixteenth.
- **A lamp far away lights evenly.** Move it back and raise ISO, and face and wall come closer together.
- **In a group, the nearest person is brightest.** Step back with the lamp, or turn the group, so that all are equally far away.

The sun is so far off that a few metres make no difference. Large windows follow the rule only from some distance; close to them light falls off more gently.

*Exercise:* photograph a cup half a metre from a lamp, then at one metre and at two, each time with the cup equally bright. Watch the background.`,
          ),
        ],
      },
      {
        title: 'Using light',
        lessons: [
          video('Where the light comes from', 'light-direction'),
          text(
            'The colour of light',
            `A white sheet looks white to us by candle and under the sky, because the brain corrects. A sensor does not. The colour of light is given as a **colour temperature** in kelvin (K); oddly, high numbers are bluer.

| Light | About |
| --- | --- |
| Candle | 1,900 K |
| Household lamp, warm white | 2,700 K |
| Midday sun | 5,500 K |
| Overcast sky | 6,500 K |
| Open shade under a blue sky | 8,000 K and more |

**White balance** tells the camera which light to treat as neutral. Automatic works well outdoors and is confused by rooms with coloured walls. Set it by hand: choose a preset, or photograph a grey card and use that.

### Mixed light

A face lit half by a window and half by a warm lamp cannot be neutral in both halves. Switch one off, move away, or accept it as mood. Screens and coloured shirts close by also send their colour into faces.

Correct does not always mean neutral. At sunset a neutral white balance kills the evening. Keep part of the warmth, and ask how the place *felt*.

*Exercise:* photograph the same white cup by a lamp with three white balance presets. Which looks right? Which looks like the evening you remember?`,
          ),
          text(
            'A room, a person, one minute',
            `Here is a routine for any room. It takes a minute.

1. **Find the largest source.** Usually a window. Switch off lamps of another colour.
2. **Hold out your fist** and turn slowly on the spot. Watch how light wanders over your knuckles. Stop where the form looks best: that is the direction a face should look.
3. **Check the background** from there. Darker than the face is nearly always good.
4. **Choose the distance.** Near the window: contrast and dark room. Farther: even light.
5. **Look at the eyes.** Is there a small bright reflection? Without it eyes look dull. Raise the chin, or move until the window appears in them.
6. **Fill if needed.** A white wall, a sheet, an open newspaper on the shadow side.
7. **Expose for the brightest important part,** usually the lit cheek.

Outdoors, replace the window by open shade with sky in front: a doorway, the edge of a wood, the shady side of a street. The routine is the same.

*Exercise:* do this in three rooms with the same person. Use the same distance and the same pose. The light is the only thing that changes, and you will have three different portraits.`,
          ),
        ],
      },
      {
        title: 'Practise and check',
        lessons: [
          handout('Seven days of looking at light', 'light-exercises'),
          quiz('Check what you learnt', [
            ask(
              'How do you recognise hard light?',
              ['The picture is bright', '*Shadows have sharp edges', 'Colours are warm'],
              'Quality is read from the edge of the shadow and not from brightness.',
            ),
            ask(
              'What makes light softer?',
              ['*A source that looks larger from the subject', 'A stronger lamp', 'A higher ISO'],
              'The larger the source looks, the more its light wraps round edges.',
            ),
            ask(
              'The sun is hard light because, seen from the earth, it looks small.',
              ['*True', 'False'],
              'It is enormous but so far away that it covers only about half a degree of the sky.',
            ),
            ask(
              'You move a small lamp from 1 m to 2 m. How much light is left?',
              ['A half', '*A quarter', 'An eighth'],
              'Inverse square law: double the distance, a quarter of the light, two stops.',
            ),
            ask(
              'Which direction shows the texture of bread best?',
              ['From the camera', '*From the side', 'Overcast from everywhere'],
              'Side light grazes the surface and gives each crumb a shadow.',
            ),
            askPictures(
              'In which picture does the light come from the side?',
              [
                ['light-from-front', 'A ball, bright all over, with hardly a shadow'],
                [
                  'light-from-side',
                  '*A ball, bright on its left and dark on its right, with a long shadow to the right',
                ],
                ['light-from-behind', 'A dark ball with a bright edge, its shadow in front of it'],
                ['light-from-above', 'A ball, bright at the top and dark below, with a small shadow under it'],
              ],
              'Look for where the bright half ends, and for where the shadow falls: it points away from the light.',
            ),
            ask(
              'Which of these are cooler (higher in kelvin) than midday sun? Choose all.',
              ['A candle', '*Open shade under a blue sky', '*An overcast sky', 'A warm white lamp'],
              'Shade and overcast sky have about 6,500 to 8,000 K and more; lamps and candles far less.',
            ),
          ]),
        ],
      },
    ],
  },
];
