import { text, type DemoCourse } from '../content/demo-content.ts';

export const photographyCourses: DemoCourse[] = [
  {
    slug: 'exposure-step-by-step',
    name: 'Exposure, Step by Step',
    final_category: 'exposure',
    level: 'beginner',
    cover: [1, 1],
    skills: ['Exposure', 'Lighting'],
    price_minor: 0,
    language: 'en',
    short_description: 'Aperture, shutter and ISO as three ways to count the same light, and when each matters.',
    description: `Three numbers decide how bright a photograph becomes, and each leaves its own trace: aperture in the depth of focus, shutter in movement, ISO in noise. This course explains the stop, the one unit they share, then lets you trade one number for another until leaving the automatic mode feels natural. All you need is a camera, or a phone application, with manual control.`,
    objectives: [
      'Count exposure changes in stops',
      'Choose aperture and shutter by the effect you want',
      'Read a histogram and correct the exposure',
    ],
    requirements: ['A camera or phone application with manual control'],
    audience: ['Beginners who want to leave the automatic mode'],
    modules: [
      {
        title: 'One unit: the stop',
        lessons: [
          text(
            'Twice the light, half the light',
            `A **stop** is a doubling or halving of light. A shutter time of 1/60 s lets in twice as much as 1/125 s. ISO 400 brightens twice as much as ISO 200. For apertures the numbers look odd, f/2.8, f/4, f/5.6, f/8, because the area of the opening counts: each step multiplies the number by about 1.4 and halves the light.

So 1/125 s at f/4 and 1/60 s at f/5.6 give the same brightness. You gave one stop and took one stop.

*Try it:* photograph one scene with three such equal pairs. The brightness stays; look for what changes.`,
          ),
          text(
            'What each number leaves behind',
            `**Aperture** sets how deep the zone of sharpness is. Small numbers (f/2) blur the background; large numbers (f/11) keep near and far sharp.

**Shutter** sets what moves. As a guide for steady hands, use at least 1 over the focal length in seconds: 1/50 s for a 50 mm lens on a full-frame camera. Running children want 1/500 s; silky water wants half a second and a tripod.

**ISO** adds no light at all. It amplifies the signal and, with it, the noise. Raise it when the other two are already where the picture needs them.`,
          ),
        ],
      },
      {
        title: 'Deciding in the field',
        lessons: [
          text(
            'Choose the effect first',
            `Ask what the picture is about. If depth of focus matters, as in a portrait, set the aperture and let the camera find the time (mode A or Av). If movement matters, as in sport, set the time and let the camera find the aperture (S or Tv).

Full manual mode shines when light stays the same but the scene changes: a stage, a studio, a panorama. There the automatic exposure would jump with every dark coat and white wall.

Set automatic ISO with an upper limit you find acceptable, and you have one worry fewer.`,
          ),
          text(
            'The histogram does not flatter',
            `A display looks bright at night and dark in sun. The **histogram** shows facts: dark tones left, bright tones right, height for how many pixels. A pile against the right edge means lost highlights; those have no detail to recover. A pile at the left means blocked shadows.

There is no ideal shape. Snow belongs on the right, a black cat on the left. A camera's meter assumes that the scene averages to a middle grey, so it makes snow grey and cats grey too. Correct with exposure compensation: about plus one stop for snow, minus one for the cat.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'composition-beyond-thirds',
    name: 'Composition Beyond the Rule of Thirds',
    final_category: 'composition',
    level: 'intermediate',
    cover: [2, 2],
    skills: ['Composition', 'Storytelling'],
    price_minor: 2900,
    language: 'en',
    short_description: 'Edges, balance, layers and timing: see the whole frame before you press the button.',
    description: `The rule of thirds is a good first habit and a poor last one. Strong pictures are made by looking at the whole frame: its edges, the weight of its parts, the layers between near and far and the instant at which they fall into place. Each lesson gives one way of seeing and one walk with the camera to practise it.`,
    objectives: [
      'Check edges and corners before every exposure',
      'Balance elements by visual weight',
      'Build depth from foreground, middle and background',
    ],
    requirements: ['Any camera, including a phone'],
    audience: ['Photographers whose pictures are sharp but feel flat'],
    modules: [
      {
        title: 'The frame',
        lessons: [
          text(
            'Look at the edges first',
            `Before pressing the button, let your eye walk once around the border of the frame. Half a lamp post, a bright bag, a cut-off foot: these sit at the edges and pull attention out of the picture. A small step to the left costs nothing; removing them later does.

Decide for every object whether it is in or out. Things that touch the border by a hair look like mistakes. Either give them room or cut them firmly.

*Walk:* take twenty pictures today. Judge each only by its four edges. Most people see an improvement within the hour.`,
          ),
          text(
            'Weight and balance',
            `Every part of a picture has a weight for the eye. Large is heavier than small, bright on dark is heavier than grey on grey, faces outweigh nearly everything, and so does readable text.

A small bright figure at the edge can balance a large dark building in the other half, like a child far out on a see-saw. That is what off-centre placement is really for; the thirds are one convenient spot.

Symmetry is balance too. If you choose it, be exact: a reflection that is off by two degrees looks careless rather than lively.`,
          ),
        ],
      },
      {
        title: 'Depth and time',
        lessons: [
          text(
            'Three layers make a room',
            `A photograph is flat; depth must be suggested. Put something near, something in the middle and something far in the frame, and the eye begins to walk. A doorway, leaves or a shoulder in the foreground is often enough.

Overlap shows what stands in front. Lines that meet in the distance lead inward. Haze makes far things paler. A lower camera lengthens the ground between layers; a higher one separates heads in a crowd.

Leave small gaps between important outlines. A tree that seems to grow from a head is two layers that have collapsed into one.`,
          ),
          text(
            'Set the stage, then wait',
            `Find a good background first: a patch of light, a wall of colour, a stair. Frame it as if it were finished. Then wait for the person, the bird or the gesture that completes it. It is easier to wait for one moving thing than to chase three.

Watch for the clear moment: legs apart in a stride, hands away from the body, a face turned to the light. Take a short series across that instant, and choose later with a calm head.

Ten minutes at one corner will teach you more than an hour of walking past a hundred.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'portraits-by-a-window',
    name: 'Portraits by a Window',
    final_category: 'portrait-photography',
    level: 'beginner',
    cover: [3, 3],
    skills: ['Portraiture', 'Lighting', 'Composition'],
    price_minor: 2400,
    language: 'en',
    short_description: 'One window, one chair and a sheet of white card: gentle portraits without any flash.',
    description: `A window is a large, soft, free light that most homes own. With it you can make nearly every classical portrait, from even and friendly to half in shadow. This course shows where to put the chair, how the distance to the glass changes the fall of light, what a white or black card does, and how to talk with the person so that the face you photograph is theirs.`,
    objectives: [
      'Place a person at a window for four kinds of light',
      'Soften or deepen shadows with card',
      'Guide a person kindly through a short sitting',
    ],
    requirements: ['A window, a chair, a sheet of white card and any camera'],
    audience: ['People who photograph family and friends'],
    modules: [
      {
        title: 'The light',
        lessons: [
          text(
            'Large, near and soft',
            `Light is soft when its source looks large from where the person sits. A window one metre away is a huge source; the same window across the room is a small one, and its shadows have harder edges.

Distance also changes how quickly light falls off. Near the glass, the lit cheek is much brighter than the far one, and the room behind goes dark. Farther in, face and room become more even.

Direct sun makes the window hard again. Hang a thin white curtain or wait until the sun has moved. A window facing away from the sun is steady for hours.`,
          ),
          text(
            'Four places for the chair',
            `*Facing the window:* even light, few shadows, bright eyes. Kind to skin, a little flat.

*Turned 45 degrees:* the classical portrait. Look for a small triangle of light on the far cheek; painters and photographers call it Rembrandt light.

*Side on:* half bright, half dark. Strong and serious.

*With the back to the window:* hair glows and the face is in shadow. Expose for the face and let the window go white.

Turn off lamps in the room. Their yellow light mixes badly with the blue of the sky and is tiresome to repair.`,
          ),
        ],
      },
      {
        title: 'The sitting',
        lessons: [
          text(
            'White card, black card',
            `Hold a sheet of white card on the shadow side, just outside the frame. Light bounces back and the shadow opens. Nearer means brighter; watch the shadow beside the nose while you move it.

A black card does the opposite. It swallows stray light from white walls and deepens the shadow, which can give a pale room some drama.

Focus on the eye nearer to the camera. Choose an aperture that keeps both eyes sharp, perhaps f/4 on a 50 mm lens, and a shutter time of 1/125 s or faster, since people sway more than they know.`,
          ),
          text(
            'Talking while you work',
            `Say what you do: "I am just testing the light, you can relax." The first ten frames are for getting used to the sound. Show one good picture early; it does more than compliments.

Give hands something to do: a cup, a book, the back of the chair. Ask people to turn the whole body away a little and bring the head back. Small instructions work best by showing them yourself.

Ask a question and wait. The moment *after* an answer, when the face settles, is often the picture. And ask before you publish. It is their face.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'raw-development-routine',
    name: 'Raw Development: A Calm Routine',
    final_category: 'raw-development',
    level: 'intermediate',
    cover: [1, 3],
    skills: ['Photo editing', 'Colour correction'],
    price_minor: 3900,
    language: 'en',
    short_description: 'Six steps in a fixed order, in any raw program, and a way to know when to stop.',
    description: `A raw file is not yet a picture; it is the measurement from which you make one. Programs offer a hundred sliders, and most time is lost by visiting them in no order. Here you learn a fixed routine of six steps that works in every raw developer, the reason for each step's place, and two checks that tell you when to stop. The aim is a natural picture in three minutes.`,
    objectives: [
      'Develop a raw file in six steps of fixed order',
      'Set white balance from a neutral surface',
      'Sharpen and reduce noise for the final size',
    ],
    requirements: ['Any raw developer and some raw files of your own'],
    audience: ['Photographers who shoot raw and edit slowly'],
    modules: [
      {
        title: 'The first four steps',
        lessons: [
          text(
            'Crop, then white balance',
            `**Step 1: crop and straighten.** What lies outside the frame should not influence any later decision, so cut it first. Horizons level, walls upright unless you mean otherwise.

**Step 2: white balance.** Find something that was neutral grey in reality, such as paper in the same light, grey stone or a shirt, and click it with the picker. Then trust your eye. Candle light should stay warm; a face in forest shade may lose a little green.

Colour comes before brightness because a colour cast fools the eye about exposure: a blue picture looks darker than it is.`,
          ),
          text(
            'Exposure, then the ends of the scale',
            `**Step 3: exposure.** Set the middle. Look at the most important part, usually a face, and move the exposure slider until it feels right. Ignore sky and shadows for the moment.

**Step 4: highlights, shadows, black and white points.** Pull highlights down until clouds show form, lift shadows only until you can see that something is there. Then set the black point so that the darkest tone is truly dark, and the white point just before detail is lost.

Lifted shadows everywhere make a picture grey and flat. Darkness is a colour as well; leave some.`,
          ),
        ],
      },
      {
        title: 'Finish and stop',
        lessons: [
          text(
            'Local work and sharpening',
            `**Step 5: local corrections.** Use at most three: brighten the subject slightly, darken a bright corner, calm a distracting colour. If you need more, the picture may have been taken from the wrong place.

**Step 6: noise and sharpening.** Reduce colour noise first; it is ugly and cheap to remove. Treat brightness noise gently, since its removal takes texture with it. Sharpen last and view at 100 percent for a print, or at the final pixel size for the screen. Bright halos along edges mean that you have gone too far.`,
          ),
          text(
            'Two checks that tell you to stop',
            `*The rest:* leave the picture for five minutes and look at something white. On return your first feeling is honest: too yellow, too hard, too much.

*The comparison:* switch between the undeveloped and the finished version. If what you notice is the editing rather than the subject, take half of it back. Many programs let you fade all settings together.

Then copy the settings to the other frames taken in the same light and adjust only exposure. A series of forty portraits becomes one decision and thirty-nine small corrections.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'better-phone-photographs',
    name: 'Better Photographs with a Phone',
    final_category: 'phone-photography',
    level: 'beginner',
    cover: [2, 1],
    skills: ['Composition', 'Lighting', 'Photo editing'],
    price_minor: 0,
    language: 'en',
    short_description: 'Clean the lens, find the light, hold still: small habits that beat a new phone.',
    description: `The phone in your pocket already makes choices that professionals once made by hand. What it cannot do is choose the light, step closer or wait. This free course collects the habits that improve phone pictures most, in order of effect: a clean lens, good light, a steady hold, honest zoom and light editing. Every lesson ends with a five-minute exercise you can do today.`,
    objectives: [
      'Lock focus and exposure where you want them',
      'Use light from the side instead of flash',
      'Edit with four sliders without overdoing it',
    ],
    requirements: ['Any phone with a camera'],
    audience: ['Everyone who takes pictures with a phone'],
    modules: [
      {
        title: 'Before the picture',
        lessons: [
          text(
            'Clean, steady, closer',
            `Wipe the lens. It lives in pockets and under fingers, and a thin film of grease makes lamps bloom and everything look foggy. A soft cotton shirt will do.

Hold the phone with both hands, elbows at the ribs, and breathe out while you press. Use the volume key as a shutter if that shakes less. In weak light the phone collects several frames over a second or so; keep still until it has finished.

Then go closer. Pinching to zoom on many phones only cuts out the middle and enlarges it. Your feet keep all the pixels.`,
          ),
          text(
            'Light from the side',
            `The small flash sits beside the lens, so it removes every shadow that shows form, and makes a hard one on the wall. Turn it off. Move the subject to a window or doorway instead and let light come from one side.

Outdoors at noon, look for open shade: under a tree, an awning, the north side of a house. Faces are even there and eyes stay open.

*Five minutes:* photograph a cup beside a window from four sides. In which picture can you feel its roundness? That is the direction to look for in people as well.`,
          ),
        ],
      },
      {
        title: 'With and after the picture',
        lessons: [
          text(
            'Tap, hold, slide',
            `Tap the place that matters; the phone focuses and measures light there. Hold the finger until a lock appears, and both stay fixed while you reframe. On most phones a slide up or down then brightens or darkens the picture. Darken a little for sunsets and for anything with bright windows: lost highlights cannot be brought back.

Turn on the grid in the camera settings. It keeps horizons level and reminds you that the middle is not the only place.

Portrait mode draws its blur by calculation. Check hair and glasses; these are where it guesses wrong.`,
          ),
          text(
            'Four sliders and no filter',
            `Open the editor of the phone and use only these, in this order: **crop** to remove what does not belong; **exposure** until the subject looks right; **warmth** until white looks white; **shadows**, a little, if something important hides in them.

Saturation is salt. If you notice it, it is too much. The same holds for clarity and for skin smoothing.

Choose. From thirty pictures of an afternoon keep three and hide the rest. People remember the three, and so will you. Copy the keepers to a second place, since phones fall into lakes.`,
          ),
        ],
      },
    ],
  },
];
