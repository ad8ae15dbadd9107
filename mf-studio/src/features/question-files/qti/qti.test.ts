import { expect, test } from '@jest/globals';
import { plainOption, plainQuestion, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { strToU8, zipSync } from 'fflate';
import { picturesOf, undescribedIn, withPictures } from '@stoa/shared/question-files/reading/pictures-of.ts';
import { readQtiFile } from './read-qti-file.ts';
import { whyNotInQti } from './why-not-in-qti.ts';
import { openQti } from './open-qti.ts';
import { readQti } from '@stoa/shared/question-files/qti/read-qti.ts';
import { writeQti } from './write-qti.ts';

const truth = ['True', 'False'] as const;
const read = (...texts: string[]) => readQti(new Map(texts.map((text, at) => [`item-${at}.xml`, text])), truth);
const one = (text: string): Partial<QuestionFields> => {
  const { questions, problems } = read(text);
  expect(problems).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0]!;
};
const ruleOf = (text: string) =>
  read(text).problems.map(({ rule }) => (rule.kind === 'unreadable' ? rule.name : rule.text));
const right = (text: string, match = '') => ({ ...plainOption, text, correct: true, match });
const wrong = (text: string, match = '') => ({ ...plainOption, text, correct: false, match });

const item = (declaration: string, body: string, processing = '') =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="An item">
   <responseDeclaration identifier="R" ${declaration}</responseDeclaration>
   <itemBody>${body}</itemBody>${processing}</assessmentItem>`;
const correct = (...values: string[]) =>
  `<correctResponse>${values.map((v) => `<value>${v}</value>`).join('')}</correctResponse>`;

test('a choice of QTI 2, its prose as Markdown', () => {
  const text = item(
    `cardinality="single" baseType="identifier">${correct('B')}`,
    `<p>Is <strong>water</strong> H<sub>2</sub>O, or 2*3_4?</p>
     <choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Choose <em>one</em>.</prompt>
     <simpleChoice identifier="A">No &amp; never<feedbackInline>Really?</feedbackInline></simpleChoice>
     <simpleChoice identifier="B"> Yes </simpleChoice></choiceInteraction>`,
    '<modalFeedback outcomeIdentifier="F" identifier="x" showHide="show"><p>It is.</p></modalFeedback>',
  );
  expect(one(text)).toMatchObject({
    kind: 'single',
    prompt: 'Is **water** H\\_2O, or 2\\*3\\_4?\n\nChoose *one*.',
    explanation: 'It is.',
    options: [wrong('No & never'), right('Yes')],
  });
});

test('the names of QTI 3 are read as those of 2', () => {
  const text = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t">
    <qti-response-declaration identifier="R" cardinality="multiple" base-type="identifier">
    <qti-correct-response><qti-value>a</qti-value><qti-value>c</qti-value></qti-correct-response></qti-response-declaration>
    <qti-outcome-declaration identifier="MAXSCORE" base-type="float"><qti-default-value><qti-value>3</qti-value></qti-default-value></qti-outcome-declaration>
    <qti-item-body><qti-choice-interaction response-identifier="R" max-choices="0"><qti-prompt>Which are prime?</qti-prompt>
    <qti-simple-choice identifier="a">2</qti-simple-choice><qti-simple-choice identifier="b">4</qti-simple-choice>
    <qti-simple-choice identifier="c">5</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
  expect(one(text)).toMatchObject({
    kind: 'multiple',
    prompt: 'Which are prime?',
    points: 3,
    options: [right('2'), wrong('4'), right('5')],
  });
});

test('a word in a sentence, a number with its tolerance, and a choice in a sentence', () => {
  const gap = '<textEntryInteraction responseIdentifier="R"/>';
  const mapped = '<mapping><mapEntry mapKey="York" mappedValue="1" caseSensitive="false"/></mapping>';
  expect(
    one(item(`cardinality="single" baseType="string">${correct('York')}${mapped}`, `<p>This son of ${gap}.</p>`)),
  ).toMatchObject({
    kind: 'short_text',
    prompt: 'This son of _____.',
    case_sensitive: false,
    options: [right('York')],
  });
  const equal = '<responseProcessing><equal toleranceMode="relative" tolerance="10 10"/></responseProcessing>';
  expect(
    one(item(`cardinality="single" baseType="float">${correct('50')}`, `<p>How many?</p><p>${gap}</p>`, equal)),
  ).toMatchObject({
    kind: 'numeric',
    prompt: 'How many?',
    value: 50,
    tolerance: 5,
  });
  const inline = `<inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="G">Gloucester</inlineChoice>
    <inlineChoice identifier="Y">York</inlineChoice></inlineChoiceInteraction>`;
  expect(
    one(item(`cardinality="single" baseType="identifier">${correct('Y')}`, `<p>Son of ${inline}!</p>`)),
  ).toMatchObject({
    kind: 'single',
    prompt: 'Son of _____!',
    options: [wrong('Gloucester'), right('York')],
  });
});

test('what cannot be taken over is named by its rule', () => {
  const choices =
    '<choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction>';
  const single = (inside: string) => `cardinality="single" baseType="identifier">${inside}`;
  const choose = `<p>Which one?</p>${choices}`;
  expect(ruleOf(item(single(''), choose))).toEqual(['unsolved']);
  expect(ruleOf(item(single(correct('A', 'B')), choose))).toEqual(['severalRight']);
  expect(ruleOf(item(single(correct('A')), `<p>Look: <img src="a.png" alt="a"/></p>${choices}`))).toEqual(['media']);
  expect(
    ruleOf(item(single(correct('A')), `<p>Solve <m:math xmlns:m="x"><m:mi>x</m:mi></m:math></p>${choices}`)),
  ).toEqual(['maths']);
  expect(ruleOf(item(single(correct('A')), `${choose}${choices}`))).toEqual(['several']);
  expect(ruleOf(item(single(correct('A')), '<extendedTextInteraction responseIdentifier="R"/>'))).toEqual(['essay']);
  expect(ruleOf(item(single(correct('A')), '<hotspotInteraction responseIdentifier="R"/>'))).toEqual(['interaction']);
  expect(ruleOf(item(single(correct('A')), '<p>Read on.</p>'))).toEqual(['description']);
  expect(ruleOf('<assessmentItem><p></assessmentItem>')).toEqual(['malformed']);
  expect(ruleOf('<!DOCTYPE x [<!ENTITY a "b">]><assessmentItem/>')).toEqual(['malformed']);
  expect(ruleOf(item(single(correct('A')), `<p></p>${choices}`))).toEqual(['Write the question.']);
});

test('items come in the order of their test; where it gives one no address, that one comes last', () => {
  const asked = (prompt: string) =>
    item(
      `cardinality="single" baseType="float">${correct('4')}`,
      `<p>${prompt}</p><textEntryInteraction responseIdentifier="R"/>`,
    );
  const { questions } = readQti(
    new Map([
      ['a.xml', asked('Lost?')],
      ['b.xml', asked('Second?')],
      ['c.xml', asked('First?')],
      [
        'test.xml',
        '<assessmentTest><assessmentItemRef href="c.xml"/><assessmentItemRef href="http://["/><assessmentItemRef href="b.xml"/></assessmentTest>',
      ],
    ]),
    truth,
  );
  expect(questions.map(({ prompt }) => prompt.split('?')[0])).toEqual(['First', 'Second', 'Lost']);
});

const old = (presentation: string, conditions: string, details = '') =>
  `<?xml version="1.0"?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd"><questestinterop><assessment><section>
   <item ident="i" title="Question"><itemmetadata><qtimetadata>${details}</qtimetadata></itemmetadata>
   <presentation>${presentation}</presentation><resprocessing>${conditions}</resprocessing></item></section></assessment></questestinterop>`;
const material = (text: string) => `<material><mattext texttype="text/html">${text}</mattext></material>`;
const list = (ident: string, cardinality: string, before: string, ...labels: string[]) =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${before}<render_choice>${labels
    .map((label, at) => `<response_label ident="${at}">${material(label)}</response_label>`)
    .join('')}</render_choice></response_lid>`;
