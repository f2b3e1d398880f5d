/** Korean won, always a whole number. There is no smaller unit and no fraction anywhere in the shop. */
export type Krw = number

export const isKrw = (value: number): value is Krw => Number.isSafeInteger(value)
