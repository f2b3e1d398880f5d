/** Whom a customer reads an answer from: the desk, or the person by name. */
export const ANSWER_NAMES = ['desk', 'person'] as const
export type AnswerNames = (typeof ANSWER_NAMES)[number]

/** As customers know who answers: by what is done there. */
export const DESK_NAME = '상담'
