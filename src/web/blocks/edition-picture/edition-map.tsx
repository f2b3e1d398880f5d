import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { GRADE_NAMES, GRADES, type Grade, TERM_NAMES, TERMS, type Term } from '#/domain/editions/edition.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './edition-map.module.css'

interface MapCell {
  readonly grade: Grade
  readonly term: Term
  readonly count: number
  /** Drawn above the number where they are known. */
  readonly spines?: readonly { readonly mm: number; readonly ground: string }[]
}

interface EditionMapProps {
  readonly cells: readonly MapCell[]
  readonly grade: Grade | null
  readonly term: Term | null
  /** Where a cell leads. */
  readonly linkTo: (grade: Grade, term: Term) => string
}

/** px: less and a cell cannot be pressed with a thumb. */
const CELL = 54
const HEAD = 80

/** From the lowest grade that has books to the highest; all while there are none. */
function gradesWithBooks(cells: EditionMapProps['cells']): readonly Grade[] {
  const has = GRADES.map((each) => cells.some(({ grade, count }) => grade === each && count > 0))
  const [first, last] = [has.indexOf(true), has.lastIndexOf(true)]
  return first === -1 ? GRADES : GRADES.slice(first, last + 1)
}

/** The filter is the map: one cell, one click. Cells without books are hatched. */
export function EditionMap({ cells, grade, term, linkTo }: EditionMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const grades = gradesWithBooks(cells)
  useEffect(() => {
    const chosen = frame.current?.querySelector<HTMLElement>(`[data-cell='${grade}-${term}']`)
    if (chosen && frame.current) frame.current.scrollLeft = chosen.offsetLeft - frame.current.clientWidth / 2
  }, [grade, term])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard
    <div className={styles.map} ref={frame} tabIndex={0} role="region" aria-label="학년과 학기별 교재 수">
      <table style={{ minWidth: HEAD + grades.length * CELL }}>
        <caption>
          <VisuallyHidden>학년과 학기별 교재 수</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>학기</VisuallyHidden>
            </th>
            {grades.map((each) => (
              <th key={each} scope="col">
                {GRADE_NAMES[each]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TERMS.map((row) => (
            <tr key={row}>
              <th scope="row">{TERM_NAMES[row]}</th>
              {grades.map((each) => {
                const cell = cells.find(({ grade: ofGrade, term: ofTerm }) => ofGrade === each && ofTerm === row)
                const count = cell?.count ?? 0
                const chosen = each === grade && row === term
                return (
                  <td key={each} data-cell={`${each}-${row}`}>
                    {count === 0 ? (
                      <span className={styles.empty}>
                        <VisuallyHidden>없음</VisuallyHidden>–
                      </span>
                    ) : (
                      <Link
                        to={linkTo(each, row)}
                        preventScrollReset
                        aria-current={chosen ? 'true' : undefined}
                        aria-label={`${GRADE_NAMES[each]} ${TERM_NAMES[row]} 교재 ${count}권`}
                      >
                        {cell?.spines && <Spines spines={cell.spines} />}
                        <span>
                          <b>{count}</b>권
                        </span>
                      </Link>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const SPINE_HEIGHT = 30

/** Backs of books side by side, as thick as they are to each other. */
function Spines({ spines }: { readonly spines: NonNullable<MapCell['spines']> }) {
  const widths = spines.map(({ mm }) => Math.max(3, mm * 0.9))
  const from = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + 1, 0.5))
  const all = widths.reduce((sum, width) => sum + width + 1, 0)
  return (
    <svg width={all} height={SPINE_HEIGHT} viewBox={`0 0 ${all} ${SPINE_HEIGHT}`} aria-hidden="true">
      {spines.map(({ ground }, at) => (
        <rect
          key={at}
          x={from[at]}
          y="0.5"
          width={(widths[at] ?? 3) - 0.5}
          height={SPINE_HEIGHT - 1}
          fill={ground}
          stroke="var(--ink)"
        />
      ))}
    </svg>
  )
}