const when = (conditions: string, points = 100) =>
  `<respcondition><conditionvar>${conditions}</conditionvar><setvar action="Set" varname="SCORE">${points}</setvar></respcondition>`;
const equal = (ident: string, value: string) => `<varequal respident="${ident}">${value}</varequal>`;
const detail = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;

test.each(['true', 'false'])(
  'of a cartridge’s true or false, “true” stands first, whichever is listed first: %s',
  (solution) => {
    const label = (ident: string, text: string) =>
      `<response_label ident="${ident}">${material(text)}</response_label>`;
    const labels = [label('true', 'That is so'), label('false', 'Not at all')];
    const asked = (...listed: string[]) =>
      one(
        old(
          `${material('Is it?')}<response_lid ident="r" rcardinality="Single"><render_choice>${listed.join('')}</render_choice></response_lid>`,
          when(equal('r', solution)),
          detail('cc_profile', 'cc.true_false.v0p1'),
        ),
      );
    const options = [
      { text: 'That is so', correct: solution === 'true', ...plainOption },
      { text: 'Not at all', correct: solution === 'false', ...plainOption },
    ];
    expect(asked(...labels)).toMatchObject({ kind: 'true_false', options });
    expect(asked(...labels.toReversed())).toMatchObject({ kind: 'true_false', options });
  },
);

