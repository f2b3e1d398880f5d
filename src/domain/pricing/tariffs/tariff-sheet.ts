import { formatCount } from '#/lib/format-count.ts'
import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { editTariff, HIGHEST_FIGURE, isGangedPaper } from './edit-tariff.ts'
import type { TariffEdit } from './tariff-edit.ts'
import { editsBetween } from './tariff-changes.ts'
import { tariffFields } from './tariff-fields.ts'
import { SECTIONS } from './tariff-field.ts'
import type { TariffField } from './tariff-field.ts'
import { hasPath } from './tariff-path.ts'
import { rowsOf, splitKey, tierKey } from './tariff-rows.ts'

export type SheetCell = string | number | null

/** Heads of the columns of a tariff sheet; they are found by name, so that a column may be moved or added. */
export const SHEET_HEADS = ['열쇠', '구분', '항목', '무엇', '부터', '값', '단위'] as const
type Head = (typeof SHEET_HEADS)[number]
export const NOT_SOLD = '팔지 않음'

/** No tariff comes near it; more rows are not one. */
export const MOST_SHEET_ROWS = 5000

export interface SheetIssue {
  /** As the spreadsheet counts, the heads being row 1. */
  readonly row: number
  readonly column: Head
  /** Korean, ready to show. */
  readonly message: string
}

/** All figures of a tariff, one on a row, under Korean heads. */
export function tariffSheet(tariff: Tariff): readonly (readonly SheetCell[])[] {
  return [
    [...SHEET_HEADS],
    ...rowsOf(tariff).map(({ field, from, value }) => [
      field.key,
      SECTIONS[field.section],
      field.item,
      field.what,
      from,
      value ?? NOT_SOLD,
      field.unit,
    ]),
  ]
}

/**
 * What a sheet would change in a tariff. A sheet may hold a part only: what it leaves out stays, but a list of tiers is taken
 * as it stands in the sheet. Every mistake is told with its row and column; then nothing is changed.
 */
export function readSheet(
  tariff: Tariff,
  cells: readonly (readonly SheetCell[])[],
): Result<readonly TariffEdit[], readonly SheetIssue[]> {
  const columns = columnsOf(cells[0] ?? [])
  if (!columns) {
    const message = `첫 줄에 「열쇠」와 「부터」, 「값」 머리글이 있어야 합니다. 내려받은 표에 값을 고쳐 올려 주세요.`
    return err([{ row: 1, column: '열쇠', message }])
  }
  if (cells.length > MOST_SHEET_ROWS + 1) {
    const message = `한 번에 ${formatCount(MOST_SHEET_ROWS)}줄까지 읽습니다. 표를 나누어 올려 주세요.`
    return err([{ row: MOST_SHEET_ROWS + 2, column: '열쇠', message }])
  }
  const fields = new Map(tariffFields(tariff).map((field) => [field.key, field]))
  const choices = new Set([...fields.values()].flatMap(({ choice }) => choice ?? []))
  const read = cells.slice(1).map((row, index) => readRow(row, index + 2, columns, fields, choices))
  const lines = read.flatMap((line) => line ?? [])
  const issues = [...lines.flatMap((line) => ('message' in line ? [line] : [])), ...twice(lines)]
  if (issues.length > 0) return err(issues.toSorted((a, b) => a.row - b.row))
  return ok(
    editsOf(
      tariff,
      lines.flatMap((line) => ('message' in line ? [] : [line])),
    ),
  )
}

type Columns = Readonly<Record<'열쇠' | '부터' | '값', number>>
type SheetLine = TariffEdit & { readonly row: number }

function columnsOf(heads: readonly SheetCell[]): Columns | null {
  const at = (head: Head) => heads.findIndex((cell) => String(cell ?? '').trim() === head)
  const columns = { 열쇠: at('열쇠'), 부터: at('부터'), 값: at('값') }
  return Object.values(columns).includes(-1) ? null : columns
}

function readRow(
  cells: readonly SheetCell[],
  row: number,
  columns: Columns,
  fields: ReadonlyMap<string, TariffField>,
  choices: ReadonlySet<string>,
): SheetLine | SheetIssue | null {
  if (cells.every((cell) => String(cell ?? '').trim() === '')) return null
  const issue = (column: Head, message: string): SheetIssue => ({ row, column, message })
  const name = String(cells[columns.열쇠] ?? '').trim()
  const typed = cells[columns.값] ?? ''
  const field = fields.get(name)
  if (!field && !choices.has(name)) return issue('열쇠', `「${name.slice(0, 60)}」 열쇠는 요금표에 없습니다.`)
  if (String(typed).trim() === NOT_SOLD) {
    return choices.has(name) ? { row, key: name, value: null } : issue('값', '판매를 멈출 수 있는 항목이 아닙니다.')
  }
  const value = readFigure(typed)
  if (value === null) return issue('값', `「${String(typed).slice(0, 30)}」 대신 0부터 1억까지의 정수를 적어 주세요.`)
  if (!field) return issue('열쇠', '값을 적으려면 항목의 열쇠를 하나씩 적어 주세요. 예: papers/cream-80/kuk')
  if (field.tiersBy === null) return { row, key: name, value }
  const from = readFigure(cells[columns.부터] ?? '')
  if (from === null) return issue('부터', '몇부터의 값인지 0 이상의 정수로 적어 주세요.')
  return { row, key: tierKey(name, from), value }
}

/** `1,300`, `1300 원` and full-width digits are what people type; anything that is not a whole number is not guessed at. */
function readFigure(cell: SheetCell): number | null {
  const text = String(cell ?? '')
    .normalize('NFKC')
    .replace(/\s|원$/g, '')
  if (!/^\d{1,3}(,\d{3})+$|^\d{1,9}(\.0+)?$/.test(text)) return null
  const value = Number(text.replaceAll(',', ''))
  return value <= HIGHEST_FIGURE ? value : null
}

function twice(lines: readonly (SheetLine | SheetIssue)[]): readonly SheetIssue[] {
  const seen = new Map<string, number>()
  return lines.flatMap((line) => {
    if ('message' in line) return []
    const first = seen.get(line.key)
    if (first === undefined) seen.set(line.key, line.row)
    return first === undefined
      ? []
      : [{ row: line.row, column: '열쇠' as const, message: `${first}번째 줄에 이미 있습니다.` }]
  })
}

/** Replaces what the sheet speaks of and asks what came of it, so that rows that say what is so already are no edits. */
function editsOf(tariff: Tariff, lines: readonly SheetLine[]): readonly TariffEdit[] {
  const inSheet = new Set(lines.map((line) => line.key))
  const lists = new Set(lines.flatMap(({ key }) => (splitKey(key).from === null ? [] : splitKey(key).field)))
  const dropped = rowsOf(tariff).flatMap(({ key, field, from }) =>
    from !== null && lists.has(field.key) && !inSheet.has(key) ? [{ key, value: null }] : [],
  )
  const offSale = new Set(tariff.notOffered)
  const already = (key: string) => !hasPath(tariff, key) && (offSale.has(key) || isGangedPaper(key))
  const wanted = lines.filter(({ key, value }) => value !== null || !already(key))
  const edited = editTariff(tariff, [...wanted, ...dropped])
  return edited.ok ? editsBetween(tariff, edited.value) : wanted
}
