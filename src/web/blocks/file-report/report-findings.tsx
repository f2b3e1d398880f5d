import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { placePage } from '#/domain/preflight/placement.ts'
import { GROUPS } from './report-labels.ts'
import styles from './file-report.module.css'
import { usePagePicture } from './use-page-picture.ts'

interface ReportFindingsProps {
  readonly fileId: string
  readonly facts: PdfFacts
  readonly expectation: FileExpectation
  readonly findings: readonly Finding[]
}

/** Findings by gravity, each with its page and the place marked on it. */
export function ReportFindings({ findings, ...rest }: ReportFindingsProps) {
  return GROUPS.map(({ severity, title }) => {
    const own = findings.filter((finding) => finding.severity === severity)
    if (own.length === 0) return null
    return (
      <section key={severity} className={styles.group} data-severity={severity}>
        <h3>
          {title} <small>{own.length}</small>
        </h3>
        <ul>
          {own.map((finding) => (
            <li key={`${finding.ruleId} ${finding.title}`}>
              <FindingPage finding={finding} {...rest} />
              <div>
                <b>{finding.title}</b>
                <p>{finding.detail}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

interface FindingPageProps extends Omit<ReportFindingsProps, 'findings'> {
  readonly finding: Finding
}

const DEFAULT_SIZE = { width: 210, height: 297 }

function FindingPage({ finding, fileId, facts, expectation }: FindingPageProps) {
  const number = finding.pages[0] ?? 0
  const picture = usePagePicture(fileId, number, 'thumb')
  const page = facts.pages[number - 1]
  if (!page) return <span className={styles.noPage}>파일 전체</span>
  const shown = page.crop ?? page.media ?? DEFAULT_SIZE
  const placement = placePage(page, expectation)
  const trim = placement.fits ? placement.trim : null
  const { box } = finding
  const top = trim ? shown.y + shown.height - trim.y - trim.height : 0
  const left = trim ? trim.x - shown.x : 0
  return (
    <figure className={styles.page}>
      <svg viewBox={`0 0 ${shown.width} ${shown.height}`} role="img" aria-label={`${number}쪽 그림`}>
        <rect width={shown.width} height={shown.height} fill="#fff" />
        {picture && <image href={picture} width={shown.width} height={shown.height} />}
        {trim && <rect className={styles.trim} x={left} y={top} width={trim.width} height={trim.height} />}
        {box && (
          <rect className={styles.place} x={left + box.x} y={top + box.y} width={box.width} height={box.height} />
        )}
      </svg>
      <figcaption>{number}쪽</figcaption>
    </figure>
  )
}
