/** The only door of job pictures for other features. */
export { jobFilesChosen, tellFilesChosen } from './files-chosen.ts'
export { picturesOf } from './pictures-of.ts'