test('the items of QTI 1.2 that other systems write', () => {
  const prompt = material('&lt;p&gt;Which &amp;amp; why?&lt;/p&gt;');
  expect(
    one(old(prompt + list('r', 'Single', '', 'a', 'b'), when(equal('r', '1')), detail('points_possible', '2.0'))),
  ).toMatchObject({
    kind: 'single',
    prompt: 'Which & why?',
    points: 2,
    options: [wrong('a'), right('b')],
  });
  const both = when(`<and>${equal('r', '0')}<not>${equal('r', '1')}</not>${equal('r', '2')}</and>`);
  expect(one(old(prompt + list('r', 'Multiple', '', 'a', 'b', 'c'), both))).toMatchObject({
    kind: 'multiple',
    options: [right('a'), wrong('b'), right('c')],
  });
  expect(one(old(prompt + list('r', 'Single', '', 'True', 'False'), when(equal('r', '1'))))).toMatchObject({
    kind: 'true_false',
    options: [wrong('True'), right('False')],
  });
  const field = '<response_str ident="r" rcardinality="Single"><render_fib/></response_str>';
  expect(one(old(prompt + field, when(equal('r', 'red')) + when(equal('r', 'rouge'))))).toMatchObject({
    kind: 'short_text',
    options: [right('red'), right('rouge')],
  });
  const between =
    '<or><varequal respident="r">4</varequal><and><vargte respident="r">3.5</vargte><varlte respident="r">4.5</varlte></and></or>';
  expect(one(old(prompt + field, when(between)))).toMatchObject({ kind: 'numeric', value: 4, tolerance: 0.5 });
  const pairs =
    list('x', 'Single', material('Newton'), 'Gravity', 'Radium', 'Tea') +
    list('y', 'Single', material('Curie'), 'Gravity', 'Radium', 'Tea');
  expect(one(old(prompt + pairs, when(equal('x', '0'), 50) + when(equal('y', '1'), 50)))).toMatchObject({
    kind: 'match',
    options: [right('Newton', 'Gravity'), right('Curie', 'Radium'), wrong('', 'Tea')],
  });
  expect(ruleOf(old(prompt + field, '', detail('question_type', 'essay_question')))).toEqual(['essay']);
  expect(
    ruleOf(old(prompt + list('r', 'Single', '', 'a', 'b'), when(equal('r', '0')) + when(equal('r', '1'), 50))),
  ).toEqual(['partial']);
  expect(
    ruleOf(
      old(material('&lt;img src="a.png"&gt; What is it?') + list('r', 'Single', '', 'a', 'b'), when(equal('r', '0'))),
    ),
  ).toEqual(['media']);
});

