import { withoutTurning } from '#/lib/turning.ts'
import type { Krw } from './krw.ts'
import type { BankField } from './bank-sheet.data.ts'
import type { BankUse, Cells } from './bank-sheet.ts'

export interface BankLine {
  /** In the file, from one. */
  readonly line: number
  /** Seoul's wall clock, `2026-11-20T13:52:11`; midnight where the bank told only the day. */
  readonly at: string
  /** Positive came in, negative went out. */
  readonly amount: Krw
  readonly name: string
  readonly memo: string
  readonly balance: Krw | null
}

export interface UnreadLine {
  readonly line: number
  readonly why: string
}

const MOST_WON = 100_000_000_000
const DAY = /^(\d{4})[-./년]?\s*(\d{1,2})[-./월]?\s*(\d{1,2})일?/
const CLOCK = /(\d{1,2}):(\d{2})(?::(\d{2}))?/
const BARE_CLOCK = /^(\d{2})(\d{2})(\d{2})$/
const WON = /^[+-]?\d{1,3}(?:,?\d{3})*(?:\.0+)?$|^[+-]?\d+(?:\.0+)?$/

const two = (part: string | undefined): string => (part ?? '0').padStart(2, '0')

/** No bank of today has booked before; a slip of the file would else stand at the end of every list. */
const FIRST_YEAR = 1900

/** Day and clock in any of the ways banks write them; null where there is no such day. */
export function bankMoment(dayText: string, timeText: string): string | null {
  const found = DAY.exec(dayText.trim())
  if (!found) return null
  const [whole, year = '', month, day] = found
  if (Number(year) < FIRST_YEAR) return null
  const date = `${year}-${two(month)}-${two(day)}`
  const moment = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date) return null
  const rest = timeText.trim() || dayText.trim().slice(whole.length)
  const [, hour, minute, second] = CLOCK.exec(rest) ?? BARE_CLOCK.exec(rest.trim()) ?? []
  if (hour === undefined) return `${date}T00:00:00`
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null
  return `${date}T${two(hour)}:${two(minute)}:${two(second)}`
}

/** Won of a cell: `1,000`, `1000원`, `₩1,000`, `-`; zero for an empty one, null for what is no amount. */
export function bankWon(cell: string): Krw | null {
  const text = cell.replaceAll(/[\s₩원]/g, '').replace(/^KRW/i, '')
  if (text === '' || text === '-') return 0
  if (!WON.test(text)) return null
  const amount = Number(text.replaceAll(',', ''))
  return Math.abs(amount) <= MOST_WON ? Math.round(amount) : null
}

/** One line of the list, none of which is later than `lastDay`; `skip` for what is no booking of the bank at all, such as sums and empty lines. */
export function readBankLine(
  use: BankUse,
  cells: Cells,
  line: number,
  lastDay: string,
): BankLine | UnreadLine | 'skip' {
  const of = (field: BankField) => cells[use.indexOf(field)]?.trim() ?? ''
  if (cells.every((cell) => cell.trim() === '')) return 'skip'
  if (of('at') === '' || /^(?:합|소|총)\s*계/.test(cells.find((cell) => cell.trim() !== '') ?? '')) return 'skip'
  const at = bankMoment(of('at'), of('time'))
  if (!at) return { line, why: `거래일시 「${of('at')}」를 읽을 수 없습니다.` }
  if (at.slice(0, 10) > lastDay) return { line, why: `거래일시 「${of('at')}」는 아직 오지 않은 날입니다.` }
  const [deposit, withdrawal] = [bankWon(of('deposit')), bankWon(of('withdrawal'))]
  if (deposit === null || withdrawal === null)
    return { line, why: `금액 「${deposit === null ? of('deposit') : of('withdrawal')}」을 읽을 수 없습니다.` }
  if (deposit !== 0 && withdrawal !== 0) return { line, why: '입금액과 출금액이 한 줄에 함께 있습니다.' }
  const amount = deposit - withdrawal
  if (amount === 0) return 'skip'
  const balance = use.includes('balance') && of('balance') !== '' ? bankWon(of('balance')) : null
  return { line, at, amount, name: plain(of('name')), memo: plain(of('memo')), balance }
}

/** Whatever a cell would do in a spreadsheet program, here it is words. */
const plain = (cell: string): string =>
  withoutTurning(cell)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/^'+(?=[=+@-])/, '')
    .trim()
    .slice(0, 60)

/** The same booking of the bank again has the same mark; two alike of one file are told apart by their order. */
export function bankMarks(lines: readonly BankLine[]): readonly string[] {
  const seen = new Map<string, number>()
  return lines.map(({ at, amount, name, balance }) => {
    const key = [at, amount, name.replaceAll(/\s/g, ''), balance ?? ''].join('|')
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    return `${key}|${nth}`
  })
}
