import { text, type DemoCourse } from '../content/demo-content.ts';

export const designCourses: DemoCourse[] = [
  {
    slug: 'grids-that-hold-a-page',
    name: 'Grids That Hold a Page',
    final_category: 'layout-and-grids',
    level: 'beginner',
    cover: [2, 1],
    skills: ['Layout', 'Visual hierarchy'],
    price_minor: 1900,
    language: 'en',
    short_description: 'Columns, margins and a baseline: build a grid, fill it, and know when to break it.',
    description: `A grid is a set of decisions made once, so that you need not make them again on every page. This course shows how to choose margins, columns and gutters from the content, how a baseline keeps neighbouring columns calm, and how one deliberate break draws the eye.

You need paper or any drawing program. By the end you will have built one grid and laid out the same article on it twice.`,
    objectives: [
      'Choose margins, columns and gutters from the text you have to set',
      'Align neighbouring columns with a baseline grid',
      'Break a grid on purpose and explain the reason',
    ],
    requirements: ['A drawing or page layout program, or squared paper'],
    audience: ['People who lay out documents, posters or web pages', 'Beginners in graphic design'],
    modules: [
      {
        title: 'Building the grid',
        lessons: [
          text(
            'Start from the text, not from the page',
            `A comfortable line of text holds about 45 to 75 characters. That single fact decides most of a grid: set a paragraph at the size you want, measure how wide 65 characters are, and you know the width of your text column.

Now see how many such columns fit on the page, and what is left for margins. **Margins are not waste.** They keep thumbs off the text, separate the page from what lies beside it, and give the eye a place to rest.

*Try it:* set one paragraph at three widths (30, 65 and 110 characters). Read each aloud. Mark where you lose the next line.`,
          ),
          text(
            'Columns, gutters and why twelve is popular',
            `Designers often divide a page into twelve columns because twelve can be halved, and split into thirds, quarters and sixths. The columns are not meant to be filled one by one: elements *span* several of them.

The gutter between columns must be wider than the space between words, or the eye will jump across it. A good start is the line height of your text: with 24-pixel lines, use gutters of 24 pixels.

Keep the number of different spans small. Two or three widths, used again and again, look planned. Nine widths look like an accident, even when every one of them sits on the grid.`,
          ),
        ],
      },
      {
        title: 'Using the grid',
        lessons: [
          text(
            'The baseline keeps columns calm',
            `Put two columns of text side by side. If their lines do not sit at the same height, the page looks restless, though few readers could say why.

The remedy is a baseline grid: choose a line height, say 24 pixels, and let every vertical distance be a multiple of it. A heading with a line height of 48 takes two units. Space above it and below it together should make whole units as well.

Pictures follow too: crop them so that top and bottom meet a baseline or the height of the letters. Captions may use half units. After two pages this feels less like arithmetic and more like rhythm.`,
          ),
          text(
            'Breaking the grid once',
            `An element that leaves the grid is noticed **because** everything else stays. One picture that bleeds off the edge is strong; five are noise.

Before you break the grid, write down what the reader should notice first. Break it for that and for nothing else. Then check the page in a small thumbnail: the exception should be visible even when no word can be read.

*Final exercise:* lay out the same article twice on your grid. In the first version nothing leaves the grid. In the second, one element does. Show both to someone for three seconds and ask what they remember.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'colour-that-works-together',
    name: 'Colour That Works Together',
    final_category: 'colour',
    level: 'beginner',
    cover: [0, 3],
    skills: ['Colour theory', 'Visual hierarchy', 'Accessibility'],
    price_minor: 0,
    language: 'en',
    short_description: 'Hue, lightness and chroma, contrast that can be read, and palettes with jobs for every colour.',
    description: `Choosing colours feels like taste, but most failures have plain causes: everything is equally bright, text does not stand off from its ground, or colour alone carries a meaning that some people cannot see. This course gives you the three dials of colour, a method for building a small palette in which every colour has a job, and the contrast figures that make text readable for far more people.`,
    objectives: [
      'Describe a colour by hue, lightness and chroma',
      'Build a palette in which every colour has one job',
      'Check text contrast against the WCAG figures',
    ],
    requirements: ['Any program with a colour picker'],
    audience: ['Anyone who chooses colours for screens or print'],
    modules: [
      {
        title: 'Seeing colour',
        lessons: [
          text(
            'Three dials: hue, lightness, chroma',
            `Every colour can be described with three dials. **Hue** is the family: red, yellow, blue. **Lightness** is how near it stands to white or black. **Chroma** is how strong it is, from grey to vivid.

Beginners turn the hue dial. Experienced designers turn the lightness dial, because the eye finds edges mainly by differences in lightness. Two hues of the same lightness, such as a middle red on a middle green, seem to tremble against each other and are hard to read.

*Try it:* turn a picture of your design to grey. If the parts no longer separate, lightness was doing too little work.`,
          ),
          text(
            'Colours change their neighbours',
            `A grey square looks lighter on black than on white, and slightly green on red. The painter and teacher Josef Albers built a whole course on this: we never see a colour alone, only a colour beside others.

In practice it means that a palette must be judged in place. A blue that is right in a large header may look nearly black in thin text. A soft yellow ground makes a neutral grey look violet.

So test a colour at the size, thickness and neighbourhood in which it will live. Swatches in a row tell you very little about a page.`,
          ),
        ],
      },
      {
        title: 'A palette with jobs',
        lessons: [
          text(
            'One job for each colour',
            `Write the jobs first: ground, text, quiet text, line, main action, warning. Then give each job one colour. When a colour has two jobs, readers mistake one for the other; when a job has two colours, they look for a difference that is not there.

A reliable start is a family of neutrals with a slight warmth or coolness, one strong hue for actions, and one accent used rarely. The rarer the accent, the louder it speaks.

Build each hue as a scale of five to nine steps of lightness. Then dark grounds, hovered buttons and quiet backgrounds come from the scale and need no new inventions.`,
          ),
          text(
            'Contrast that can be measured',
            `The Web Content Accessibility Guidelines define a contrast ratio between 1:1 and 21:1. Level AA asks for at least **4.5:1** for normal text and **3:1** for large text (about 24 pixels, or 19 pixels bold) and for the edges of controls.

Never let colour be the only sign of a meaning. About one man in twelve of northern European descent sees red and green less distinctly. Add a word, an icon or a pattern: a red line *and* the word "overdue".

Check in both light and dark mode. A pair that passes on white often fails on a dark ground, because a saturated dark blue has little lightness to spare.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'accessible-interfaces',
    name: 'Accessible Interfaces from the Start',
    final_category: 'accessibility',
    level: 'intermediate',
    cover: [1, 1],
    skills: ['Accessibility', 'Usability testing', 'Design systems'],
    price_minor: 0,
    language: 'en',
    short_description: 'Design for keyboards, screen readers and tired eyes before the first line of code is written.',
    description: `Accessibility is cheapest in the sketch. A focus order, a visible label, a target that a shaking hand can hit: each costs minutes in design and days when it is repaired later. This course walks through the decisions a designer makes that help or hinder people who use a keyboard, a screen reader, magnification or simply an old phone in bright sun, with reference to the WCAG 2.2 criteria behind them.`,
    objectives: [
      'Mark focus order and headings in a design file',
      'Write labels, alternatives and error messages that stand alone',
      'Test a page with the keyboard in ten minutes',
    ],
    requirements: ['Some experience in designing screens'],
    audience: ['Interface and product designers', 'Developers who review designs'],
    modules: [
      {
        title: 'What designers decide',
        lessons: [
          text(
            'Order, headings and landmarks',
            `A screen reader gives the page one thing after another, and a keyboard moves through it in the same order. So every layout has a sequence, whether you chose it or not.

Number the elements of your sketch in the order they should be reached. If the order jumps around, the layout is asking too much of sighted readers too. Then mark the headings with levels, as in a book: one first level, second levels for sections, and no level skipped for the sake of a smaller size.

Many screen reader users move from heading to heading first. Headings are your table of contents: "Delivery address" helps, "More" does not.`,
          ),
          text(
            'Targets, focus and motion',
            `WCAG 2.2 asks for targets of at least 24 by 24 CSS pixels, or enough space around smaller ones. For thumbs, 44 is kinder. Enlarge the clickable area, not always the icon.

Draw the **focus state** of every control. It must be visible against both the control and the ground; a two-pixel outline with a gap of two pixels works nearly everywhere. A design without a focus state is a design without a mouse pointer for keyboard users.

Movement can make people ill. Offer the same information without animation when the system setting asks for reduced motion, and never let anything blink more than three times a second.`,
          ),
        ],
      },
      {
        title: 'Words and tests',
        lessons: [
          text(
            'Labels and errors that stand alone',
            `A placeholder is not a label: it vanishes when typing begins, and its grey is usually too faint. Put a real label above the field and keep it there.

An error message should say **what happened and what to do**, beside the field, in words: "Enter the date as day, month, year, for example 21 11 2026." Red alone says nothing to many people.

Alternatives for pictures depend on purpose. A photograph that shows the product needs a description. A decorative curve needs none, and should be marked so that it is skipped. A picture that works as a link is described by where it leads.`,
          ),
          text(
            'Ten minutes with the keyboard',
            `Put the mouse away. Press Tab through the page from the top. Ask at every stop: can I see where I am? Does the order make sense? Can I open it with Enter or Space, and leave it with Escape?

Watch for three classic faults: a menu that opens only on hover, a dialog that lets focus wander behind it, and a custom control that looks like a select box but ignores the arrow keys.

Then zoom the browser to 400 percent. Text should reflow in one column and nothing should be cut off. These two tests find a large share of real barriers, and they need no special tool.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'usability-tests-this-week',
    name: 'Usability Tests You Can Run This Week',
    final_category: 'usability',
    level: 'beginner',
    cover: [2, 2],
    skills: ['Usability testing', 'Customer interviews'],
    price_minor: 2400,
    language: 'en',
    short_description: 'Five people, three tasks and a quiet hour: find what confuses before you ship it.',
    description: `You do not need a laboratory to learn where people get stuck. You need a handful of participants, tasks written without clues, and the discipline to stay silent. This course takes you from the question you want answered to a short list of problems ranked by harm, with scripts you can use as they stand and an honest account of what so small a test can and cannot tell you.`,
    objectives: [
      'Write test tasks that do not give away the answer',
      'Moderate a session without leading the participant',
      'Rank findings by frequency and harm',
    ],
    requirements: ['Something to test: a prototype, a page or a paper sketch'],
    audience: ['Designers, product managers and founders'],
    modules: [
      {
        title: 'Preparing',
        lessons: [
          text(
            'What five people can tell you',
            `A small test finds problems; it does not measure how common they are. If a fault trips one user in three, the chance that at least one of five participants meets it is about 87 percent. Rare faults will slip through, so test again after mending.

Do not report "60 percent failed" from five people. Report what happened: "Three of five pressed Back when the form asked for a tax number."

Choose participants who would really use the thing. Colleagues know your words and your product; they are the worst guides, apart from a first rehearsal.`,
          ),
          text(
            'Tasks without clues',
            `A task gives a situation and a goal, in the participant's language. *Weak:* "Use the filter menu to find free courses." It names the menu and the filter. *Better:* "You would like to learn about bread baking and do not want to spend money. Find something you would start with."

Write three to five tasks. Put an easy one first. For each, write in advance what counts as success, and where you expect trouble. Then rehearse once with someone, because the first version of a task is nearly always ambiguous.`,
          ),
        ],
      },
      {
        title: 'Running and reading',
        lessons: [
          text(
            'The art of saying little',
            `Begin with two sentences: "We are testing the page, not you. Please say aloud what you look for and what you expect." Then be quiet.

When the participant asks "Should I click here?", answer with a question: "What would you expect to happen?" Count to ten before you help. Silence feels long to you and short to them.

Never explain, defend or apologise for the design. When they finish, ask what was different from what they expected. Record the session, with consent, or bring a second person to take notes with times.`,
          ),
          text(
            'From notes to decisions',
            `Directly after each session write the three most important observations. After the last one, put every observation on its own note: what happened, where, to whom. Group notes by place in the product.

Rank each group by two questions: **how many met it**, and **how bad was it** (lost the task, lost time, was annoyed). Mend the worst first, and prefer small changes you can test again next week.

Keep a list of things that worked. A team that only hears complaints will soon stop coming to the sessions.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'icons-that-read-small',
    name: 'Icons That Read at Small Sizes',
    final_category: 'icon-design',
    level: 'intermediate',
    cover: [0, 0],
    skills: ['Icon design', 'Drawing', 'Visual hierarchy'],
    price_minor: 2900,
    language: 'en',
    short_description: 'Draw a family of icons on a pixel grid, with even weight, clear metaphors and tested meaning.',
    description: `An icon has sixteen to twenty-four pixels in which to be recognised. That leaves room for one idea, drawn with few strokes of even weight. In this course you set up a pixel grid with keylines, draw a small family that looks like one hand made it, and learn to test whether strangers understand a picture without its word, which is less often than most of us hope.`,
    objectives: [
      'Set up a grid with keylines for a family of icons',
      'Balance the optical weight of circles, squares and diagonals',
      'Test an icon with people who have not seen it',
    ],
    requirements: ['A vector drawing program and basic skill with it'],
    audience: ['Interface designers and illustrators'],
    modules: [
      {
        title: 'Drawing one hand',
        lessons: [
          text(
            'Keylines and live area',
            `Draw on a canvas of 24 by 24 pixels and keep a border of two pixels free; the remaining 20 by 20 is the live area. Inside it place four keyline shapes: a square of 18, a circle of 20, and upright and lying rectangles of 16 by 20.

The circle is larger than the square on purpose. A circle of the same width looks smaller, because its corners are missing. Keylines correct this once for the whole family.

Choose one stroke, commonly two pixels, one corner radius and one way to end a line. Write these on the canvas. They are the grammar of the family.`,
          ),
          text(
            'Straight edges on whole pixels',
            `A one-pixel line that falls between two pixels is drawn as two grey ones, and looks soft. Place straight edges on whole pixels, and centre two-pixel strokes on the line between pixels.

Diagonals at 45 degrees stay cleanest, then the ratios 1:2 and 2:1. Curves need no rule, but look at them at real size: a curve that is beautiful at 800 percent may turn into a lump at 100.

Remove detail until the icon fails, then put the last piece back. Gaps between strokes should be as wide as the stroke, or they will fill up on poor screens.`,
          ),
        ],
      },
      {
        title: 'Meaning',
        lessons: [
          text(
            'Metaphors age and travel badly',
            `A floppy disk means "save" to many people who never held one; it has become a sign that is learned. A mailbox with a flag means post in one country and nothing in another. Owls are wise in some cultures and unlucky in others.

Prefer objects of the task itself (a pencil, a magnifying glass) to puns on words, since puns cannot be translated. For abstract ideas such as "workflow" there may be no good picture at all. Then use the word. **An icon with a label is almost always understood better than an icon alone.**`,
          ),
          text(
            'Two quick tests',
            `*Naming:* show the icon alone for five seconds and ask, "What would happen if you pressed this?" Write down the exact words. With ten people, if fewer than seven come near, use a label or draw again.

*Matching:* show all icons of the family with a list of functions and ask people to pair them. This finds icons that are clear alone but are confused with a neighbour.

Test at the real size and in the real place. A bell beside a person's name is read differently from a bell in an alarm clock. And test in both light and dark mode; thin strokes look bolder on dark grounds.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'wayfinding-signs-people-follow',
    name: 'Wayfinding: Signs People Follow',
    final_category: 'wayfinding',
    level: 'all_levels',
    cover: [0, 2],
    skills: ['Wayfinding', 'Typography', 'Accessibility'],
    price_minor: 3400,
    language: 'en',
    short_description: 'Plan signs for a building: decision points, words, letter height and arrows that do not lie.',
    description: `People do not read signs for pleasure. They glance, choose and walk. A good sign system therefore answers one question at each place where a choice must be made and stays silent elsewhere. This course shows how to walk a building as a stranger, find its decision points, write consistent names, calculate letter heights from reading distance and check the result with people who have never been there.`,
    objectives: [
      'Map the decision points of a building',
      'Calculate letter height from reading distance',
      'Write sign texts that stay the same along a whole route',
    ],
    requirements: ['Access to a public building you may walk through'],
    audience: ['Graphic and spatial designers', 'People who run libraries, clinics or schools'],
    modules: [
      {
        title: 'Reading a building',
        lessons: [
          text(
            'Walk it as a stranger',
            `Choose three visitors with different aims: a patient with an appointment, a courier, a wheelchair user looking for a lift. Walk each route from the street and stop wherever you must choose. Those are the **decision points**, and most signs belong there.

Photograph every stop at eye height. Note what already guides people without signs: light, a wide stair, a visible counter. Good wayfinding uses these first.

Finally note dead ends: places where a person who took the wrong turn would discover it. Add reassurance there, and after any long corridor: "Yes, this is the way to Radiology."`,
          ),
          text(
            'One name for one place',
            `If the letter says "Imaging", the sign says "Radiology" and the porter says "X-ray", visitors are lost before they arrive. Make a list of all destinations and choose one name for each: the word visitors use, not the department's own.

Keep lists on signs short. Five destinations can be read while walking; fifteen make people stop and block the door. Order them by direction first (ahead, left, right), then by distance.

Numbers help when they follow a logic that can be felt: floor first, then a number that grows from the entrance. Skip clever codes.`,
          ),
        ],
      },
      {
        title: 'Making the sign',
        lessons: [
          text(
            'How tall must letters be?',
            `A common rule of thumb gives about **1 centimetre of capital height for 3 metres of reading distance** for comfortable reading, or more where light is poor or visitors are old. A sign read from 12 metres therefore needs capitals of about 4 centimetres.

Use a typeface with open shapes and clear differences between capital I, small l and the digit 1. Set words in upper and lower case: the outline of the word helps.

Contrast of lightness matters more than colour. Avoid gloss, which reflects lamps. Hang overhead signs so that the lower edge leaves at least 2.1 metres, and keep everything important out of the shadow of beams.`,
          ),
          text(
            'Arrows, and the final test',
            `An arrow pointing up means "straight ahead" to most people; where it could mean upstairs, add a stair symbol. Put arrows on the side to which they point, so that groups of destinations read at a glance.

Print the signs on paper, tape them up, and ask five people who do not know the building to find three places, with nothing but the signs. Follow at a distance. Mark hesitations, backward looks and questions to passers-by.

Move or reword the paper signs until nobody hesitates at the same point twice. Only then order them in metal. A month after opening, walk the routes again: handmade notices on walls show where the system still fails.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'design-tokens-named-well',
    name: 'Design Tokens, Named Well',
    final_category: 'design-systems',
    level: 'advanced',
    cover: [2, 3],
    skills: ['Design systems', 'Documentation'],
    price_minor: 3900,
    language: 'en',
    status: 'in_review',
    short_description: 'Name colours, spaces and type by purpose, so that a redesign changes values and not code.',
    description: `A design token is a decision with a name: the colour of a line, the space between a label and its field. The value is easy. The name decides whether your system survives its first redesign. This course separates raw values from purposes, shows naming schemes that scale to dark mode and several brands, and ends with a practical way to rename tokens in a product that is already running.`,
    objectives: [
      'Separate raw values from purpose tokens',
      'Name tokens so that dark mode needs no new names',
      'Plan the renaming of tokens in a running product',
    ],
    requirements: ['Experience with a design system or component library'],
    audience: ['Design system teams'],
    modules: [
      {
        title: 'Names before values',
        lessons: [
          text(
            'Two layers are enough',
            `Keep a layer of **raw values** (\`blue-600\`, \`space-4\`) and a layer of **purposes** (\`action-ground\`, \`field-gap\`) that refer to them. Components use purposes only.

Then dark mode is a second set of values for the same purposes, and a new brand is a third. If a component refers to \`blue-600\`, dark mode needs a search through all code.

A third layer for single components (\`button-ground-hover\`) is tempting. Add such a token only where a component truly departs from the shared purposes; otherwise you will maintain hundreds of names that all say the same thing.`,
          ),
          text(
            'Words that survive',
            `Names describe the job, never the look. \`text-quiet\` survives a redesign; \`text-grey\` becomes a lie on the day quiet text turns brown.

Fix an order for the parts, for example *element – job – state*: \`line-strong\`, \`action-ground-hover\`. Write the list of allowed words for each part on one page. A new token must be built from that list, or the list must be discussed.

Avoid numbers for purposes. Nobody remembers whether \`text-2\` is quieter than \`text-3\`. Numbers suit raw scales, where order is the meaning.`,
          ),
        ],
      },
      {
        title: 'Changing a running system',
        lessons: [
          text(
            'Renaming without a big day',
            `Introduce the new name as the real token and keep the old one as an alias that refers to it. Mark the old name as deprecated in the documentation and in the linter, with the replacement in the message.

Then move code over team by team. Count the uses of old names automatically and show the number weekly; a visible number falls. Remove the alias when it reaches zero, in a release that says so.

The work is dull, and that is its virtue: on no single day does anything change for the people who use the product.`,
          ),
          text(
            'A small review checklist',
            `When someone proposes a token, ask five questions. Is there an existing purpose that fits? Does the name say what it is for? Does it have a value in every mode? Does its text and ground pair reach the contrast the guidelines ask for? Who will use it in the next month?

A token without a user is a guess about the future. Decline it kindly and write down the case, so that the second request can point to it.

Review the full list twice a year. Tokens used once, or never, are candidates for removal; a shorter list is easier to know by heart.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'paper-prototypes',
    name: 'Paper Prototypes for Shy Drawers',
    final_category: 'prototyping',
    level: 'beginner',
    cover: [1, 3],
    skills: ['Prototyping', 'Drawing'],
    price_minor: 0,
    language: 'en',
    status: 'changes_requested',
    review_comment:
      'Clear and friendly. The second module promises a test script, but there is no example of one. Please add a short script that a learner can read aloud.',
    short_description: 'Pens, sticky notes and a photocopier: try an idea with people before opening a design tool.',
    description: `A prototype on paper takes twenty minutes and nobody falls in love with it, so people criticise it freely and you throw it away without regret. This course shows what to draw and what to leave out, how to make menus and dialogs from loose pieces, and how one person plays the computer while another plays the user. Straight lines are not required.`,
    objectives: [
      'Draw the screens of one task in twenty minutes',
      'Make loose pieces for menus, dialogs and messages',
      'Run a test in which a person plays the computer',
    ],
    requirements: ['Paper, a thick pen, scissors and sticky notes'],
    audience: ['Teams at the start of an idea'],
    modules: [
      {
        title: 'Drawing enough',
        lessons: [
          text(
            'Thick pen, few words',
            `Use a thick pen: it forbids detail. Draw one screen per sheet, as large as the real thing or larger. Wavy lines stand for text that does not matter yet; write real words wherever a user must decide something, since the words are most of the interface.

Draw only the screens of one task. If the task is to book a table, you need search, one restaurant, the form and the confirmation. The settings page can wait.

Stop after twenty minutes. What is missing will be drawn during the test, in front of the user, and that is perfectly fine.`,
          ),
          text(
            'Loose pieces make it move',
            `Cut out whatever changes: menus, dialogs, messages, the keyboard of a phone. Sticky notes make good pop-ups because they can be placed and removed with one hand. A strip of paper behind a window cut in the sheet becomes a scrolling list.

Copy sheets with a photocopier or a phone and printer, so that you can write on them again. Keep blank sheets at hand for screens you did not foresee.

Sort the pieces by screen in a folder. A fumbling computer makes the user impatient, exactly as a slow one does.`,
          ),
        ],
      },
      {
        title: 'Playing the computer',
        lessons: [
          text(
            'Roles in the room',
            `Three roles: the *user* points with a finger and speaks their thoughts; the *computer* changes the paper and never speaks; the *host* gives the task and takes notes.

The computer's silence is the hardest part. If the user points at a picture that does nothing, nothing happens, and all of you have learned something.

After the task, ask what was surprising. Change the drawing at once and try again with the next person. Three rounds in an afternoon will teach you more than a week of polishing one version.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'labels-for-small-exhibitions',
    name: 'Labels for Small Exhibitions',
    final_category: 'exhibition-design',
    level: 'all_levels',
    cover: [1, 2],
    skills: ['Plain language', 'Typography'],
    price_minor: 0,
    language: 'en',
    status: 'draft',
    short_description: 'Write and set labels that visitors read standing up, in half a minute.',
    description: `Visitors stand, carry bags and share the space with others. A label has perhaps half a minute. This draft collects what helps: a first sentence that points at the object, about sixty words, generous type, and a place that does not cast the reader's own shadow on the text.`,
    objectives: ['Write an object label of sixty words', 'Choose type size and height for standing readers'],
    requirements: [],
    audience: ['Small museums, schools and clubs'],
    modules: [
      {
        title: 'Writing for standing readers',
        lessons: [
          text(
            'Point at the object first',
            `Begin with something the visitor can see: "The dark line along the rim is a repair." Only then tell the story behind it. A label that starts with dates and donors has lost the reader before the object comes into view.

Aim at about sixty words and one idea. If there is a second idea, there may be room for a second label, or it may belong in the catalogue. Read the text aloud while standing in front of the object; you will hear at once what the eye can check and what it cannot.`,
          ),
        ],
      },
    ],
  },
];
