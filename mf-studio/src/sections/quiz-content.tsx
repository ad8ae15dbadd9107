import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { useBuilder } from '../builder/builder-context.tsx';
import { QuestionTools } from '../features/question-files/question-tools.tsx';
import { QuizEditor } from '../features/quiz/quiz-editor.tsx';
import { QuizStatistics } from '../features/quiz/quiz-statistics.tsx';
import { useTruthWords } from '../features/quiz/use-truth-words.ts';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { useQuizText } from '../messages/quiz.ts';
import { AnswerPicture } from './answer-picture.tsx';
import classes from './quiz-content.module.css';

/** Where quiz, uploads and files of questions meet: a question may have a picture, and come from elsewhere. */
export function QuizContent({ lesson }: { lesson: BuilderLesson }) {
  const { course, isReadOnly } = useBuilder();
  const truthWords = useTruthWords(course.language);
  return (
    <>
      <QuizEditor
        lesson={lesson}
        language={course.language}
        pictureOf={(question) => <QuestionPicture question={question} />}
        answerPictureOf={(picturing) => <AnswerPicture {...picturing} />}
      />
      {!isReadOnly && course.rights.includes('grade') && <QuizStatistics lesson={lesson} />}
      <QuestionTools lesson={lesson} truthWords={truthWords} />
    </>
  );
}

function QuestionPicture({ question: { id, picture, picture_alt } }: { question: BuilderQuestion }) {
  const t = useQuizText();
  const { saver, isReadOnly } = useBuilder();
  const save = (file: string | null) => {
    saver.change(`question:${id}`, 'picture_file_id', file);
    void saver.flush();
  };
  return (
    <UploadField
      id={`picture-${id}`}
      slot={`question_picture:${id}`}
      purpose="picture"
      label={t('help.picture')}
      description={t('help.picture.hint')}
      file={picture}
      isReadOnly={isReadOnly}
      onReady={(file) => save(file.id)}
      onRemove={() => save(null)}
    >
      {picture?.url && <img src={picture.url} alt={picture_alt} className={classes.picture} />}
    </UploadField>
  );
}
