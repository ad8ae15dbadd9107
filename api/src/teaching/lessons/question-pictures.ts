import type { QuestionContent } from './lesson-content.ts';

type Pictured = Partial<Pick<QuestionContent, 'picture_file_id'>> & {
  options?: readonly { picture_file_id?: string | null }[];
};

/** The files of a question's own picture and of those of its answers. */
export const questionPictures = ({ picture_file_id, options = [] }: Pictured): string[] =>
  [picture_file_id, ...options.map((option) => option.picture_file_id)].flatMap((id) => id ?? []);
