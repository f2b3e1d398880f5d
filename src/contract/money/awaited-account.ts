import * as z from 'zod/mini'

/** The account that a deposit is awaited on, as whoever pays into it is told; spread into what else is said of it. */
export const awaitedAccount = {
  bank: z.string(),
  number: z.string(),
  holder: z.string(),
  /** Empty where nothing says until when. */
  dueAt: z.string(),
}
