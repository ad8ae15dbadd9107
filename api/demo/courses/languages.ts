import { text, type DemoCourse } from '../content/demo-content.ts';

export const languageCourses: DemoCourse[] = [
  {
    slug: 'reading-the-greek-alphabet',
    name: 'Reading the Greek Alphabet',
    final_category: 'modern-greek',
    level: 'beginner',
    cover: [1, 0],
    skills: ['Modern Greek', 'Pronunciation'],
    price_minor: 0,
    language: 'en',
    short_description: 'Twenty-four letters in four steps: read street signs and menus in modern Greek.',
    description: `You already know half of the Greek alphabet from mathematics, physics and neighbouring scripts. This course brings in the rest in four short steps, always with real words you may see on signs and menus. You learn modern pronunciation, the pairs of letters that make one sound, and the accent mark that tells you which syllable to stress, so that you can read aloud even before you understand.`,
    objectives: [
      'Read all 24 letters, large and small',
      'Pronounce the common letter pairs',
      'Stress words with the help of the accent mark',
    ],
    requirements: ['None'],
    audience: ['Travellers and curious readers'],
    modules: [
      {
        title: 'The letters',
        lessons: [
          text(
            'Friends and false friends',
            `Some letters look and sound much as you expect: **Α α** (a), **Ε ε** (e as in *met*), **Ι ι** (ee), **Κ κ** (k), **Μ μ** (m), **Ο ο** (o), **Τ τ** (t), **Ζ ζ** (z).

Others are false friends: **Β β** is *v*, **Η η** is *ee*, **Ν ν** is *n*, **Ρ ρ** is a rolled *r*, **Υ υ** is *ee*, **Χ χ** is like the *ch* in Scottish *loch*.

Read: **ΤΑΞΙ** is *taxi*, where Ξ ξ is *ks*. **ΝΕΡΟ** is *neró*, water. **ΜΕΤΡΟ** is *metró*, the underground. You are already reading.`,
          ),
          text(
            'The letters from mathematics',
            `**Γ γ** is a soft *gh*, and before e and ee sounds like *y* in *yes*. **Δ δ** is *th* in *this*. **Θ θ** is *th* in *thin*. **Λ λ** is *l*, **Π π** is *p*, **Σ σ** is *s* (written **ς** at the end of a word), **Φ φ** is *f*, **Ψ ψ** is *ps*, **Ω ω** is *o*, the same sound as Ο.

Read: **ΦΑΡΜΑΚΕΙΟ** *farmakío*, pharmacy. **ΘΑΛΑΣΣΑ** *thálassa*, sea. **ΨΩΜΙ** *psomí*, bread. **ΛΕΩΦΟΡΕΙΟ** *leoforío*, bus.

So modern Greek has several letters for *ee* (η, ι, υ) and two for *o*. Reading is easy; spelling takes longer.`,
          ),
        ],
      },
      {
        title: 'Pairs and accents',
        lessons: [
          text(
            'Two letters, one sound',
            `**αι** sounds like *e*, **ει** and **οι** like *ee*, **ου** like *oo*. So **ΕΙΣΟΔΟΣ** is *ísodos*, entrance, and **ΕΞΟΔΟΣ** *éxodos*, exit. **ΜΟΥΣΕΙΟ** is *mousío*, museum.

**μπ** is *b* at the start of a word: **μπαρ**, bar. **ντ** is *d*: **ντομάτα**, tomato. **γκ** is *g* as in *go*.

**αυ** and **ευ** are *av* and *ev* before vowels and soft consonants, *af* and *ef* before hard ones such as κ, π, τ, σ: **αύριο** *ávrio*, tomorrow; **ευχαριστώ** *efharistó*, thank you.`,
          ),
          text(
            'The accent tells you where to lean',
            `Since 1982 Greek uses one accent mark, and words of more than one syllable carry it on the stressed vowel. It matters: **πότε** *póte* means *when*, **ποτέ** *poté* means *never*. Capitals on signs are usually written without it.

Read this menu aloud: **καφές** *kafés* (coffee), **τσάι** *tsái* (tea), **ψάρι** *psári* (fish), **τυρί** *tirí* (cheese), **ελιές** *eliés* (olives), **κρασί** *krasí* (wine).

*Exercise:* find a photograph of a Greek street and read every word on it. You need not know the meaning. After a week of this the letters no longer look foreign.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'spanish-for-everyday-errands',
    name: 'Spanish for Everyday Errands',
    final_category: 'spanish',
    level: 'beginner',
    cover: [0, 1],
    skills: ['Spanish', 'Vocabulary building'],
    price_minor: 1900,
    language: 'en',
    short_description: 'Market, pharmacy, bus and telephone: forty sentences you can bend to fit your day.',
    description: `With a few dozen sentences you can manage most errands in a Spanish-speaking town, provided you can bend them. This course teaches patterns rather than phrases: one way to ask for things, one to ask where, one for prices and quantities, and three ways to keep a conversation going when you have not understood. Every lesson ends with a small scene to act out.`,
    objectives: [
      'Ask for things, places and prices',
      'Use numbers, days and times',
      'Keep a conversation going when you do not understand',
    ],
    requirements: ['None'],
    audience: ['Travellers and new residents'],
    modules: [
      {
        title: 'Asking',
        lessons: [
          text(
            'Wanting something politely',
            `**Quería** (I would like, literally *I wanted*) is polite and never changes: *Quería un café. Quería medio kilo de tomates. Quería cambiar esto.*

**¿Me pone …?** is used at counters in Spain, **¿Me da …?** nearly everywhere: *¿Me da una barra de pan, por favor?*

Quantities: *un kilo de, medio kilo de, una botella de, un poco de, dos*. End with *Nada más, gracias* (nothing else, thanks).

*Scene:* at the market buy half a kilo of cheese, six eggs and a bottle of oil. *Quería medio kilo de queso, seis huevos y una botella de aceite.*`,
          ),
          text(
            'Where, when, how much',
            `**¿Dónde está …?** for one thing that exists: *¿Dónde está la farmacia?* **¿Hay … por aquí?** asks whether there is one: *¿Hay un banco por aquí?*

Answers to listen for: *a la derecha* (right), *a la izquierda* (left), *todo recto* (straight on; in much of Latin America *derecho*), *al lado de* (beside), *cerca*, *lejos*.

**¿Cuánto cuesta?** How much is it? **¿A qué hora sale?** At what time does it leave? *A las siete y media*: half past seven. *A las ocho menos cuarto*: a quarter to eight.`,
          ),
        ],
      },
      {
        title: 'Going on',
        lessons: [
          text(
            'When you do not understand',
            `Three sentences save most conversations: **¿Puede repetir, por favor?** (could you repeat) · **Más despacio, por favor** (more slowly) · **¿Cómo se dice … en español?** (how do you say …).

Repeat what you did understand, as a question: *¿A las siete? ¿A la derecha?* The other person corrects you and the talk goes on. This is better than nodding.

On the telephone begin with **Buenos días, llamo porque …** (I am calling because): *llamo porque no funciona la calefacción*, the heating does not work. Spell your name slowly, and ask for the time to be repeated: *Entonces, el martes a las diez, ¿verdad?*`,
          ),
          text(
            'At the pharmacy, on the bus',
            `**Me duele** (it hurts me) with one thing, **me duelen** with several: *Me duele la cabeza. Me duelen los pies.* **Tengo** with nouns: *Tengo fiebre, tengo tos, tengo alergia a …* Say allergies first.

On the bus: *¿Este autobús va al centro? ¿Me avisa cuando lleguemos a la plaza?* (Will you tell me when we reach the square?) *¿Se puede pagar con tarjeta?* (Can one pay by card?)

*Final scene:* act out your day, aloud: bread, a question about the way, the bus, a remedy for a sore throat (*dolor de garganta*). Then once more, without looking.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'english-stress-and-rhythm',
    name: 'English Pronunciation: Stress and Rhythm',
    final_category: 'pronunciation',
    level: 'intermediate',
    cover: [2, 2],
    skills: ['English', 'Pronunciation', 'Public speaking'],
    price_minor: 2900,
    language: 'en',
    short_description: 'Be understood more easily by stressing the right syllables and letting the others shrink.',
    description: `Many advanced speakers of English use perfect grammar and are still asked to repeat. The reason is seldom a single sound; it is rhythm. English squeezes unstressed syllables and leans on a few strong ones, and listeners steer by those. This course trains word stress, weak forms, sentence stress and pausing, with short drills you can record and compare. The aim is to be understood; your accent may stay.`,
    objectives: [
      'Predict the stress of common word families',
      'Use weak forms in ordinary speech',
      'Move sentence stress to change the meaning',
    ],
    requirements: ['English at about level B1', 'A way to record yourself'],
    audience: ['Speakers of English as a further language'],
    modules: [
      {
        title: 'Words',
        lessons: [
          text(
            'One strong syllable',
            `In every English word of two or more syllables one is **longer, louder and clearer**: *phoTOgraphy*, *PHOtograph*, *photoGRAphic*. The others shrink, often to the neutral vowel called schwa, the sound at the start of *about*.

Some endings decide the stress. Before *-tion, -sion, -ic, -ical, -ity, -graphy, -logy* it falls on the syllable just before: *inforMAtion, ecoNOMic, aBILity, biOLogy*.

Many two-syllable pairs differ by stress alone: the *REcord*, to *reCORD*; the *PREsent*, to *preSENT*. Nouns lean forward, verbs lean back.

*Drill:* tap the table on the strong syllable. If you cannot decide where to tap, look the word up.`,
          ),
          text(
            'Compounds and numbers',
            `Compound nouns are usually stressed on the **first** part: *BLACKboard, BUS stop, COFFee cup*. An adjective with a noun is usually stressed on the second: *a black BOARD, a cold COFFee*. So a *GREENhouse* is for plants and a *green HOUSE* is painted.

Numbers cause trouble in every meeting. *Thirteen, fourteen, fifteen* lean to the end when alone: *thirTEEN*. *Thirty, forty, fifty* lean to the front: *THIRty*. If it matters, add the digits: "fifteen, one five".

Letters in abbreviations stress the last one: *the BBC, an ID, the EU*.`,
          ),
        ],
      },
      {
        title: 'Sentences',
        lessons: [
          text(
            'Small words become smaller',
            `Words such as *to, of, and, can, was, for, at, them* have a weak form with schwa in ordinary speech. *A cup of tea* sounds like *a CUPpa TEA*. *I can swim* has a nearly silent *can*; *I can't swim* keeps its full vowel. That vowel, more than the t, is what listeners hear.

If you give every word equal weight, English ears search for a message that is not there.

*Drill:* keep a steady beat and say: *DOGS CHASE CATS. The DOGS have CHASED the CATS. The DOGS could have been CHASing the CATS.* Three beats each time. The small words hurry.`,
          ),
          text(
            'Where you lean changes the meaning',
            `*I didn't say he took it.* Lean on *I*: someone else said so. On *say*: I hinted. On *he*: another took it. On *took*: perhaps he borrowed it. On *it*: he took something else.

Normally the strong beat falls on the **last important word** of a phrase. Move it only to contrast: *Not on MONday, on TUESday.*

Pause between thoughts rather than between words. Mark a text with bars where a pause belongs and underline one word in each part. Record it, wait a day, listen. Most people find that they need fewer strong words and longer pauses.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'falar-em-publico-sem-medo',
    name: 'Falar em público sem medo',
    final_category: 'public-speaking',
    level: 'beginner',
    cover: [2, 3],
    skills: ['Public speaking', 'Portuguese'],
    price_minor: 2400,
    language: 'pt',
    short_description: 'Uma ideia, três passos e pausas: preparar e apresentar uma fala de cinco minutos.',
    description: `Quase toda a gente sente o coração acelerar antes de falar em público. O nervosismo não desaparece, mas deixa de mandar quando a fala está bem preparada. Neste curso curto, escolhe uma única ideia, organiza-a em três passos, prepara a primeira e a última frase, e ensaia em voz alta. No fim, terá uma apresentação de cinco minutos pronta a usar no trabalho, na escola ou numa associação.`,
    objectives: [
      'Resumir a fala numa única frase',
      'Organizar a fala em três passos com um exemplo cada',
      'Usar pausas, olhar e respiração a seu favor',
    ],
    requirements: ['Compreender português'],
    audience: ['Quem precisa de apresentar e prefere não o fazer'],
    modules: [
      {
        title: 'Preparar',
        lessons: [
          text(
            'Uma só ideia',
            `Complete esta frase: «Depois da minha fala, as pessoas vão … porque …». Se precisar de duas frases, tem duas falas. Escolha uma.

Pense em quem ouve. O que já sabem? O que receiam? O que ganham com isto? Escreva três respostas e deixe fora tudo o que não as serve, mesmo que tenha dado muito trabalho.

Cinco minutos são cerca de seiscentas palavras ditas com calma. Parece pouco, mas chega para uma ideia, três passos e um pedido claro no fim.`,
          ),
          text(
            'Três passos e duas frases de cor',
            `Uma estrutura simples: *o problema*, *o que descobrimos*, *o que proponho*. Cada passo tem um exemplo concreto: uma pessoa, um número, uma imagem. Os exemplos ficam na memória; as afirmações gerais não.

Aprenda de cor apenas a **primeira** e a **última** frase. A primeira tira-o do silêncio, a última evita o triste «pronto, é isto». Para o resto, leve um cartão com cinco palavras.

Não comece por pedir desculpa. Comece por uma pergunta, um facto ou uma pequena história.`,
          ),
        ],
      },
      {
        title: 'Apresentar',
        lessons: [
          text(
            'Respirar, olhar, parar',
            `Antes de começar, ponha os dois pés no chão e expire devagar. A expiração longa acalma; encher muito o peito faz o contrário.

Olhe para uma pessoa até ao fim de uma frase e depois para outra, do outro lado da sala. Falar com uma pessoa de cada vez é mais fácil do que falar com todos.

Faça pausas depois das ideias importantes. Dois segundos parecem uma eternidade a quem fala e um alívio a quem ouve. A pausa também substitui o «hum».`,
          ),
          text(
            'Ensaiar e responder a perguntas',
            `Ensaiar é dizer em voz alta, de pé, com relógio. Três vezes bastam: a primeira para cortar, a segunda para ligar as partes, a terceira diante de alguém. Ler em silêncio não conta.

Prepare as três perguntas mais difíceis e uma resposta curta para cada uma. Se não souber, diga: «Não sei; respondo até sexta-feira.» E responda.

Depois da apresentação, anote duas coisas que correram bem e uma a melhorar. Só uma. Na próxima vez, o medo terá menos espaço, porque haverá mais experiência.`,
          ),
        ],
      },
    ],
  },
  {
    slug: 'vocabulary-that-stays',
    name: 'Vocabulary That Stays',
    final_category: 'vocabulary',
    level: 'all_levels',
    cover: [1, 3],
    skills: ['Vocabulary building', 'Study skills'],
    price_minor: 0,
    language: 'en',
    short_description: 'Choose useful words, meet them again at the right time and use them before you forget.',
    description: `Learning words is easy; keeping them is the art. Research on memory agrees on a few points: recall beats rereading, spacing beats cramming, and words learnt in context are easier to use. This course turns that into a routine of fifteen minutes a day for any language: which words to choose, how to make a good card, when to repeat, and how to move a word from recognising to using.`,
    objectives: [
      'Choose words by usefulness',
      'Make cards that test recall in context',
      'Plan repetition with growing gaps',
    ],
    requirements: ['A language you are learning'],
    audience: ['Learners of any language'],
    modules: [
      {
        title: 'Choosing and storing',
        lessons: [
          text(
            'Which words are worth it?',
            `Words are used very unequally. In many languages the two or three thousand most frequent word families cover most of everyday talk, while the rest appear seldom. So begin with frequent words, then add those of **your** life: your work, your hobby, your children's school.

Take words from things you read and hear, with the sentence in which you met them. A word you have already wondered about has a hook in memory.

Ten new words a day are plenty. With repetition they cost fifteen minutes; fifty a day collapse within a week.`,
          ),
          text(
            'A card that asks the right question',
            `Put a sentence with a gap on the front and the word on the back: *She ___ the key in the lock (turned round).* You must produce the word, which is harder than recognising it, and that effort is what strengthens memory.

One fact per card. A card with four meanings is four cards. Add the gender, the plural or the preposition if it cannot be guessed: *depend **on***.

A picture or a personal example helps more than a translation. "My uncle's *ladder*" beats "ladder". Say the word aloud each time; mouths remember too.`,
          ),
        ],
      },
      {
        title: 'Repeating and using',
        lessons: [
          text(
            'Just before you forget',
            `We forget quickly at first, then more slowly. Each successful recall makes the next forgetting slower. So repeat with growing gaps: after one day, three days, a week, two weeks, a month. If you fail, start again with a short gap, without blame.

Five boxes suffice: a card that is known moves one box on, a failed one goes back to the first. Box 1 is due daily, box 2 every other day, box 3 twice a week, and so on. Applications do the same by calculation.

Answer **before** you turn the card. Turning too early feels smooth and teaches little.`,
          ),
          text(
            'From recognising to using',
            `You will understand a word long before you use it. Three bridges help. *Write:* three sentences each evening with today's words, true ones about your day. *Speak:* tell the same story to yourself in two minutes, then in one. *Steal:* when reading, underline combinations such as *heavy rain* or *make a decision*, and learn the pair.

Choose two words each week and use them in a real conversation or message. Clumsy use counts.

Once a month delete cards you no longer care about. A smaller box that you open every day is worth more than a big one you avoid.`,
          ),
        ],
      },
    ],
  },
];
