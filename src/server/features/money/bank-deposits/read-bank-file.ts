import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { AppError } from '#/contract/errors.ts'
import { MOST_BANK_LINES } from '#/contract/money/bank-deposits.contract.ts'
import { type BankLine, bankMarks, readBankLine, type UnreadLine } from '#/domain/money/bank-row.ts'
import { BANK_FIELD_IDS, type BankField } from '#/domain/money/bank-sheet.data.ts'
import { type BankUse, bankUse, bankUseProblem, headRowOf } from '#/domain/money/bank-sheet.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import type { Services } from '#/server/platform/services.ts'
import { receiveSheet } from '#/server/platform/sheets/receive-sheet.ts'
import { readBankSheet } from './bank-rows.repo.ts'
import type { MarkedLine } from './marked-line.ts'

const MOST_COLUMNS = 30
const MOST_CELL = 120
const MOST_MEGABYTES = 20

export interface BankList {
  readonly heads: readonly string[]
  readonly body: readonly (readonly string[])[]
  readonly use: BankUse
  readonly rememberedAt: Date | null
  readonly problem: string | null
  readonly lines: readonly MarkedLine[]
  readonly unread: readonly UnreadLine[]
}

/** A bank's list as lines, by the columns that are asked for, agreed to before, or told by their heads. Errors: INVALID_INPUT. */
export async function readBankFile(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  request: FastifyRequest,
  { bank, use: asked }: { readonly bank: string; readonly use?: string | undefined },
): Promise<BankList> {
  const sheet = await receiveSheet(request, {
    mostMegabytes: MOST_MEGABYTES,
    mostRows: MOST_BANK_LINES + 40,
    mostCells: MOST_BANK_LINES * 16,
    name: '은행 파일',
    hint: '은행 홈페이지에서 받은 거래내역 파일을 올려 주세요.',
  })
  const rows = sheet.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => String(cell ?? '').slice(0, MOST_CELL)))
  const head = headRowOf(rows)
  if (head === null)
    throw new AppError(
      'INVALID_INPUT',
      '거래일시와 입금액이 있는 표를 찾지 못했습니다. 은행 홈페이지에서 받은 거래내역 파일인지 확인해 주세요.',
    )
  const heads = (rows[head] ?? []).map((cell) => cell.trim())
  const memory = await readBankSheet(database.db, bank)
  const use = asked === undefined ? bankUse(heads, memory?.columns ?? {}) : useAsked(asked, heads.length)
  const body = rows.slice(head + 1)
  const problem = bankUseProblem(use)
  const read = problem ? { lines: [], unread: [] } : linesOf(use, body, head + 2, seoulDay(daysAfter(clock.now(), 1)))
  return { heads, body, use, rememberedAt: memory?.usedAt ?? null, problem, ...read }
}

/** Tomorrow still passes: a bank's clock and ours need not agree. */
function linesOf(use: BankUse, body: readonly (readonly string[])[], first: number, lastDay: string) {
  const lines: BankLine[] = []
  const unread: UnreadLine[] = []
  for (const [at, cells] of body.entries()) {
    const line = readBankLine(use, cells, first + at, lastDay)
    if (line === 'skip') continue
    if ('why' in line) unread.push(line)
    else lines.push(line)
  }
  const marks = bankMarks(lines)
  return { lines: lines.map((line, at) => ({ ...line, fingerprint: hashOf(marks[at] ?? '') })), unread }
}

/** A name stands in it: only its hash is kept. */
const hashOf = (mark: string): string => createHash('sha256').update(mark).digest('hex')

function useAsked(asked: string, width: number): BankUse {
  const fields = asked.split(',')
  return Array.from({ length: width }, (_, at) => fieldOf(fields[at]))
}

const fieldOf = (word: string | undefined): BankField | null => BANK_FIELD_IDS.find((field) => field === word) ?? null
