import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import type { Finding, Severity } from '#/domain/preflight/finding.ts'
import { SEVERITY_WORDS } from '#/domain/preflight/severity-words.ts'
import { placeOnPicture } from '#/domain/preflight/place-on-picture.ts'
import { unbroken } from '#/lib/unbroken.ts'
import { GuideLink } from '#/web/blocks/guide-links/guide-link.tsx'
import { FINDING_GUIDES } from '#/contract/content/guide-links.data.ts'
import { AskFinding } from '#/web/blocks/inquiry/ask-finding.tsx'
import { Badge, type Tone } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './finding-list.module.css'

interface FindingListProps {
  readonly findings: readonly Finding[]
  readonly facts: PdfFacts | null
  readonly expectation: FileExpectation | null
  /** Pictures of pages, 1-based. */
  readonly pictures: ReadonlyMap<number, string>
  readonly onShowPage: (page: number) => void
  /** Opens the way to mend it; null while the file is not there yet. */
  readonly onFix?: ((fixer: FixId) => void) | null
  /** The file as the shop has it, about whose findings may be asked. */
  readonly askAbout?: string | null
  /** Findings shown before the rest is asked for. */
  readonly first?: number
}

const TONES: Readonly<Record<Severity, Tone>> = { block: 'bad', fixable: 'info', warn: 'warn' }

/** What the rules have to say about a file, gravest first, each with the page it is about. */
export function FindingList({
  findings,
  facts,
  expectation,
  pictures,
  onShowPage,
  onFix,
  askAbout = null,
  first = 4,
}: FindingListProps) {
  const [shown, rest] = [findings.slice(0, first), findings.slice(first)]
  const item = (finding: Finding, index: number) => (
    <FindingItem
      key={`${finding.ruleId} ${index}`}
      finding={finding}
      facts={facts}
      expectation={expectation}
      picture={pictures.get(finding.pages[0] ?? 1)}
      onShowPage={onShowPage}
      onFix={onFix}
      askAbout={askAbout}
    />
  )
  return (
    <>
      <ul className={styles.list} aria-label={`살펴본 점 ${findings.length}가지`}>
        {shown.map(item)}
      </ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>나머지 {rest.length}가지 보기</summary>
          <ul className={styles.list}>{rest.map(item)}</ul>
        </details>
      )}
    </>
  )
}

interface FindingItemProps {
  readonly finding: Finding
  readonly facts: PdfFacts | null
  readonly expectation: FileExpectation | null
  readonly picture: string | undefined
  readonly onShowPage: (page: number) => void
  readonly onFix: ((fixer: FixId) => void) | null | undefined
  readonly askAbout: string | null
}

function FindingItem({ finding, facts, expectation, picture, onShowPage, onFix, askAbout }: FindingItemProps) {
  const page = finding.pages[0]
  return (
    <li>
      <FindingPicture finding={finding} facts={facts} expectation={expectation} picture={picture} />
      <div>
        <b>
          <Badge tone={TONES[finding.severity]}>{SEVERITY_WORDS[finding.severity]}</Badge> {unbroken(finding.title)}
        </b>
        <p>{unbroken(finding.detail)}</p>
        <FindingGuide ruleId={finding.ruleId} />
      </div>
      <div className={styles.acts}>
        {page !== undefined && picture ? (
          <Button size="sm" onClick={() => onShowPage(page)}>
            {page}쪽 보기
          </Button>
        ) : null}
        <FixButton fixer={finding.fixer} onFix={onFix} />
        {askAbout && <AskFinding fileId={askAbout} ruleId={finding.ruleId} />}
      </div>
    </li>
  )
}

/** A rule that the shop has no more, in a report that is older, has none. */
function FindingGuide({ ruleId }: Pick<Finding, 'ruleId'>) {
  const guides: Readonly<Record<string, string>> = FINDING_GUIDES
  const slug = guides[ruleId]
  return slug === undefined ? null : <GuideLink slug={slug} />
}

/** There once the file is: what is mended is the stored copy, not the one on the visitor's disk. */
function FixButton({ fixer, onFix }: { readonly fixer: FixId | null } & Pick<FindingItemProps, 'onFix'>) {
  if (fixer === null || onFix === undefined) return null
  if (onFix === null) return <Small>다 올라가면 고칠 수 있습니다</Small>
  return (
    <Button size="sm" variant="ink" onClick={() => onFix(fixer)}>
      전후 보기
    </Button>
  )
}

const WIDTH = 56
const HEIGHT = 76
const A4 = { width: 210, height: 297 }

/** The page in small with the place marked; an empty sheet for what concerns the whole file. */
function FindingPicture({
  finding,
  facts,
  expectation,
  picture,
}: Omit<FindingItemProps, 'onShowPage' | 'onFix' | 'askAbout'>) {
  const page = facts?.pages[(finding.pages[0] ?? 1) - 1]
  const place = page && finding.box ? placeOnPicture(page, finding.box, expectation) : null
  const size = place?.size ?? page?.crop ?? page?.media ?? A4
  const k = Math.min((WIDTH - 2) / size.width, (HEIGHT - 2) / size.height)
  const [w, h] = [size.width * k, size.height * k]
  const box = place?.box
  return (
    <svg
      className={styles.page}
      data-severity={finding.severity}
      viewBox={`-1 -1 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <rect width={w} height={h} fill="#fff" stroke="var(--ink)" />
      {picture ? (
        <image href={picture} width={w} height={h} preserveAspectRatio="xMidYMid slice" />
      ) : (
        <path d="M8 10h26M8 15h36M8 20h36M8 25h28" stroke="var(--ink)" opacity=".4" />
      )}
      {picture && <rect width={w} height={h} fill="none" stroke="var(--ink)" />}
      {box && (
        <rect
          className={styles.place}
          x={box.x * k}
          y={box.y * k}
          width={Math.max(4, box.width * k)}
          height={Math.max(4, box.height * k)}
        />
      )}
    </svg>
  )
}
