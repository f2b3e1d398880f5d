import type { EbookCorrection, EbookEdition } from '#/contract/prepress/ebook-parts.ts'
import type { EbookSummary, EbookView } from '#/contract/prepress/ebooks.contract.ts'
import type { StaffEbook } from '#/contract/prepress/staff-ebooks.contract.ts'
import { quoteEbook } from '#/domain/ebooks/quote-ebook.ts'
import { deskMetadataRefusal, metadataRefusal, roundsLeft } from '#/domain/ebooks/stages.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { ebooksInCarts, linesOfEbooks } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import type { CorrectionRow, EbookRow, EditionRow } from './ebooks.table.ts'
import { correctionsOf, countDownloads, editionsOf } from './editions.repo.ts'
import { correctionThings, metadataThings } from './looked-at-ebook.ts'
import { byHandOnly } from './make-edition.ts'
import { pricesOfOrder } from './prices-of-order.ts'
import { pricesAt } from './prices.repo.ts'

type Deps = Pick<EbooksDeps, 'clock'>

const iso = (at: Date | null) => at?.toISOString() ?? null

/** As its customer sees it: of the editions only those that were shown. */
export async function presentEbook(db: DbOrTx, deps: Deps, row: EbookRow): Promise<EbookView> {
  const corrections = await correctionsOf(db, row.id)
  const view = await viewOf(db, deps, row, await editionsOf(db, row.id))
  return { ...view, corrections: corrections.map(presentCorrection) }
}

/** What both see; of the corrections each sees something else. */
async function viewOf(
  db: DbOrTx,
  deps: Deps,
  row: EbookRow,
  editions: readonly EditionRow[],
): Promise<Omit<EbookView, 'corrections'>> {
  const line = (await linesOfEbooks(db, [row.id])).get(row.id)
  const { version, prices } = await pricesOfOrder(db, deps, row)
  const included = prices.rounds + row.roundsGiven
  const { downloadUntil, roundsUsed } = row
  return {
    id: row.id,
    title: row.title,
    stage: row.stage,
    form: row.form,
    kind: row.manuscriptKind,
    files: row.files.map(({ fileId, part, name, bytes }) => ({ fileId, part, name, bytes })),
    metadata: row.metadata,
    extras: [...row.extras],
    counts: row.counts,
    countedBy: row.countedBy,
    memo: row.memo,
    quote: line?.quote ?? quoteEbook(row, prices, version),
    metadataIsFixed: metadataRefusal(standing(row, editions)),
    seen: lookedAt(metadataThings(row.metadata)),
    order: line ? { number: line.orderNumber, lineId: line.lineId } : null,
    inCart: (await ebooksInCarts(db, [row.id])).has(row.id),
    rounds: { included, used: roundsUsed, left: roundsLeft(included, roundsUsed) },
    editions: editions.filter(({ shownAt }) => shownAt !== null).map(presentEdition),
    shownEdition: row.shownEdition,
    downloads: {
      count: await countDownloads(db, row.id),
      until: iso(downloadUntil),
      open: row.stage === 'delivered' && downloadUntil !== null && downloadUntil > deps.clock.now(),
    },
    createdAt: row.createdAt.toISOString(),
  }
}

export async function presentForDesk(db: DbOrTx, deps: Deps, row: EbookRow): Promise<StaffEbook> {
  const editions = await editionsOf(db, row.id)
  const card = await memberCard(db, row.memberId)
  return {
    ...(await viewOf(db, deps, row, editions)),
    customer: { memberId: row.memberId, name: card?.name ?? '탈퇴한 회원' },
    corrections: (await correctionsOf(db, row.id)).map((correction) => ({
      ...presentCorrection(correction),
      seen: lookedAt(correctionThings(correction)),
    })),
    allEditions: editions.map(presentEdition),
    byHandOnly: byHandOnly(row),
    metadataIsFixedHere: deskMetadataRefusal(standing(row, editions)),
  }
}

/** Of its editions the newest comes first. */
const standing = ({ stage }: EbookRow, [newest]: readonly EditionRow[]) => ({ stage, newest: newest?.state ?? null })

/** Of many at once, in as many statements as of one. */
export async function presentSummaries(
  db: DbOrTx,
  { clock }: Deps,
  rows: readonly EbookRow[],
): Promise<EbookSummary[]> {
  const lines = await linesOfEbooks(
    db,
    rows.map(({ id }) => id),
  )
  const { version, prices } = await pricesAt(db, clock.now())
  return rows.map((row) => {
    const line = lines.get(row.id)
    return {
      id: row.id,
      title: row.title,
      stage: row.stage,
      form: row.form,
      total: (line?.quote ?? quoteEbook(row, prices, version)).total,
      orderNumber: line?.orderNumber ?? null,
      createdAt: row.createdAt.toISOString(),
    }
  })
}

const presentEdition = (row: EditionRow): EbookEdition => ({
  edition: row.edition,
  state: row.state,
  madeBy: row.madeBy,
  name: row.name,
  bytes: row.bytes,
  findings: row.findings.map((finding) => ({ ...finding })),
  warnings: [...row.warnings],
  failure: row.failure,
  note: row.note,
  begunAt: row.begunAt.toISOString(),
  shownAt: iso(row.shownAt),
})

const presentCorrection = (row: CorrectionRow): EbookCorrection => ({
  id: row.id,
  edition: row.edition,
  round: row.round,
  place: row.place,
  quoted: row.quoted,
  body: row.body,
  answer: row.answer,
  answeredAt: iso(row.answeredAt),
  at: row.at.toISOString(),
})
