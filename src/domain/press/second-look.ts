/** So long after asking, whoever is alone may look again: nobody presses twice in one go. */
export const ALONE_AFTER_MINUTES = 10
/** Who looks alone writes what they looked at, in so many letters at least. */
export const ALONE_WORDS = 10

/** The second look is another's; only where nobody else may look it is the asker's own, from an instant on. */
export type SecondLook = { readonly by: 'other' } | { readonly by: 'alone'; readonly from: Date }

/** Who takes the second look at files that the check stopped. `may`: ids of all who may and whose account is open. */
export function secondLook(askedBy: string, askedAt: Date, may: readonly string[]): SecondLook {
  if (may.some((id) => id !== askedBy)) return { by: 'other' }
  return { by: 'alone', from: new Date(askedAt.getTime() + ALONE_AFTER_MINUTES * 60_000) }
}