test('HTML and plain text of QTI 1.2 ask what they asked', () => {
  const inHtml = (html: string) => material(html.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const asked = (prompt: string, ...labels: string[]) =>
    one(
      old(
        prompt +
          `<response_lid ident="r" rcardinality="Single"><render_choice>${labels
            .map((label, at) => `<response_label ident="${at}">${inHtml(label)}</response_label>`)
            .join('')}</render_choice></response_lid>`,
        when(equal('r', '0')),
      ),
    );
  expect(
    asked(
      inHtml(
        '<P>Is 10<sup>2</sup> &gt; x<sub>2</sub>, if a < b?<BR>Think:</P><ul><li>one<li>two</ul><div>5*3*2</div><div>end</div>',
      ),
      '10<sup>2</sup> and x<sub>2</sub>',
      'caf&eacute; <b>noir</b> &ouml;&yuml;&omega;&pi;&le;, 5*3*2',
    ),
  ).toMatchObject({
    prompt: 'Is 10^2 > x\\_2, if a < b?\nThink:\n\n- one\n- two\n\n5\\*3\\*2\n\nend',
    options: [right('10^2 and x_2'), wrong('café noir öÿωπ≤, 5*3*2')],
  });
  expect(
    asked('<material><mattext texttype="text/plain">5*3*2\n  and 2*3?</mattext></material>', 'a', 'b').prompt,
  ).toBe('5\\*3\\*2\nand 2\\*3?');
  expect(
    asked('<material><mattext texttype="text/xhtml">Which <em>one</em>?</mattext></material>', 'a', 'b').prompt,
  ).toBe('Which *one*?');
});

const question = (given: Partial<QuestionFields>): QuestionFields => ({
  ...plainQuestion,
  kind: 'single',
  prompt: 'Is **a < b** & "c", *or* not?\n\n- one\n- two',
  points: 7,
  explanation: 'Because it **is**.',
  options: [],
  ...given,
});

test('what is written is read again as it was, in its order', async () => {
  const questions = [
    question({ options: [right('Yes & "no"'), wrong('<b>No</b>')] }),
    question({ kind: 'multiple', explanation: '', options: [right('a'), wrong('b'), right('c')] }),
    question({ kind: 'true_false', options: [wrong('True'), right('False')] }),
    question({ kind: 'numeric', value: -0.000_001, tolerance: 1e-7 }),
    question({ kind: 'short_text', case_sensitive: true, options: [right('pH'), right('"pH"')] }),
    question({ kind: 'order', options: [right('first'), right('second'), right('third')] }),
    question({ kind: 'match', options: [right('a', 'A'), right('b', 'B'), right('c', 'A'), wrong('', 'C')] }),
    ...Array.from({ length: 5 }, (_, at) => question({ prompt: `Number ${at}?`, kind: 'numeric', value: at })),
  ];
  const file = new File([writeQti('Light & "shade"', questions)], 'questions.zip');
  expect((await readQtiFile(file, truth)).found).toEqual({ questions, problems: [] });
});

const [lamp, arch] = ['01890000-0000-7000-8000-000000000000', '01890000-0000-7000-8000-000000000001'];
const shows = (picture_file_id: string, picture_alt: string) => ({ picture_file_id, picture_alt });
const packed = new Map([
  [lamp, { path: 'images/picture-1.png', bytes: new Uint8Array([1, 2]) }],
  [arch, { path: 'images/picture-2.webp', bytes: new Uint8Array([3]) }],
]);

test('half a question stays behind, and one whose picture is not ready', () => {
  const number = question({ kind: 'numeric', value: 1 });
  const pictured = { ...number, ...shows(lamp, 'A lamp') };
  expect(
    [
      number,
      pictured,
      { ...number, ...shows('01890000-0000-7000-8000-000000000002', 'A lamp') },
      { ...number, value: null },
    ].map((one) => whyNotInQti(one, packed)),
  ).toEqual([undefined, undefined, 'unready', 'unfinished']);
});

test('pictures are files of the package, and are read again where they stood', async () => {
  const questions = [
    question({ ...shows(lamp, 'A "lamp" & more'), options: [right('Yes'), wrong('No')] }),
    question({
      options: [
        { ...right(''), ...shows(lamp, 'A lamp') },
        { ...wrong('An arch'), ...shows(arch, 'Stone') },
      ],
    }),
    question({ kind: 'order', options: [{ ...right(''), ...shows(arch, 'Stone') }, right('last')] }),
    question({ kind: 'match', options: [{ ...right('', 'A'), ...shows(lamp, 'A lamp') }, right('b', 'B')] }),
  ];
  const file = new File([writeQti('Light', questions, packed)], 'questions.zip');
  const { found, openPicture } = await readQtiFile(file, truth);
  expect(found.problems).toEqual([]);
  const names = new Map(
    picturesOf(found.questions).map((id) => [id, openPicture(id).name === 'picture-1.png' ? lamp : arch]),
  );
  expect(withPictures(found.questions, names)).toEqual(questions);
  const [first] = picturesOf(found.questions);
  expect(openPicture(first!).type).toBe('image/png');
  expect(new Uint8Array(await openPicture(first!).arrayBuffer())).toEqual(new Uint8Array([1, 2]));
});

const choice = (...inside: string[]) =>
  `<choiceInteraction responseIdentifier="R">${inside
    .map((each, at) => `<simpleChoice identifier="${'AB'[at]}">${each}</simpleChoice>`)
    .join('')}</choiceInteraction>`;
const choosing = (before: string, ...inside: string[]) =>
  item(`cardinality="single" baseType="identifier">${correct('A')}`, before + choice(...inside));
const ofPackage = async (files: Record<string, string>) =>
  readQtiFile(
    new File(
      [zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))],
      'q.zip',
    ),
    truth,
  );

