import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { placeOnPicture } from '#/domain/preflight/place-on-picture.ts'
import { AskFinding } from '#/web/blocks/inquiry/ask-finding.tsx'
import { GROUPS } from './report-labels.ts'
import styles from './file-report.module.css'
import { usePagePicture } from './use-page-picture.ts'

interface ReportFindingsProps {
  readonly fileId: string
  readonly facts: PdfFacts
  readonly expectation: FileExpectation
  readonly findings: readonly Finding[]
  /** Its customer reads it, and may ask about each. */
  readonly asks: boolean
}

/** Findings by gravity, each with its page and the place marked on it. */
export function ReportFindings({ findings, asks, ...rest }: ReportFindingsProps) {
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
                {asks && <AskFinding fileId={rest.fileId} ruleId={finding.ruleId} />}
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

interface FindingPageProps extends Omit<ReportFindingsProps, 'findings' | 'asks'> {
  readonly finding: Finding
}

/** Of a finding without a place: its page is shown all the same. */
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }

function FindingPage({ finding, fileId, facts, expectation }: FindingPageProps) {
  const number = finding.pages[0] ?? 0
  const picture = usePagePicture(fileId, number, 'thumb')
  const page = facts.pages[number - 1]
  if (!page) return <span className={styles.noPage}>파일 전체</span>
  const { box, trim, size } = placeOnPicture(page, finding.box ?? NOWHERE, expectation)
  return (
    <figure className={styles.page}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={`${number}쪽 그림`}>
        <rect width={size.width} height={size.height} fill="#fff" />
        {picture && <image href={picture} width={size.width} height={size.height} />}
        {trim && <rect className={styles.trim} x={trim.x} y={trim.y} width={trim.width} height={trim.height} />}
        {finding.box && <rect className={styles.place} x={box.x} y={box.y} width={box.width} height={box.height} />}
      </svg>
      <figcaption>{number}쪽</figcaption>
    </figure>
  )
}
