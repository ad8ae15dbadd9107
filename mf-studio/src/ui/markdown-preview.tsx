import Markdown from 'react-markdown';
import classes from './markdown-preview.module.css';

/** HTML in the text is shown as text, never run. */
export const MarkdownPreview = ({ text }: { text: string }) => (
  <div className={classes.text}>
    <Markdown>{text}</Markdown>
  </div>
);
