import { BANK_FIELD_IDS, BANK_HEADS, type BankColumns, type BankField } from './bank-sheet.data.ts'

export type Cells = readonly string[]
/** For each column of the list what it holds; null where it is not used. */
export type BankUse = readonly (BankField | null)[]

/** Without what a bank adds of units: 입금액(원). */
const bare = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^\p{L}\p{N}]/gu, '')

/** The first row that names a day and an amount; lists of banks begin with the account and its owner. Null where none does. */
export function headRowOf(rows: readonly Cells[]): number | null {
  const at = rows.slice(0, 30).findIndex((row) => {
    const use = bankUse(row, {})
    return use.includes('at') && (use.includes('deposit') || use.includes('withdrawal'))
  })
  return at === -1 ? null : at
}

/** What each column is, as it was agreed to last time, else by the heads that banks write. */
export function bankUse(heads: Cells, remembered: BankColumns): BankUse {
  const use: (BankField | null)[] = heads.map(() => null)
  for (const field of BANK_FIELD_IDS) {
    const known = remembered[field]
    const names = [...(known === undefined ? [] : [bare(known)]), ...BANK_HEADS[field]]
    const at = names
      .map((name) => heads.findIndex((head, column) => use[column] === null && bare(head) === name))
      .find((column) => column !== -1)
    if (at !== undefined) use[at] = field
  }
  return use
}

/** The heads of the columns that are used, to be known again next time. */
export const columnsOfUse = (heads: Cells, use: BankUse): BankColumns =>
  Object.fromEntries(use.flatMap((field, at) => (field && heads[at] ? [[field, heads[at]] as const] : [])))

/** What keeps the columns from being read, in Korean; null where they can be. */
export function bankUseProblem(use: BankUse): string | null {
  if (!use.includes('at')) return '거래일시가 어느 열인지 골라 주세요.'
  if (!use.includes('deposit')) return '입금액이 어느 열인지 골라 주세요.'
  if (!use.includes('name')) return '보낸 분의 이름이 어느 열인지 골라 주세요.'
  return null
}
