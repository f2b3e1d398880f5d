import type { BankFile } from '#/contract/money/bank-deposits.contract.ts'
import { BANK_FIELD_IDS, BANK_FIELDS, type BankField } from '#/domain/money/bank-sheet.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './deposits.module.css'

const SCROLLS = { tabIndex: 0, role: 'region', 'aria-label': '파일의 앞부분' } as const

interface BankColumnsTableProps {
  readonly file: BankFile
  readonly onChange: (use: readonly (BankField | null)[]) => void
}

/** The first rows of the file itself: above each column what it is taken for. */
export function BankColumnsTable({ file, onChange }: BankColumnsTableProps) {
  const { heads, sample, use, rememberedAt } = file
  const choose = (column: number, field: BankField | null) =>
    onChange(use.map((taken, at) => (at === column ? field : taken === field ? null : taken)))
  return (
    <>
      <div className={styles.scroll} {...SCROLLS}>
        <table className={styles.sheet}>
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={column} scope="col" data-used={use[column] ? '' : undefined}>
                  {head || `${column + 1}열`}
                  <Select
                    aria-label={`${head || `${column + 1}열`}은`}
                    value={use[column] ?? ''}
                    onChange={(event) => choose(column, (event.target.value || null) as BankField | null)}
                  >
                    <option value="">안 씀</option>
                    {BANK_FIELD_IDS.map((field) => (
                      <option key={field} value={field}>
                        {BANK_FIELDS[field]}
                      </option>
                    ))}
                  </Select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((cells, at) => (
              <tr key={at}>
                {heads.map((_, column) => (
                  <td key={column} data-used={use[column] ? '' : undefined}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Small>
        {rememberedAt
          ? `${seoulDateTime(new Date(rememberedAt)).slice(0, 10)}에 쓴 열 맞춤입니다.`
          : '넣을 때 이 열 맞춤을 기억합니다.'}
      </Small>
    </>
  )
}
