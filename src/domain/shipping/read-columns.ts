import { IMPORT_FIELD_IDS, IMPORT_HEADS, type ImportColumns, type ImportField } from './courier-sheet.data.ts'

export type Cells = readonly string[]
/** For each column of the sheet what it holds; null where it is not used. */
export type ColumnUse = readonly (ImportField | null)[]

const bare = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_()·./-]/g, '')

/** The first row that names at least two of the columns wanted; lists often begin with a title. Null where none does. */
export function headRow(rows: readonly Cells[]): number | null {
  const at = rows.slice(0, 10).findIndex((row) => useOf(row, {}).filter((use) => use !== null).length >= 2)
  return at === -1 ? null : at
}

/** What each column is, as it was agreed to last time, else by the heads that couriers write. */
export function useOf(heads: Cells, remembered: ImportColumns): ColumnUse {
  const use: (ImportField | null)[] = heads.map(() => null)
  for (const field of IMPORT_FIELD_IDS) {
    const known = remembered[field]
    const names = [...(known === undefined ? [] : [bare(known)]), ...IMPORT_HEADS[field]]
    const at = names
      .map((name) => heads.findIndex((head, column) => use[column] === null && bare(head) === name))
      .find((column) => column !== -1)
    if (at !== undefined) use[at] = field
  }
  return use
}

/** The heads of the columns that are used, to be known again next time. */
export function columnsOf(heads: Cells, use: ColumnUse): ImportColumns {
  const named = use.flatMap((field, column) => (field && heads[column] ? [[field, heads[column]] as const] : []))
  return Object.fromEntries(named)
}

export type SheetRow = Readonly<Record<ImportField, string>>

/** One row of the sheet by field; what has no column is empty. */
export function rowBy(use: ColumnUse, cells: Cells): SheetRow {
  const of = (field: ImportField) => cells[use.indexOf(field)]?.trim() ?? ''
  return { order: of('order'), name: of('name'), phone: of('phone'), waybill: of('waybill') }
}

/** What keeps the columns from being read, in Korean; null where they can be. */
export function columnsProblem(use: ColumnUse): string | null {
  if (!use.includes('waybill')) return '송장번호가 어느 열인지 골라 주세요.'
  if (!use.includes('order') && !(use.includes('name') && use.includes('phone')))
    return '주문번호 열을 고르거나, 받는 분과 전화 열을 함께 골라 주세요.'
  return null
}
