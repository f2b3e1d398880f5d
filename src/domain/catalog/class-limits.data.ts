/** Classes that get the copies of a line: of what is bound and of textbooks alike. */
export const MOST_CLASSES = 100
export const CLASS_NAME_LETTERS = 20
export const TOO_MANY_CLASSES = `반은 ${MOST_CLASSES}개까지 적을 수 있어요.`
