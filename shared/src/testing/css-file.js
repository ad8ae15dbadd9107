/** Stands for every plain stylesheet in tests. */
export default '';
