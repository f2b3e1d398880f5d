import { IMPORT_FIELD_IDS, IMPORT_FIELDS, type ImportField } from '#/domain/shipping/courier-sheet.data.ts'
import { Section } from '#/web/ui/section.tsx'
import { Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './import.module.css'
import type { ImportList, Sheet } from './use-import.ts'

interface SheetColumnsProps {
  readonly list: ImportList
  readonly sheet: Sheet
}

const SHOWN = 4
const SCROLLS = { tabIndex: 0, role: 'region', 'aria-label': '파일의 앞부분' } as const
const letterOf = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') + String.fromCharCode(65 + (column % 26))
const DAY = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' })

/** The head of the sheet itself: above each column what it is taken for; what is not used is greyed. */
export function SheetColumns({ list, sheet }: SheetColumnsProps) {
  const first = sheet.headRow ?? 0
  const rows = sheet.rows.slice(first, first + SHOWN)
  return (
    <Section
      title="열 맞추기"
      aside={
        <Small as="span">
          {sheet.name}, {sheet.rows.length}줄
          {sheet.rememberedAt
            ? ` · ${DAY.format(new Date(sheet.rememberedAt))}에 쓴 맞춤을 가져왔습니다`
            : ' · 넣을 때 이 맞춤을 기억합니다'}
        </Small>
      }
    >
      <div className={styles.scroll} {...SCROLLS}>
        <table className={styles.sheet}>
          <thead>
            <tr>
              <th scope="col">줄</th>
              {sheet.use.map((use, column) => (
                <th key={column} scope="col" data-used={use ? '' : undefined}>
                  {letterOf(column)}
                  <Select
                    aria-label={`${letterOf(column)}열은`}
                    value={use ?? ''}
                    onChange={(event) => list.choose(column, (event.target.value || null) as ImportField | null)}
                  >
                    <option value="">안 씀</option>
                    {IMPORT_FIELD_IDS.map((field) => (
                      <option key={field} value={field}>
                        {IMPORT_FIELDS[field]}
                      </option>
                    ))}
                  </Select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <tr key={at}>
                <th scope="row">{first + at + 1}</th>
                {sheet.use.map((use, column) => (
                  <td key={column} data-used={use ? '' : undefined}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
