import { text, type DemoCourse } from '../content/demo-content.ts';

export const softwareCourses: DemoCourse[] = [
  {
    slug: 'version-control-with-git',
    name: 'Version Control with Git',
    final_category: 'version-control',
    level: 'beginner',
    cover: [0, 0],
    skills: ['Git', 'Command line'],
    price_minor: 0,
    language: 'en',
    short_description: 'Commits, branches and merges explained by what they are, with commands you will use daily.',
    description: `Git becomes easy once you know that a commit is a snapshot, a branch is a movable name for a commit, and nearly nothing is lost. This course builds that picture first and hangs the dozen daily commands on it. You will keep a project's history, work on a branch, resolve a conflict without fear and undo the common mistakes.`,
    objectives: [
      'Record changes in small commits with useful messages',
      'Work on a branch and merge it',
      'Undo the usual mistakes without losing work',
    ],
    requirements: ['Git installed and a terminal'],
    audience: ['New developers', 'Anyone who edits text files over time'],
    modules: [
      {
        title: 'Snapshots',
        lessons: [
          text(
            'Three places: folder, stage, history',
            `Your files live in the **working folder**. What should go into the next snapshot is placed on the **stage**. A **commit** stores the stage in the history, with author, time and message.

~~~sh
git init
git add letter.txt
git commit -m "Explain the new opening hours"
git status
git log --oneline
~~~

The stage looks like a detour until you have changed five files for two reasons: stage two files, commit; stage three, commit. Each commit then says one thing. Write the message so that it completes "If applied, this commit will …".`,
          ),
          text(
            'What a commit knows',
            `A commit is a full snapshot, not a list of changes; Git stores equal files only once, so this is cheap. Each commit also knows its parent. The chain of parents is the history.

Its name, such as \`a361d26\`, is a hash of its content. If anything in it changed, the name would change. That is why history can be trusted, and why "editing" a commit really creates a new one.

~~~sh
git show a361d26
git diff HEAD~1
~~~

\`HEAD\` means the commit you stand on, and \`HEAD~1\` its parent.`,
          ),
        ],
      },
      {
        title: 'Branches and repairs',
        lessons: [
          text(
            'A branch is a name that moves',
            `A branch is nothing but a name pointing to a commit. When you commit, the current branch's name moves along. Making a branch is therefore instant:

~~~sh
git switch -c opening-hours
# edit, add, commit
git switch main
git merge opening-hours
~~~

If main has not moved in the meantime, Git simply moves its name forward. If both have moved, Git makes a merge commit with two parents. A **conflict** means that both changed the same lines; Git marks them, you choose the right text, then \`git add\` and \`git commit\`.`,
          ),
          text(
            'Undoing without fear',
            `*Not staged yet, want the old file back:* \`git restore letter.txt\` (this discards your edit).

*Staged too early:* \`git restore --staged letter.txt\`.

*Last commit has a wrong message, not shared yet:* \`git commit --amend\`.

*A shared commit was wrong:* \`git revert a361d26\` makes a new commit that does the opposite. Never rewrite history that others already have.

*Lost a commit?* \`git reflog\` lists where HEAD has been; commits stay there for weeks. As long as something was committed once, it can almost always be found again.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'html-and-css-foundations',
    name: 'HTML and CSS Foundations',
    final_category: 'html-and-css',
    level: 'beginner',
    cover: [1, 1],
    skills: ['HTML', 'CSS', 'Accessibility'],
    price_minor: 0,
    language: 'en',
    short_description: 'Mark up meaning, then style it: a page that works on a phone, without a framework.',
    description: `HTML says what things are; CSS says how they look. Keep the two apart and pages stay readable for people, machines and your future self. In this course you build one page by hand: headings, links, a form, a flexible layout and a dark mode, with nothing but a text editor and a browser. Every example is short enough to type.`,
    objectives: [
      'Mark up a page with meaningful elements',
      'Lay out content with flexbox and grid',
      'Make a page adapt to a narrow screen and to dark mode',
    ],
    requirements: ['A text editor and a browser'],
    audience: ['Beginners in web development', 'Designers who want to read code'],
    modules: [
      {
        title: 'Meaning in HTML',
        lessons: [
          text(
            'Elements say what things are',
            `~~~html
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Bakery</title></head>
  <body>
    <header><h1>The bakery</h1></header>
    <main>
      <h2>Opening hours</h2>
      <p>Tuesday to Saturday, 7 to 14.</p>
      <a href="order.html">Order bread</a>
    </main>
  </body>
</html>
~~~

\`h1\` is not "large text"; it is the page's main heading. A screen reader can list headings, a search engine weighs them, and CSS can make them any size. Use a link to go somewhere and a \`button\` to do something. Both then work by keyboard without any further effort.`,
          ),
          text(
            'Forms that browsers understand',
            `~~~html
<form action="/order" method="post">
  <label for="mail">E-mail</label>
  <input id="mail" name="mail" type="email" required autocomplete="email">
  <button>Send order</button>
</form>
~~~

The \`label\` is tied to the field by \`for\` and \`id\`: a click on the word focuses the field, and a screen reader speaks it. \`type="email"\` brings the right keyboard on a phone and a check for free. \`name\` is what the server receives; a field without it is not sent.

Always check again on the server. What a browser checks can be bypassed.`,
          ),
          {
            kind: 'embed',
            title: 'A page inside a page (demo)',
            url: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
            markdown: `What you see above is a page of another site. It stands in this one by an \`iframe\`:

~~~html
<iframe src="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE"
  title="A page inside a page" allow="fullscreen"></iframe>
~~~

The \`title\` is what a screen reader says before anyone steps inside. What happens in the frame is the other site's business: it cannot read your page, and your page cannot read it. So take only what you would also link to, and say in your own words what is to be seen.

*This is demo data:* the frame shows the public film with which YouTube explains its player. It needs a line to that site; nothing else in this course does.`,
          },
        ],
      },
      {
        title: 'Looks in CSS',
        lessons: [
          text(
            'Boxes, the cascade and a layout',
            `Every element is a box: content, padding, border, margin. Begin with \`* { box-sizing: border-box }\`, so that width includes padding and border.

When rules conflict, the more specific selector wins, then the later one. Keep selectors simple (one class) and conflicts stay rare.

~~~css
.shop { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
.row { display: flex; gap: 0.5rem; align-items: center; }
~~~

Grid arranges in two dimensions, flex in one. The grid above makes as many columns of at least 15rem as fit, with no media query.`,
          ),
          text(
            'Narrow screens and dark rooms',
            `Tell phones not to pretend that they are desktops: \`<meta name="viewport" content="width=device-width, initial-scale=1">\`. Use \`rem\` for sizes, so that a reader's larger font setting is respected, and \`max-width: 65ch\` for comfortable lines.

~~~css
:root { color-scheme: light dark; --ground: #fbfaf6; --text: #16262b; }
@media (prefers-color-scheme: dark) { :root { --ground: #11181b; --text: #e9e7e1; } }
body { background: var(--ground); color: var(--text); }
img { max-width: 100%; height: auto; }
~~~

Narrow the window until something breaks. Fix that width; do not chase the sizes of particular phones.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'first-steps-in-python',
    name: 'First Steps in Python',
    final_category: 'python',
    level: 'beginner',
    cover: [1, 2],
    skills: ['Python', 'Debugging'],
    price_minor: 1900,
    language: 'en',
    short_description: 'Values, lists, loops and functions, learnt by writing a small program that counts words.',
    description: `You learn to program by writing programs that are a little too hard. In this course you write one, which reads a text and lists its most frequent words, and meet everything on the way when it is needed: values and names, lists and dictionaries, loops, functions and errors. The finished program has about twenty lines, and you will understand each of them.`,
    objectives: [
      'Use strings, numbers, lists and dictionaries',
      'Write loops and functions of your own',
      'Read an error message from the bottom up',
    ],
    requirements: ['Python 3 installed; no experience needed'],
    audience: ['Complete beginners'],
    modules: [
      {
        title: 'Values and names',
        lessons: [
          text(
            'Talk to Python',
            `Type \`python3\` in a terminal and try:

~~~python
>>> 7 * 6
42
>>> name = "Stoa"
>>> len(name)
4
>>> name.upper()
'STOA'
>>> "7" + "6"
'76'
~~~

\`name = "Stoa"\` binds a name to a value; it is not an equation. Numbers and strings are different **types**: with strings, \`+\` joins. \`int("7") + 6\` gives 13.

Try something that fails, such as \`"7" + 6\`. Read the last line: \`TypeError: can only concatenate str (not "int") to str\`. Error messages are long, but the last line names the matter.`,
          ),
          text(
            'Lists and dictionaries',
            `A **list** keeps things in order; a **dictionary** looks things up.

~~~python
words = ["light", "stone", "light"]
words[0]            # 'light': counting starts at 0
words.append("sea")
len(words)          # 4

count = {"light": 2, "stone": 1}
count["light"]      # 2
count["sea"] = 1
"wind" in count     # False
~~~

Asking for a missing key, \`count["wind"]\`, raises a KeyError. \`count.get("wind", 0)\` answers 0 instead. That small method is half of our word counter.`,
          ),
        ],
      },
      {
        title: 'A program',
        lessons: [
          text(
            'Loops and functions',
            `~~~python
def count_words(text):
    count = {}
    for word in text.lower().split():
        word = word.strip(".,;:!?\\"'()")
        if word:
            count[word] = count.get(word, 0) + 1
    return count
~~~

The indentation is not decoration: it tells Python what belongs to the loop and what to the function. \`split()\` cuts at white space, \`strip\` removes punctuation at both ends.

Try \`count_words("Light, light and stone.")\`. Predict the result before pressing Enter. Predicting and being wrong is how the picture in your head gets better.`,
          ),
          text(
            'Reading a file, showing the ten most frequent',
            `~~~python
import sys
from count import count_words

with open(sys.argv[1], encoding="utf-8") as file:
    count = count_words(file.read())

ranking = sorted(count.items(), key=lambda pair: pair[1], reverse=True)
for word, times in ranking[:10]:
    print(f"{times:5} {word}")
~~~

Save the function in \`count.py\`, this in \`top.py\`, and run \`python3 top.py story.txt\`. \`with\` closes the file even when something fails. \`key\` tells \`sorted\` what to compare: the number.

Now change it: leave out words of fewer than four letters; count lines too. Each wish is a small next step.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'at-home-on-the-command-line',
    name: 'At Home on the Command Line',
    final_category: 'command-line',
    level: 'beginner',
    cover: [0, 3],
    skills: ['Command line', 'Debugging'],
    price_minor: 0,
    language: 'en',
    short_description: 'Move, look, search and join small tools with pipes; know which commands deserve respect.',
    description: `The command line is a conversation: you say a short sentence, the machine answers. It is quick, it can be written down and repeated, and it works the same on a laptop and on a server far away. This course teaches the two dozen words of that conversation on Linux and macOS, how to join them with pipes, and which of them cannot be undone.`,
    objectives: [
      'Move about, read and search files',
      'Join commands with pipes and redirect results',
      'Recognise commands that cannot be undone',
    ],
    requirements: ['Linux, macOS or Windows with WSL'],
    audience: ['New developers and curious users'],
    modules: [
      {
        title: 'Moving and looking',
        lessons: [
          text(
            'Where am I, what is here?',
            `~~~sh
pwd            # print the folder I stand in
ls -l          # list what is here, with details
cd projects    # go into a folder
cd ..          # go up one level
cd             # go home
~~~

A path that begins with \`/\` starts at the root; any other starts where you stand. \`~\` is your home, \`.\` here, \`..\` above.

Press **Tab** to complete names; it saves typing and prevents mistakes. The up arrow brings back earlier commands, Ctrl-R searches them, Ctrl-C stops what is running. \`man ls\` opens the manual; leave it with q.`,
          ),
          text(
            'Reading and finding',
            `~~~sh
less notes.txt            # read page by page, q to leave, / to search
head -n 5 notes.txt       # the first five lines
wc -l notes.txt           # count lines
grep -n "olive" *.txt     # lines that contain a word
grep -rn "olive" recipes/ # the same, through all folders below
find . -name "*.jpg" -size +2M
~~~

Quote patterns with asterisks for \`find\`, or the shell replaces them before \`find\` sees them. Put names with spaces in quotes as well.

If a command seems to hang, it may be waiting for input: Ctrl-D ends the input, Ctrl-C ends the command.`,
          ),
        ],
      },
      {
        title: 'Joining and care',
        lessons: [
          text(
            'Pipes: small tools in a row',
            `A pipe \`|\` sends the output of one command to the next.

~~~sh
# Which visitors' addresses occur most in a server log?
cut -d ' ' -f 1 access.log | sort | uniq -c | sort -rn | head
~~~

Read it from left to right: take the first field, sort, count equal neighbours, sort by number downwards, show the first ten. Build such lines one step at a time and look at the output of each.

\`>\` writes to a file and **replaces** it, \`>>\` appends, \`2>\` catches error messages.`,
          ),
          text(
            'Commands that deserve respect',
            `\`rm\` removes without a bin. \`rm -r\` removes a folder with everything below. Before using a pattern, list it: \`ls *.tmp\`, then \`rm *.tmp\`. Watch for stray spaces: \`rm -r build /old\` removes two things.

\`mv\` and \`cp\` overwrite silently; add \`-i\` to be asked. \`>\` empties a file before the command even runs.

\`sudo\` does the next command with all rights. Read it twice. Never paste a line from the web that you cannot explain, especially one that pipes a download into a shell. When unsure, try it in a copy of the folder.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'tests-that-earn-their-keep',
    name: 'Tests That Earn Their Keep',
    final_category: 'testing',
    level: 'intermediate',
    cover: [2, 2],
    skills: ['Automated testing', 'JavaScript', 'Debugging'],
    price_minor: 4900,
    language: 'en',
    short_description: 'Choose what to test, write tests that fail for one reason, and keep the suite fast and true.',
    description: `A test is worth its price if it fails when something is broken and stays quiet otherwise. Many do neither. With small JavaScript examples, this course covers choosing what deserves a test, naming tests as sentences about behaviour, building data without noise, avoiding false alarms and deciding when a test should be deleted. The ideas carry over to any language.`,
    objectives: [
      'Choose what deserves a test',
      'Write tests that survive a change of structure',
      'Find and mend unreliable tests',
    ],
    requirements: ['Basic JavaScript, or another language and some patience'],
    audience: ['Developers with some months of practice'],
    modules: [
      {
        title: 'Writing',
        lessons: [
          text(
            'A sentence about behaviour',
            `~~~js
test('a coupon never makes the price negative', () => {
  expect(priceAfter({ price: 500, coupon: 800 })).toBe(0);
});
~~~

The title is a sentence that a colleague from another team could check. It names a rule rather than a function. When it fails, the report reads like a list of broken promises.

Arrange, act, assert: three parts, one blank line between them if they are long. One reason to fail for each test. If the title needs an "and", it is probably two tests.`,
          ),
          text(
            'Test from where users stand',
            `A test that checks which private function was called breaks with every tidying up, although nothing is wrong. A test that calls the public function and looks at the result survives.

Replace only what is slow, random or outside your control: the network, the clock, the dice. Give these as arguments:

~~~js
const isExpired = (offer, now) => offer.endsAt <= now;
~~~

Now a test needs no clock at all. Code that is hard to test is often telling you that it does too many things at once. Listen before you reach for a mocking library.`,
          ),
        ],
      },
      {
        title: 'Choosing and keeping',
        lessons: [
          text(
            'What deserves a test',
            `Test first what would hurt most and is likely to break: money, permissions, dates, anything that deletes. Then edges: nothing, one, many, the limit, one beyond the limit, the same thing twice.

Each bug report earns a test **before** it is repaired. See it fail for the right reason, repair, see it pass. That bug will not come back in silence.

Coverage shows what was never run; it does not show what was checked. 100 percent coverage with weak assertions is a comfortable illusion. Change an operator in the code on purpose: does anything fail?`,
          ),
          text(
            'Unreliable tests are worse than none',
            `A test that fails once in twenty runs teaches everyone to press "run again". Then the true failure is ignored too.

Usual causes: waiting a fixed time in place of a condition; tests that share data and depend on order; the real clock near midnight; random values without a fixed seed.

Take such a test out of the main run the same day, mend it within the week or delete it. Keep the suite fast: if it takes more than a few minutes, people stop running it before they commit. A small suite that everyone trusts protects better than a large one that everyone excuses.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'debugging-as-a-method',
    name: 'Debugging as a Method',
    final_category: 'debugging',
    level: 'intermediate',
    cover: [2, 1],
    skills: ['Debugging', 'Git', 'Documentation'],
    price_minor: 3900,
    language: 'en',
    short_description: 'Reproduce, halve, explain, repair: find the cause instead of changing things at random.',
    description: `Good debuggers are not cleverer; they are slower at the start. They make the fault repeatable, cut the search space in half again and again, and insist on an explanation before a repair. This course teaches that method with tools every language has: a log, a debugger, version control, and a notebook in which you write down what you believed and what turned out to be true.`,
    objectives: [
      'Reduce a fault to a small, repeatable case',
      'Search by halves in code, data and history',
      'Explain a cause and prove the repair',
    ],
    requirements: ['Some programming in any language'],
    audience: ['Developers and testers'],
    modules: [
      {
        title: 'Finding',
        lessons: [
          text(
            'Make it happen again',
            `A fault you cannot repeat cannot be shown to be mended. Write down exactly: steps, data, version, what you expected, what happened. Copy error messages in full; the part you leave out is the part that mattered.

Then make it smaller. Remove one step, one field, one row of data at a time; if it still fails, leave that out for good. A failing case of five lines often explains itself.

If it fails only sometimes, ask what differs: time of day, order of requests, size of data, which machine. "Sometimes" means there is an input that you have not seen yet.`,
          ),
          text(
            'Search by halves',
            `Between "all was well" and "wrong result" lies a path. Look in the middle: is the value still right there? Then the fault is in the second half. Ten such questions search a thousand places.

The same works for history. With \`git bisect\` you name one good and one bad commit; Git offers the middle one, and you answer:

~~~sh
git bisect start
git bisect bad
git bisect good v1.4.0
git bisect run npm test
~~~

It also works for data: import half of the file. Does it fail? Take the half that does, and go on.`,
          ),
        ],
      },
      {
        title: 'Understanding',
        lessons: [
          text(
            'One guess at a time, in writing',
            `Keep a notebook with three columns: what I believe, how I test it, what I saw. "I believe the date is parsed as local time. Test: print the value with its zone. Seen: 22:00 UTC, the day before."

Change **one** thing between two runs. When two changes are made and the fault vanishes, you do not know which mattered, and the other one stays behind as a riddle.

Stuck for half an hour? Explain the problem aloud, to a person or a rubber duck. You will often stop in mid-sentence, at the word you had never checked.`,
          ),
          text(
            'Repair the cause and leave a trace',
            `A repair needs an explanation that covers **all** the symptoms: why this user, why since Tuesday, why not in the test system. If a symptom stays unexplained, you may have found a second fault, or the wrong one.

Write a test that fails without the repair. Look for siblings: the same mistake was probably made in other places by the same reasonable person.

In the commit message say what was wrong, why it was not noticed, and how you know that it is mended. Your future colleague, searching the history at night, will be grateful. It may be you.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'fast-pages-on-slow-networks',
    name: 'Fast Pages on Slow Networks',
    final_category: 'web-performance',
    level: 'advanced',
    cover: [0, 2],
    skills: ['Web performance', 'JavaScript', 'HTML'],
    price_minor: 6900,
    language: 'en',
    short_description: 'Round trips, bytes and the main thread: find what keeps a page waiting, then remove it.',
    description: `On a distant phone a round trip takes 150 milliseconds or more, and a megabyte takes seconds. Pages that feel instant there make few trips, send little, and leave the processor alone. This course teaches you to read a network waterfall, to count round trips before the first paint, to spend a byte budget wisely and to check with numbers from real visits whether it helped.`,
    objectives: [
      'Read a waterfall and count round trips before paint',
      'Set and defend a byte budget',
      'Use the Core Web Vitals with their limits in mind',
    ],
    requirements: ['You can build a web page and open browser tools'],
    audience: ['Web developers'],
    modules: [
      {
        title: 'What takes the time',
        lessons: [
          text(
            'Round trips come first',
            `Before the first byte of HTML arrives, a browser looks up the name, opens a connection and agrees on encryption: commonly three round trips, or two with newer protocols. At 150 ms each, nearly half a second has gone before your code has a say.

Then each link in a *chain* costs another: HTML names a script, the script asks for configuration, the configuration names a second script. The chain's length matters more than the number of files, because files beside each other travel together.

Open the network panel, throttle to "slow 4G" and look for stairs. Each step is a round trip you might remove, by naming the late file early with \`<link rel="preload">\`, or by inlining what is small.`,
          ),
          text(
            'Bytes: pictures, scripts, fonts',
            `*Pictures* are usually the largest part. Send the size that is shown (\`srcset\`), in a modern format, and give \`width\` and \`height\` so that nothing jumps. Use \`loading="lazy"\` below the fold and never for the main picture.

*Scripts* cost twice: they travel, and then must be parsed and run on a slow processor. A hundred kilobytes of script is dearer than a hundred of picture. Split by screen, and ask of each library what it replaces.

*Fonts:* one or two families, only the characters you need, \`font-display: swap\`.

Compress text with Brotli; it costs nothing if done at build time.`,
          ),
        ],
      },
      {
        title: 'Measuring',
        lessons: [
          text(
            'Three vitals and their limits',
            `**LCP** (largest contentful paint): when the main thing is visible; good is 2.5 s or less. **INP** (interaction to next paint): how long the page takes to respond visibly; good is 200 ms or less. **CLS** (cumulative layout shift): how much things jump; good is 0.1 or less. They are judged at the 75th percentile of visits.

The percentile matters: an average hides the people with slow phones, who are the ones you can still win. Split by country and device before you rejoice.

A laboratory run is repeatable but artificial; field data are real but noisy. Use the first to find causes and the second to know whether it mattered.`,
          ),
          text(
            'A budget that holds',
            `Without a budget a page grows by one reasonable addition after another. Write down three numbers, for instance: 170 kB of compressed script for the first view, two round trips from HTML to paint, LCP under 2.5 s on a mid-range phone. Check them in the build and let it **fail** when they are exceeded.

Whoever wants to add something may first remove something, or argue for a higher number in public. Either is fine; growth in silence is not.

Test each month on a real, cheap phone in a place with poor reception. Ten minutes of your own impatience persuade a team better than any chart.`,
          ),
        ],
      },
    ],
  },
];
