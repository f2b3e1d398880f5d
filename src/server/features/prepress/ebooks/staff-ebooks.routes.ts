import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/prepress/staff-ebooks.contract.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { listRoute, preparedRoute, type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { answerCorrection } from './answer-correction.ts'
import { correctMetadata } from './change-metadata.ts'
import { countByHand } from './count-by-hand.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { findEbook, updateEbook } from './ebooks.repo.ts'
import { presentForDesk } from './ebooks.presenter.ts'
import { listForDesk } from './list-ebooks.ts'
import { askEdition } from './make-edition.ts'
import { lockedForDesk } from './own-ebook.ts'
import { sendContent } from './send-content.ts'
import { showEdition } from './show-edition.ts'
import { checkUploaded, uploadEdition } from './upload-edition.ts'
import { presentPrices, writePrices } from './write-prices.ts'

const MOST_GIVEN = 20

/** The desk of e-books, and what they cost. */
export function staffEbooksRoutes(deps: EbooksDeps): readonly Route[] {
  const { db } = deps.database
  const { clock } = deps
  const present = async (on: DbOrTx, id: string) => {
    const row = await findEbook(on, id)
    if (!row) throw new AppError('NOT_FOUND')
    return presentForDesk(on, deps, row)
  }
  return [
    listRoute(contract.listStaffEbooks, ({ query }, lists) => listForDesk(lists, query)),
    route(contract.readStaffEbook, ({ params }) => present(db, params.id)),
    writeRoute(contract.countManuscript, async ({ params, body }, tx) => {
      await countByHand(tx, deps, params.id, body.counts)
      return present(tx, params.id)
    }),
    writeRoute(contract.correctMetadata, async ({ params, body }, tx) => {
      await correctMetadata(tx, params.id, body)
      return present(tx, params.id)
    }),
    writeRoute(contract.makeEdition, async ({ params, principal }, tx) => {
      await askEdition(tx, deps, params.id, principal)
      return present(tx, params.id)
    }),
    preparedRoute(
      contract.uploadEdition,
      ({ principal, body }) => checkUploaded(deps, principal, body.fileId),
      async ({ params, principal, body }, tx, checked) => {
        await uploadEdition(tx, deps, { id: params.id, staff: principal, note: body.note, checked })
        return present(tx, params.id)
      },
    ),
    writeRoute(contract.showEdition, async ({ params, principal }, tx) => {
      await showEdition(tx, deps, { ...params, staff: principal })
      return present(tx, params.id)
    }),
    writeRoute(contract.answerCorrection, async ({ params, body }, tx) => {
      await answerCorrection(tx, clock.now(), { ...body, ebookId: params.id, id: params.correctionId })
      return present(tx, params.id)
    }),
    writeRoute(contract.giveRound, async ({ params }, tx) => {
      const row = await lockedForDesk(tx, params.id)
      if (row.roundsGiven >= MOST_GIVEN) throw new AppError('CONFLICT', `더 드린 수정이 ${MOST_GIVEN}번에 이르렀어요.`)
      await updateEbook(tx, params.id, { roundsGiven: row.roundsGiven + 1 })
      return present(tx, params.id)
    }),
    route(contract.readStaffEbookContent, async ({ params, reply }) => {
      await sendContent(db, deps, { ebookId: params.id, edition: params.edition, evenUnshown: true }, reply)
      return null
    }),
    route(contract.listEbookPrices, () => presentPrices(db, clock.now())),
    writeRoute(contract.writeEbookPrices, async (call, tx) => {
      await writePrices(tx, clock.now(), call, call.body)
      return presentPrices(tx, clock.now())
    }),
  ]
}
