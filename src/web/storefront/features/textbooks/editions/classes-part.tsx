import { CLASS_NAME_LETTERS, MOST_CLASSES } from '#/domain/catalog/class-limits.data.ts'
import { type ClassProblem } from '#/domain/brands/classes.ts'
import { Small } from '#/web/ui/note.tsx'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Stepper } from '#/web/ui/stepper.tsx'
import styles from './book-order.module.css'

export interface ClassRow {
  readonly key: number
  readonly name: string
  readonly copies: number
  readonly nameOnCover: boolean
}

interface ClassesPartProps {
  readonly rows: readonly ClassRow[]
  readonly onChange: (rows: readonly ClassRow[]) => void
  readonly problem: ClassProblem | null
  readonly copies: number
}

/** Classes are the quantity: each is bundled with a label of its name. */
export function ClassesPart({ rows, onChange, problem, copies }: ClassesPartProps) {
  const change = (at: number, next: Partial<ClassRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...next } : row)))
  const add = () => {
    const key = Math.max(...rows.map((row) => row.key), 0) + 1
    onChange([...rows, { key, name: '', copies: 10, nameOnCover: rows.at(-1)?.nameOnCover ?? false }])
  }
  return (
    <section className={styles.part} aria-labelledby="classes">
      <header>
        <h2 id="classes">반별 부수</h2>
        <p>반마다 묶어 이름표를 붙여 드려요</p>
      </header>
      <p className={styles.columns} aria-hidden="true">
        <span>반 이름</span>
        <span>표지에 반 이름</span>
        <span>부수</span>
      </p>
      <ul className={styles.classes}>
        {rows.map((row, at) => {
          const wrong = problem?.at === at ? problem : null
          return (
            <li key={row.key}>
              <Input
                aria-label={`${at + 1}번째 반 이름`}
                placeholder="반 이름"
                maxLength={CLASS_NAME_LETTERS}
                value={row.name}
                {...(wrong?.field === 'name' ? { 'aria-invalid': true, 'aria-describedby': 'class-problem' } : {})}
                onChange={(event) => change(at, { name: event.target.value })}
              />
              <Select
                aria-label={`${at + 1}번째 반 표지에 반 이름`}
                value={row.nameOnCover ? 'yes' : 'no'}
                onChange={(event) => change(at, { nameOnCover: event.target.value === 'yes' })}
              >
                <option value="no">찍지 않기</option>
                <option value="yes">찍기</option>
              </Select>
              <Stepper
                label={`${at + 1}번째 반 부수`}
                min={0}
                max={10_000}
                unit="권"
                value={row.copies}
                onChange={(value) => change(at, { copies: value })}
                {...(wrong?.field === 'copies' ? { 'aria-invalid': true, id: `class-copies-${at}` } : {})}
              />
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${at + 1}번째 반 삭제`}
                disabled={rows.length === 1}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              >
                삭제
              </Button>
            </li>
          )
        })}
      </ul>
      {problem && (
        <Small tone="bad" id="class-problem" role="alert">
          {problem.message}
        </Small>
      )}
      <footer>
        <Button size="sm" disabled={rows.length >= MOST_CLASSES} onClick={add}>
          반 추가
        </Button>
        <output>모두 {formatCount(copies)}권</output>
      </footer>
    </section>
  )
}
