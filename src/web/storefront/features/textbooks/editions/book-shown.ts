import type { ResultOf } from '#/contract/endpoint.ts'
import type { readEdition } from '#/contract/textbooks/editions.contract.ts'

/** A textbook as its page shows it. */
export type BookShown = ResultOf<typeof readEdition>
