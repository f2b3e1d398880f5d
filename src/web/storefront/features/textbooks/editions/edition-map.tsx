import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { GRADE_NAMES, GRADES, type Grade, TERM_NAMES, TERMS, type Term } from '#/domain/editions/edition.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './edition-map.module.css'

interface EditionMapProps {
  readonly cells: readonly { readonly grade: Grade; readonly term: Term; readonly count: number }[]
  readonly grade: Grade | null
  readonly term: Term | null
  /** Where a cell leads. */
  readonly linkTo: (grade: Grade, term: Term) => string
}

/** The filter is the map: one cell, one click. Cells without books are hatched. */
export function EditionMap({ cells, grade, term, linkTo }: EditionMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = frame.current?.querySelector<HTMLElement>(`[data-cell='${grade}-${term}']`)
    if (chosen && frame.current) frame.current.scrollLeft = chosen.offsetLeft - frame.current.clientWidth / 2
  }, [grade, term])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard
    <div className={styles.map} ref={frame} tabIndex={0} role="region" aria-label="학년과 학기별 교재 수">
      <table>
        <caption>
          <VisuallyHidden>학년과 학기별 교재 수</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>학기</VisuallyHidden>
            </th>
            {GRADES.map((each) => (
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
              {GRADES.map((each) => {
                const count = cells.find((cell) => cell.grade === each && cell.term === row)?.count ?? 0
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
                        <b>{count}</b>권
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
