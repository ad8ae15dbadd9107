import type { ArchivedLesson } from '@stoa/shared/contract/teaching/course-archive.ts';
import { MOST_QUESTIONS } from '@stoa/shared/contract/teaching/lessons.ts';
import { readQti } from '@stoa/shared/question-files/qti/read-qti.ts';
import { materialOf } from '@stoa/shared/question-files/qti/material-of.ts';
import { allOf, elementsOf, readXml, wordsOf } from '@stoa/shared/question-files/qti/xml.ts';
import { UnreadableQuestion } from '@stoa/shared/question-files/reading/read-items.ts';
import { newArchivedLesson } from './new-archived-lesson.ts';
import type { Given, Reading } from './reading.ts';
import { textOf } from './page-lesson.ts';

const LONGEST_INSTRUCTIONS = 5_000;

/** Answers of a question of that kind. Its makers may have called them otherwise: then they stay as they are. */
const truth = ['True', 'False'] as const;

/** The questions of an assessment (QTI 1.2) that a quiz here can ask; the others are noted by their first words. */
export async function quizLesson(reading: Reading, given: Given): Promise<ArchivedLesson | undefined> {
  const { title, path } = given;
  const text = await textOf(reading, given);
  const { questions, problems } = readQti(new Map([[path, text]]), truth, (address, file) => {
    const picture = reading.files.find(address, file);
    return picture && reading.files.take(picture, 'picture');
  });
  const left = [...problems.map(({ start }) => start), ...questions.slice(MOST_QUESTIONS).map(({ prompt }) => prompt)];
  reading.notes.push(...left.map((start) => ({ kind: 'question', name: `${title}: ${start.slice(0, 80)}` }) as const));
  if (questions.length === 0) {
    reading.notes.push({ kind: 'part', name: title });
    return undefined;
  }
  return newArchivedLesson(title, 'quiz', {
    quiz: {
      instructions: instructionsIn(text),
      pass_mark: 70,
      max_attempts: attemptsIn(text),
      draw: null,
      questions: questions.slice(0, MOST_QUESTIONS),
    },
  });
}

/** What is said before the first question; nothing where it shows more than words. */
function instructionsIn(text: string): string {
  return whereReadable(() => {
    const [assessment] = allOf(readXml(text), 'assessment');
    const rubric = assessment && elementsOf(assessment).find(({ name }) => name === 'rubric');
    return materialOf(rubric).slice(0, LONGEST_INSTRUCTIONS);
  }, '');
}

/** As the assessment says; null where it says none, or that they have no end. */
function attemptsIn(text: string): number | null {
  return whereReadable(() => {
    const field = allOf(readXml(text), 'qtimetadatafield').find(
      (one) => wordsOf(allOf(one, 'fieldlabel')[0]) === 'cc_maxattempts',
    );
    const attempts = Number(field && wordsOf(allOf(field, 'fieldentry')[0]));
    return Number.isInteger(attempts) && attempts >= 1 && attempts <= 100 ? attempts : null;
  }, null);
}

function whereReadable<Read>(read: () => Read, otherwise: Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableQuestion) return otherwise;
    throw error;
  }
}
