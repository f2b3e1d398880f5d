/** Letters that the title of a job may have. */
export const TITLE_LETTERS = 60
