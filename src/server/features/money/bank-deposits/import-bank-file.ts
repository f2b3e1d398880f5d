import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type {
  importBankFile as importEndpoint,
  readBankFile as readEndpoint,
} from '#/contract/money/bank-deposits.contract.ts'
import { columnsOfUse } from '#/domain/money/bank-sheet.ts'
import type { PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { insertImport, insertRows, knownOf, noteAdded, saveBankSheet } from './bank-rows.repo.ts'
import { matchSureJob } from './match-sure.ts'
import type { BankList } from './read-bank-file.ts'

const SAMPLE = 5
const PREVIEW = 20

type Way = 'deposits' | 'withdrawals'

/** What the file says, before anything is kept of it. */
export async function previewOf(db: Db, list: BankList): Promise<ResultOf<typeof readEndpoint>> {
  const sumOf = (way: Way) => {
    const amounts = list.lines
      .map(({ amount }) => (way === 'deposits' ? amount : -amount))
      .filter((amount) => amount > 0)
    return { count: amounts.length, sum: amounts.reduce((sum, amount) => sum + amount, 0) }
  }
  const moments = list.lines.map(({ at }) => at).toSorted()
  return {
    heads: [...list.heads],
    sample: list.body.slice(0, SAMPLE).map((row) => list.heads.map((_, column) => row[column] ?? '')),
    use: [...list.use],
    rememberedAt: list.rememberedAt?.toISOString() ?? null,
    problem: list.problem,
    lines: list.lines.length,
    known: await knownOf(db, list.lines),
    deposits: sumOf('deposits'),
    withdrawals: sumOf('withdrawals'),
    from: moments[0] ?? null,
    until: moments.at(-1) ?? null,
    preview: list.lines.slice(0, PREVIEW).map(({ line, at, amount, name, memo }) => ({ line, at, amount, name, memo })),
    unread: list.unread.slice(0, PREVIEW).map(({ line, why }) => ({ line, why })),
    unreadCount: list.unread.length,
  }
}

/** The lines that are not here yet, and the work of matching them, in one transaction. Errors: INVALID_INPUT. */
export async function importList(
  deps: PaymentsDeps,
  call: AuditedCall & { readonly principal: StaffPrincipal },
  { bank, fileName }: QueryOf<typeof importEndpoint>,
  list: BankList,
): Promise<ResultOf<typeof importEndpoint>> {
  if (list.problem) throw new AppError('INVALID_INPUT', list.problem)
  if (list.lines.length === 0) throw new AppError('INVALID_INPUT', '읽을 수 있는 거래가 한 줄도 없습니다.')
  const lines = list.lines.length
  const importId = deps.ids.uuid()
  const at = deps.clock.now()
  const added = await deps.database.transaction(async (tx) => {
    await insertImport(tx, { id: importId, bank, fileName, lines, added: 0, staffId: call.principal.staffId, at })
    const count = await insertRows(tx, importId, list.lines)
    await noteAdded(tx, importId, count)
    await saveBankSheet(tx, bank, columnsOfUse(list.heads, list.use), at)
    const detail = { bank, fileName, lines, added: count }
    await audit(tx, call, { action: 'bank-file.import', objectKind: 'bank-deposit', objectId: importId, detail })
    await deps.jobs.add(tx, matchSureJob, { importId }, { key: `bank-deposits.match-sure:${importId}` })
    await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
    return count
  })
  return { lines, added, known: lines - added, unread: list.unread.length }
}
