import { keyName } from '#/contract/production/report-names.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Section } from '#/web/ui/section.tsx'
import { Small } from '#/web/ui/note.tsx'
import { FILE_PLACES } from './file-places.data.ts'
import { FigureLink } from './figure-link.tsx'
import styles from './files-section.module.css'
import { Key } from './sale-sections.tsx'
import type { Report } from './use-report.ts'
import { rowsOf } from './work-rows.ts'

/** So many causes have a number and a place; the rest stands below them. */
const NUMBERED = 6

/** What the files had that stopped their orders, at the place of the spread where it is found. */
export function FilesSection({ report }: { readonly report: Report }) {
  const rows = rowsOf(report, 'file').map((row, at) => ({ ...row, number: at + 1, place: FILE_PLACES[row.id] }))
  const most = Math.max(1, ...rows.map(({ now }) => now.lines))
  return (
    <Section title="파일이 막힌 까닭" aside={<Key words="원이 클수록 잦음, 검사에서 걸린 날로 셉니다" />}>
      {rows.length === 0 ? (
        <p className={styles.none}>이 기간에 막힌 파일이 없습니다.</p>
      ) : (
        <div className={styles.places}>
          <svg viewBox="-20 -20 320 246" className={styles.spread} aria-hidden="true">
            <Spread />
            {rows.slice(0, NUMBERED).map(
              ({ id, number, place, now }) =>
                place && (
                  <g key={id} transform={`translate(${place[0]} ${place[1]})`}>
                    <circle r={8 + 12 * Math.sqrt(now.lines / most)} />
                    <text y="4">{number}</text>
                  </g>
                ),
            )}
          </svg>
          <ol>
            {rows.map(({ id, number, now, before }) => (
              <li key={id}>
                <i aria-hidden="true">{number <= NUMBERED ? number : ''}</i>
                <b>{keyName('file', id)}</b>
                <FigureLink
                  period={report.period}
                  of={{ topic: 'file', keys: [id] }}
                  label={`${keyName('file', id)} 작업 ${now.lines}건`}
                >
                  {formatCount(now.lines)}
                </FigureLink>
                <Small>앞 기간 {formatCount(before.lines)}</Small>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Section>
  )
}

/** Two facing pages: bleed, trim, safe area and fold in the printer's colours, lines of text and a picture. */
function Spread() {
  return (
    <g fill="none">
      <path d="M-8-8h296v222H-8z" stroke="var(--c)" />
      <path d="M0 0h280v206H0z" stroke="var(--m)" />
      <path d="M140 0v206" stroke="var(--line-strong)" />
      <path d="M14 14h112v178H14zM154 14h112v178H154z" stroke="var(--info)" strokeDasharray="4 3" />
      <path
        d="M26 34h70M26 46h86M26 56h86M26 66h60M170 150h80M170 160h80M170 170h50"
        stroke="var(--line-strong)"
        strokeWidth="3"
      />
      <path d="M170 34h80v80h-80z" fill="var(--sunk)" />
      <path d="m170 114 26-34 20 20 14-14 20 28z" fill="var(--line-strong)" />
    </g>
  )
}
