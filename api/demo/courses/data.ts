import { text, type DemoCourse } from '../content/demo-content.ts';

export const dataCourses: DemoCourse[] = [
  {
    slug: 'cleaning-messy-data',
    name: 'Cleaning Messy Data',
    final_category: 'data-cleaning',
    level: 'intermediate',
    cover: [2, 2],
    skills: ['Data cleaning', 'Spreadsheets', 'Exploratory analysis'],
    price_minor: 3400,
    language: 'en',
    short_description: 'Profile, repair and document a table so that the same cleaning can be run again tomorrow.',
    description: `Analysts spend much of their time on dates that are text, names in three spellings and missing values that pretend to be zero. This course gives that work an order: look before you touch, bring the table into one shape, repair by rules rather than by hand, and keep a log so that someone else can repeat it. Examples use a spreadsheet; the ideas fit any tool.`,
    objectives: [
      'Profile a table before changing it',
      'Bring data into one row per observation',
      'Document repairs so that they can be repeated',
    ],
    requirements: ['A spreadsheet program'],
    audience: ['People who receive data from others'],
    modules: [
      {
        title: 'Looking',
        lessons: [
          text(
            'Profile before you touch',
            `Keep the original file untouched and work on a copy. For each column answer five questions: How many values are missing? How many different values are there? What are the smallest and largest? What type should it be? Which values are the rarest?

A column "country" with 61 different values for 20 countries tells you about spelling. A smallest age of −1 tells you how somebody coded "unknown". A most frequent birthday of 1 January 1970 or 1900 tells you about a program's default.

Count rows first and last. If cleaning loses rows, you should know which and why.`,
          ),
          text(
            'One row, one observation',
            `Tables made for people have merged cells, subtotals and months as columns. Tables made for analysis have **one row for each observation, one column for each variable, one table for each kind of thing**. Hadley Wickham called this tidy data.

So a sheet with columns *Shop, January, February, March* becomes *Shop, Month, Sales* with three times as many rows. It looks longer and is far easier to filter, group and chart.

Remove totals: they can be calculated again, and when left in they will be counted twice. Colours that carry meaning must become a column, since no formula reads yellow.`,
          ),
        ],
      },
      {
        title: 'Repairing',
        lessons: [
          text(
            'Text, dates and duplicates',
            `*Text:* remove spaces at the ends (\`TRIM\`), unify case, then make a list of distinct spellings with the right form beside each, and replace by lookup. The list is your documentation.

*Dates:* "03/04/2026" is in March or in April, depending on the country. Find out from the source; look for a day above 12 as proof. Store as 2026-04-03.

*Duplicates:* first decide what makes two rows the same: the e-mail, or name and birthday? Exact copies may go. Near copies need a rule for which value wins, such as the newest.`,
          ),
          text(
            'Missing is a finding, not a zero',
            `Ask why a value is missing. Not asked, refused, not applicable and lost are different things. Replacing them all with 0 lowers every average; replacing them with the mean makes the data look more certain than they are.

Often the honest way is to leave them empty, report how many, and check whether the missing rows differ from the others. If young people skipped the income question, the average of the rest is not the average of all.

Finish with a short log: date, rule, number of rows affected. "Rule 4: phone numbers with fewer than 6 digits set to empty, 37 rows." With it, next month's file takes ten minutes.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'choosing-the-right-chart',
    name: 'Choosing the Right Chart',
    final_category: 'chart-choice',
    level: 'beginner',
    cover: [0, 3],
    skills: ['Data visualisation', 'Visual hierarchy'],
    price_minor: 0,
    language: 'en',
    short_description: 'Start from the question, use position before colour, and say the finding in the title.',
    description: `A chart is an answer; so begin with the question. Comparing, following over time, showing a distribution and relating two measures each have a form that readers decode quickly and correctly. This free course explains which visual marks people judge best, gives a short table from question to chart, and shows how titles, scales and colours can help a reader or quietly mislead one.`,
    objectives: [
      'Match a question to a suitable chart',
      'Design axes that do not mislead',
      'Write chart titles that state the finding',
    ],
    requirements: ['Any charting tool'],
    audience: ['Everyone who presents numbers'],
    modules: [
      {
        title: 'From question to form',
        lessons: [
          text(
            'What eyes judge well',
            `In the 1980s William Cleveland and Robert McGill tested how exactly people read different marks. **Position along a common scale** came first, then length, then angle, then area; colour shades came last.

That is why bars beat pies for comparing, and why bubbles are poor for exact values. It does not forbid a pie with two or three slices that shows parts of one whole; it only means: do not ask readers to compare 17 with 19 percent in it.

Ask what difference your reader must see, and give that difference the best mark.`,
          ),
          text(
            'A short table of choices',
            `- *Which is larger?* Horizontal bars, sorted by value. Horizontal leaves room for names.
- *How did it develop?* A line, with time from left to right.
- *How are values spread?* A histogram, or dots if there are few.
- *Do two measures go together?* A scatter plot.
- *Parts of a whole?* One stacked bar, or a pie with very few slices.
- *Exact values?* A table. Not everything is a picture.

With more than about five lines, colour no longer helps. Grey all but the one you speak about, or draw small multiples: the same little chart repeated, one line each, equal scales.`,
          ),
        ],
      },
      {
        title: 'Honest and clear',
        lessons: [
          text(
            'Scales and zero',
            `Bars show value by length, so a bar chart must begin at **zero**; otherwise 52 looks like twice 51. Lines show change by slope and may begin elsewhere, if the axis says so clearly.

Two different vertical axes in one chart invite readers to see a crossing that exists only because of the scales you picked. Prefer two charts, one above the other.

For growth in percent over long periods, a logarithmic scale is honest, since equal steps are equal ratios, but tell the reader. And keep the proportions: a flat wide chart calms every trend, and a tall narrow one dramatises it.`,
          ),
          text(
            'Titles, labels, colour',
            `"Sales by region, 2026" says what the chart contains. "The north now sells more than the south" says what it shows. Write the second kind, with the first as a smaller subtitle including unit and source.

Label lines directly at their end and drop the legend; eyes then need not travel. Round: 12 thousand is easier than 12,043 and usually truer.

Use one colour for the point and grey for context. If colours carry categories, choose ones that differ in lightness too. Then squint: what remains visible is what most readers will take with them.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'averages-and-their-traps',
    name: 'Averages and Their Traps',
    final_category: 'descriptive-statistics',
    level: 'beginner',
    cover: [1, 0],
    skills: ['Statistics', 'Exploratory analysis'],
    price_minor: 0,
    language: 'en',
    short_description: 'Mean, median, spread and Simpson’s paradox: read summaries without being fooled.',
    description: `An average is a summary, and each summary forgets something. This course shows what the mean and the median keep and lose, why spread matters as much as the middle, how an average of averages goes wrong, and how a trend can reverse when groups are put together. All examples are small enough to check by hand.`,
    objectives: [
      'Choose between mean and median with a reason',
      'Describe spread with quartiles and standard deviation',
      'Recognise weighting errors and Simpson’s paradox',
    ],
    requirements: ['Arithmetic'],
    audience: ['Readers and writers of reports'],
    modules: [
      {
        title: 'Middle and spread',
        lessons: [
          text(
            'Mean and median',
            `Five people earn 20, 22, 24, 26 and 28 thousand. Mean and median are both 24. A sixth joins who earns 300. The **mean** rises to 70, more than anyone of the first five earns; the **median**, the middle of the sorted values, is 25.

The mean uses every value, and so is pulled by extreme ones. It is right when the total matters: six people at a mean of 70 really earn 420 together. The median is right when you ask what is typical.

For skewed things such as incomes, prices of houses or waiting times, report the median, and best of all both.`,
          ),
          text(
            'How far apart?',
            `Two bus lines are late by 5 minutes on average. One is always 5 late; the other is on time nine times out of ten and 50 late once. Only the spread tells them apart.

**Quartiles** cut sorted data into four equal parts. The middle half lies between the first and third quartile; its width is the interquartile range. **Standard deviation** measures the typical distance from the mean and suits bell-shaped data, where about two thirds lie within one and about 95 percent within two.

Quartiles stay calm with outliers, standard deviation does not. Draw the data first; a picture shows which one is fair.`,
          ),
        ],
      },
      {
        title: 'Traps',
        lessons: [
          text(
            'Averages of averages',
            `School A: 10 pupils, mean mark 90. School B: 190 pupils, mean 70. The mean of all pupils is not 80. It is (10 × 90 + 190 × 70) ÷ 200 = **71**. Averages of groups must be weighted by the size of each group.

The same with speed. Drive 60 km at 30 km/h and 60 km back at 60 km/h: two hours and one hour, 120 km in 3 hours, **40 km/h** and not 45.

And with percentages: a fall of 50 percent followed by a rise of 50 percent leaves 75. Always ask: an average over what, and percent of what?`,
          ),
          text(
            'When the trend turns round',
            `Two clinics treat light and severe cases. Clinic X heals 90 of 100 light and 300 of 1,000 severe cases: 90 and 30 percent. Clinic Y heals 850 of 1,000 light and 20 of 100 severe: 85 and 20 percent. X is better in **both** groups.

All together X heals 390 of 1,100, about 35 percent; Y heals 870 of 1,100, about 79. Y looks far better, because it mostly sees light cases. This is *Simpson's paradox*.

Which table is right? Here the separate one, since severity came before treatment and influences both the choice of clinic and the result. Statistics alone cannot say that; you must know how the data came about.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'probability-for-decisions',
    name: 'Probability for Decisions',
    final_category: 'probability',
    level: 'intermediate',
    cover: [2, 1],
    skills: ['Probability', 'Decision making', 'Statistics'],
    price_minor: 4400,
    language: 'en',
    short_description: 'Base rates, expected value and Bayes with whole numbers, applied to everyday choices.',
    description: `We meet uncertainty daily and reason about it badly, mainly because percentages hide what they are percentages of. This course uses whole numbers of people and cases, the form in which most of us think clearly, to treat base rates, false alarms, expected value and the value of information. Each lesson ends with a decision you might really face.`,
    objectives: [
      'Translate percentages into natural frequencies',
      'Update a belief with new evidence',
      'Compare options by expected value and by worst case',
    ],
    requirements: ['Percentages and fractions'],
    audience: ['Managers, health workers and curious people'],
    modules: [
      {
        title: 'Evidence',
        lessons: [
          text(
            'The base rate comes first',
            `A disease affects 1 person in 1,000. A test finds 99 of 100 ill people and wrongly alarms 5 of 100 healthy ones. You test positive. How likely are you ill?

Imagine 100,000 people. 100 are ill, and 99 of them test positive. 99,900 are healthy, and 5 percent, 4,995, test positive as well. So of 5,094 positives, 99 are ill: **about 2 percent**.

The test is good; the disease is rare. Whenever you hear "99 percent accurate", ask how common the thing is among those tested. The same sum explains false alarms in fraud detection and spam filters.`,
          ),
          text(
            'Changing your mind by the right amount',
            `Bayes' rule in odds: **new odds = old odds × likelihood ratio**. The likelihood ratio is how much more probable the evidence is if the claim is true than if it is false.

In the example, the odds before were 1 to 999. The ratio is 99 % ÷ 5 % = 19.8. New odds: 19.8 to 999, again about 2 percent. A second, independent positive test multiplies once more by 19.8: now 392 to 999, about 28 percent.

Evidence that would be just as likely if you were wrong has a ratio of 1 and should not move you, however vivid it is.`,
          ),
        ],
      },
      {
        title: 'Choices',
        lessons: [
          text(
            'Expected value',
            `Multiply each outcome by its probability and add. An extended warranty costs 60. The repair costs 300 and is needed with probability 8 percent: expected cost 24. Without the warranty you save 36 on average.

For small, repeated stakes follow expected value: over many years the averages come true. For stakes that could ruin you, do not. House insurance has a negative expected value as well, since the insurer must live, and is sensible, because a burnt house cannot be averaged with the next one.

Note where the 8 percent comes from. Try 4 and 16: does the decision change? If not, a rough guess is good enough.`,
          ),
          text(
            'What is it worth to know more?',
            `You may launch a product: it gains 100 with probability 0.4 and loses 50 with 0.6. Expected value: 40 − 30 = +10, so launch.

Suppose a perfect forecast existed. In 40 percent of cases it says yes, and you gain 100; in 60 percent it says no, and you stay at 0. Expected value: 40. So perfect information is worth at most 40 − 10 = **30**. A study that costs 35 is too dear, however good it is.

Information that cannot change your choice is worth nothing. Before asking for another report, write down which result would make you decide otherwise.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'hojas-de-calculo-desde-cero',
    name: 'Hojas de cálculo desde cero',
    final_category: 'exploratory-analysis',
    level: 'beginner',
    cover: [2, 0],
    skills: ['Spreadsheets', 'Budgeting'],
    price_minor: 0,
    language: 'es',
    short_description: 'Celdas, fórmulas y referencias para llevar una lista de gastos sin miedo a equivocarse.',
    description: `Una hoja de cálculo es papel cuadriculado que sabe sumar. En este curso breve aprenderás a ordenar los datos, escribir fórmulas, copiar referencias sin que se rompan y resumir una lista de gastos por mes y por tipo. Todos los ejemplos funcionan en LibreOffice, Excel y las hojas de cálculo en línea; solo puede cambiar el idioma de las funciones. No hace falta saber nada antes.`,
    objectives: [
      'Ordenar datos en una tabla limpia',
      'Escribir fórmulas con referencias relativas y absolutas',
      'Resumir gastos por mes y por tipo',
    ],
    requirements: ['Un ordenador con cualquier hoja de cálculo'],
    audience: ['Personas que empiezan de cero'],
    modules: [
      {
        title: 'Datos y fórmulas',
        lessons: [
          text(
            'Una tabla limpia',
            `Abre una hoja nueva y escribe en la primera fila los títulos: *Fecha, Concepto, Tipo, Importe*. Debajo, cada gasto ocupa **una fila**. No dejes filas vacías, no combines celdas y no escribas totales en medio de la lista.

Escribe la fecha como fecha (21/11/2026) y el importe solo como número, sin la palabra «euros»; la moneda se elige en el formato de la celda. Así el programa puede ordenar, filtrar y sumar.

Para el tipo usa pocas palabras y siempre las mismas: casa, comida, transporte, ocio. «Comida» y «comidas» son dos cosas distintas para la máquina.`,
          ),
          text(
            'Fórmulas y referencias',
            `Una fórmula empieza con el signo igual: \`=D2+D3\`. Si cambias el valor de D2, el resultado cambia solo. Para una columna entera, \`=SUMA(D2:D100)\`.

Al copiar una fórmula hacia abajo, las referencias se mueven: \`=D2*E2\` pasa a ser \`=D3*E3\`. Eso suele ser lo que quieres. Si una referencia debe quedarse quieta, por ejemplo el tipo de impuesto en la celda G1, escribe el signo del dólar: \`=D2*$G$1\`.

Prueba: copia las dos versiones y mira qué sucede. Este pequeño signo resuelve la mitad de los errores de los principiantes.`,
          ),
        ],
      },
      {
        title: 'Resumir',
        lessons: [
          text(
            'Sumar con condiciones',
            `¿Cuánto gastaste en comida? \`=SUMAR.SI(C2:C100;"comida";D2:D100)\` busca «comida» en la columna C y suma los importes de la D. En algunas versiones los argumentos se separan con coma.

Con dos condiciones, el tipo y el mes, añade una columna E con \`=MES(A2)\` y usa \`=SUMAR.SI.CONJUNTO(D2:D100;C2:C100;"comida";E2:E100;11)\`.

Comprueba siempre el resultado de otra manera: la suma de todos los tipos tiene que ser igual al total. Si no lo es, hay un tipo mal escrito, y acabas de encontrarlo.`,
          ),
          text(
            'Una tabla dinámica y un gráfico',
            `La tabla dinámica hace todo esto sin fórmulas. Selecciona la lista, elige *Insertar, Tabla dinámica*, arrastra Tipo a las filas, el mes a las columnas e Importe a los valores. Si la lista crece, actualiza la tabla.

Para el gráfico, escoge barras horizontales ordenadas de mayor a menor: se leen mejor que un círculo con muchos trozos. Ponle un título que diga lo que se ve: «La comida es el mayor gasto de noviembre».

Guarda una copia del archivo cada mes. Un cuaderno de tres meses ya enseña mucho más que uno de una semana.`,
          ),
        ],
      },
    ],
  },
];
