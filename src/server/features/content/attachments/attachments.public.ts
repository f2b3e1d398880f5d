/** Files that hang on texts, as the pages of those texts show them; and how the shop's own code hangs one there. */
export { filesOfText, filesShown } from './attachments.presenter.ts'
export { hangMade, madeOf } from './hang-made.ts'
