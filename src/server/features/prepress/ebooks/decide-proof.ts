import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { askEbookCorrections } from '#/contract/prepress/ebooks.contract.ts'
import { roundsLeft } from '#/domain/ebooks/stages.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import { actorOf, moveFile, moveProduction, SYSTEM } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { insertCorrections } from './editions.repo.ts'
import { linesOfEbooks } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import type { EbookRow } from './ebooks.table.ts'
import { moveEbook, ownEbook, ownLocked } from './own-ebook.ts'
import { pricesOfOrder } from './prices-of-order.ts'

const NOT_SHOWN = '지금은 확인할 시안이 없어요.'
const OTHER = '그사이 새 시안이 왔어요. 새로 고쳐 새 시안을 본 뒤 다시 해 주세요.'

type Sent = BodyOf<typeof askEbookCorrections>

/** Sends the proof back with what is to be corrected, place by place; that uses up one round. Errors: NOT_FOUND, CONFLICT. */
export async function askCorrections(
  tx: Tx,
  deps: EbooksDeps,
  { member, id, sent }: { readonly member: MemberPrincipal; readonly id: string; readonly sent: Sent },
): Promise<void> {
  const row = await decided(tx, deps, { member, id, edition: sent.edition, event: 'ask-changes' })
  const { prices } = await pricesOfOrder(tx, deps, row)
  if (roundsLeft(prices.rounds + row.roundsGiven, row.roundsUsed) === 0)
    throw new AppError(
      'CONFLICT',
      '포함된 수정 횟수를 다 쓰셨어요. 더 고칠 곳이 있으면 1:1 문의로 알려 주세요. 적은 내용은 그대로 있습니다.',
    )
  const at = deps.clock.now()
  const round = row.roundsUsed + 1
  await insertCorrections(
    tx,
    sent.corrections.map((each) => ({ ...each, id: deps.ids.uuid(), ebookId: id, edition: sent.edition, round, at })),
  )
  await moveEbook(tx, row, { event: 'ask-correction', at, refusal: NOT_SHOWN, also: { roundsUsed: round } })
}

/** Takes the proof as it is: it is delivered with that, and can be downloaded for as long as the prices said. */
export async function approveEbook(
  tx: Tx,
  deps: EbooksDeps,
  { member, id, edition }: { readonly member: MemberPrincipal; readonly id: string; readonly edition: number },
): Promise<void> {
  const seen = await ownEbook(tx, member.memberId, id)
  if (seen.stage === 'delivered' && seen.shownEdition === edition) return
  const row = await decided(tx, deps, { member, id, edition, event: 'approve' })
  const { prices } = await pricesOfOrder(tx, deps, row)
  const at = deps.clock.now()
  const line = (await linesOfEbooks(tx, [id])).get(id)
  if (line) await moveProduction(tx, deps, { lineId: line.lineId, event: 'deliver', by: SYSTEM })
  await moveEbook(tx, row, {
    event: 'approve',
    at,
    refusal: NOT_SHOWN,
    also: { approvedAt: at, downloadUntil: daysAfter(at, prices.downloadDays) },
  })
}

interface Decision {
  readonly member: MemberPrincipal
  readonly id: string
  readonly edition: number
  readonly event: 'ask-changes' | 'approve'
}

/** Moves the line first: whoever locks an order and its e-book locks the order before. */
async function decided(tx: Tx, deps: EbooksDeps, { member, id, edition, event }: Decision): Promise<EbookRow> {
  const seen = await ownEbook(tx, member.memberId, id)
  const line = (await linesOfEbooks(tx, [id])).get(id)
  if (!line || seen.stage !== 'proof') throw new AppError('CONFLICT', NOT_SHOWN)
  await moveFile(tx, deps, { lineId: line.lineId, event, by: actorOf(member) })
  const row = await ownLocked(tx, member.memberId, id)
  if (row.shownEdition !== edition) throw new AppError('CONFLICT', OTHER)
  return row
}
