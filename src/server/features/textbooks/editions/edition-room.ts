import { type ClassCopies, copiesOfClasses } from '#/domain/brands/classes.ts'
import type { EditionOrigin } from '#/domain/brands/edition-origin.ts'
import { coverNameProblem, shownClassName } from '#/domain/editions/class-covers.ts'
import { standingOn, whyNotSold } from '#/domain/editions/edition.ts'
import { err } from '#/lib/result.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { QuoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { OriginRoom } from '#/server/features/ordering/origins/origins.public.ts'
import { mayBuyOfEach } from '#/server/features/people/members/members.public.ts'
import type { Services } from '#/server/platform/services.ts'
import { quoteEdition } from './edition-quote.ts'
import { booksOfVersions, brandsOfEditions } from './editions.repo.ts'
import { soldSuccessor } from './sold-successor.ts'

const GONE = '더 찍지 않는 교재예요.'

export interface EditionRoomDeps extends Pick<Services, 'clock'> {
  readonly quoter: QuoterOfNow
}

/** Korean: why names of classes cannot be printed on the covers of a line; null where they can, or none is wanted. */
function namesRefusal({ cover }: EditionOrigin, classes: readonly ClassCopies[]): string | null {
  if (shownClassName(classes) !== null && !cover?.namePlace)
    return '이 표지에는 반 이름 자리가 없어요. 교재 화면에서 표지에 반 이름을 골라 다시 담아 주세요.'
  return coverNameProblem(classes)?.message ?? null
}

/** Prices the lines that are textbooks. One that was withdrawn stays in the cart and says why. */
export const editionRoom = ({ clock, quoter }: EditionRoomDeps): OriginRoom<EditionOrigin> => ({
  mayOrder: async (db, buyer, origins) => {
    const brandOf = await brandsOfEditions(
      db,
      origins.map(({ editionId }) => editionId),
    )
    const verdicts = await mayBuyOfEach(db, buyer, { brands: brandOf.values(), goods: 'editions' })
    return origins.map(({ editionId }) => verdicts.get(brandOf.get(editionId) ?? '') ?? err({ message: GONE }))
  },
  price: async (db, lines) => {
    const books = await booksOfVersions(
      db,
      lines.map(({ origin }) => origin),
    )
    const quoteJob = await quoter(db)
    const today = seoulDay(clock.now())
    return lines.map(({ origin, spec, classes }) => {
      const book = books.find(
        ({ edition, version }) => edition.id === origin.editionId && version.number === origin.version,
      )
      if (!book) return err({ code: 'not-offered', message: GONE })
      const refusal = whyNotSold(standingOn(today, book.version), soldSuccessor(book, today)?.title ?? null)
      if (refusal) return err({ code: 'not-offered', message: refusal })
      const unprintable = namesRefusal(origin, classes ?? [])
      if (unprintable) return err({ code: 'not-offered', message: unprintable, path: 'classes' })
      return quoteEdition(quoteJob, book, classes ? copiesOfClasses(classes) : spec.copies)
    })
  },
  standings: null,
})
