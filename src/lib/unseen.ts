/** Spaces, fillers, and marks that only steer what stands beside them; the blank of braille is none by its class. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether nobody could see anything of it, wherever it is shown. */
export const isUnseen = (text: string): boolean => UNSEEN.test(text)