test('a picture is found from where its question lies, however its address is written', async () => {
  const { found, openPicture } = await ofPackage({
    'items/one.xml': choosing('<p>Which?</p>', '<img src="../Pictures/A%20lamp.PNG" alt="Lamp"/>', 'b'),
    'items/two.xml': choosing('<p>See <object data="./own.jpg" type="image/jpeg">An arch</object></p>', 'a', 'b'),
    'items/own.jpg': 'jpeg',
    'pictures/a lamp.png': 'png',
    'old.xml': old(
      material('&lt;p>What is it?&lt;/p>&lt;img src="$IMS-CC-FILEBASE$/Pictures/a lamp.png" alt="">') +
        list('r', 'Single', '', 'a', '&lt;img src="items/own.jpg" alt="Arch"> b'),
      when(equal('r', '0')),
    ),
  });
  expect(found.problems).toEqual([]);
  const [one, two, three] = found.questions;
  const nameOf = (id: string | null | undefined) => openPicture(id!).name;
  expect([one?.options[0]?.text, one?.options[0]?.picture_alt]).toEqual(['', 'Lamp']);
  expect(nameOf(one?.options[0]?.picture_file_id)).toBe('a lamp.png');
  expect([two?.prompt, two?.picture_alt, nameOf(two?.picture_file_id)]).toEqual(['See', 'An arch', 'own.jpg']);
  expect([three?.prompt, nameOf(three?.picture_file_id)]).toEqual(['What is it?', 'a lamp.png']);
  expect(three?.options[1]).toMatchObject({ text: 'b', picture_alt: 'Arch' });
  expect(undescribedIn(found.questions)).toBe(1);
});

test('pictures of elsewhere, of other kinds, and several in one place are named by their rule', async () => {
  const lost = async (body: string, ...inside: string[]) => {
    const { found } = await ofPackage({
      'one.xml': choosing(body, ...inside),
      'a.png': 'a',
      'b.png': 'b',
      'c.gif': 'c',
    });
    return found.problems.map(({ rule }) => (rule.kind === 'unreadable' ? rule.name : rule.text));
  };
  expect(await lost('<p>Which?</p>', '<img src="https://example.org/a.png" alt="a"/>', 'b')).toEqual(['media']);
  expect(await lost('<p>Which?</p>', '<img src="c.gif" alt="a"/>', 'b')).toEqual(['media']);
  expect(await lost('<p>Which?</p>', '<img src="missing.png" alt="a"/>', 'b')).toEqual(['media']);
  expect(await lost('<p>Which? <img src="a.png" alt="a"/><img src="b.png" alt="b"/></p>', 'a', 'b')).toEqual([
    'pictures',
  ]);
});

test('a file that is no package, holds nothing to read or unfolds without end is refused', async () => {
  const reasonOf = async (parts: BlobPart[], name = 'q.zip') =>
    openQti(new File(parts, name)).catch((error: unknown) => error);
  expect(await reasonOf(['PK and nothing more'])).toMatchObject({ reason: 'none' });
  expect(await reasonOf([zipSync({ 'read.txt': new Uint8Array(3) })])).toMatchObject({ reason: 'none' });
  expect(await reasonOf([zipSync({ 'item.xml': new Uint8Array(20_000_001) })])).toMatchObject({ reason: 'large' });
});
