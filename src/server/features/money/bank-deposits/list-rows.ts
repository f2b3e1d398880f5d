import type { ResultOf } from '#/contract/endpoint.ts'
import type { BankRow, BankRowView, DepositProposal, listBankRows } from '#/contract/money/bank-deposits.contract.ts'
import { compareFits, FITS, fitOf } from '#/domain/money/deposit-match.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type AwaitedOrders, awaitedTransfers, unpaidOrders } from './awaited.repo.ts'
import { lastImport, type ListedRow, listRows, openSum, owedOfAmounts } from './listed-rows.repo.ts'

const PAGE = 50
const MOST_PROPOSALS = 3

interface Asked {
  readonly show: BankRowView
  readonly before: { readonly at: Date; readonly id: string } | null
  readonly now: Date
}

/** Rows of the bank with what each could be for; the newest first. */
export async function readBankRows(db: DbOrTx, asked: Asked): Promise<ResultOf<typeof listBankRows>> {
  const rows = await listRows(db, { ...asked, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  const wants = shown.some(({ state, amount }) => state === 'open' && amount > 0)
  const awaited = wants ? [...(await awaitedTransfers(db, asked.now)), ...(await unpaidOrders(db, asked.now))] : []
  const sent = shown.filter(({ state, amount }) => state === 'open' && amount < 0).map(({ amount }) => -amount)
  const owed = sent.length > 0 ? await owedOfAmounts(db, sent) : []
  const refundsOf = ({ state, amount }: ListedRow) =>
    state === 'open' && amount < 0
      ? owed.filter((repayment) => repayment.amount === -amount).map(({ amount: _, ...repayment }) => repayment)
      : []
  return {
    rows: shown.map((row) => present(row, proposalsOf(row, awaited), refundsOf(row))),
    next: last ? `${new Date(last.at).toISOString()}~${last.id}` : null,
    open: await openSum(db),
    lastImport: await lastImport(db),
  }
}

/** The best first. What nobody announced is never sure. */
function proposalsOf(row: ListedRow, awaited: readonly AwaitedOrders[]): DepositProposal[] {
  if (row.state !== 'open' || row.amount < 0) return []
  const deposit = { name: row.name, amount: row.amount, at: new Date(row.at) }
  return awaited
    .flatMap((orders) => {
      const fit = fitOf(deposit, orders)
      return fit ? [{ fit, orders }] : []
    })
    .toSorted((a, b) => FITS.indexOf(a.fit) - FITS.indexOf(b.fit) || compareFits(deposit, a.orders, b.orders))
    .slice(0, MOST_PROPOSALS)
    .map(({ fit, orders: { orderNumbers, customer, depositor, amount } }) => ({
      fit,
      orderNumbers: [...orderNumbers],
      customer,
      depositor,
      amount,
    }))
}

const present = (row: ListedRow, proposals: DepositProposal[], refunds: BankRow['refunds']): BankRow => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  amount: row.amount,
  name: row.name,
  memo: row.memo,
  bank: row.bank,
  state: row.state,
  reason: row.reason,
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt && new Date(row.decidedAt).toISOString(),
  match:
    row.matchId && row.matchKind
      ? { id: row.matchId, kind: row.matchKind, orderNumbers: [...row.orderNumbers], amount: row.matchAmount ?? 0 }
      : null,
  proposals,
  refunds,
})
