import { stageAfter } from '#/domain/ebooks/stages.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { ebooksOfOrder, linesOfEbooks } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { lockEbook, updateEbook } from './ebooks.repo.ts'

const VERSION = /^ebook-(\d+)$/u

/** The work on the e-books of an order begins when it is paid for, and ends with the lines that were cancelled. Doing it again changes nothing. */
export async function followOrder(deps: EbooksDeps, orderId: string, event: 'pay' | 'cancel'): Promise<void> {
  await deps.database.transaction(async (tx) => {
    for (const id of await ebooksOfOrder(tx, orderId)) await followOne(tx, deps, id, event)
  })
}

async function followOne(tx: Tx, deps: EbooksDeps, id: string, event: 'pay' | 'cancel'): Promise<void> {
  const row = await lockEbook(tx, id)
  const stage = row && stageAfter(row.stage, event)
  const line = (await linesOfEbooks(tx, [id])).get(id)
  if (!row || !stage || (line === undefined) !== (event === 'cancel')) return
  const movedAt = deps.clock.now()
  if (line) {
    const version = Number(VERSION.exec(line.quote.tariffVersion)?.[1])
    await updateEbook(tx, id, { stage, movedAt, pricesVersion: version })
    return
  }
  await updateEbook(tx, id, { stage, movedAt, pricesVersion: null, approvedAt: null, downloadUntil: null })
}
