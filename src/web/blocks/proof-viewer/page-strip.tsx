import { useEffect, useRef } from 'react'
import type { ProofPageView } from '#/contract/prepress/proof.contract.ts'
import type { Spread } from '#/domain/proofs/spreads.ts'
import { PagePicture } from './page-picture.tsx'
import { useSeen } from '#/web/ui/use-seen.ts'
import styles from './page-strip.module.css'

interface PageStripProps {
  readonly proofId: string
  readonly version: number
  readonly pages: readonly ProofPageView[]
  readonly spreads: readonly Spread[]
  readonly current: number
  /** Open comments on each page number. */
  readonly marks: ReadonlyMap<number, number>
  /** Spreads that look otherwise than in the version before. */
  readonly changed: readonly number[]
  readonly onGo: (spread: number) => void
}

/** Thumbnails of every spread beside a ruler that shows where in the book one is. */
export function PageStrip({ proofId, version, pages, spreads, current, marks, changed, onGo }: PageStripProps) {
  const pageOf = (number: number | null) => pages.find((page) => page.number === number) ?? null
  return (
    <nav className={styles.strip} aria-label="쪽 고르기">
      <ol>
        {spreads.map((spread, index) => (
          <SpreadThumb
            key={spread.left ?? spread.right}
            proofId={proofId}
            version={version}
            pages={[pageOf(spread.left), pageOf(spread.right)].filter((page) => page !== null)}
            current={index === current}
            marks={(marks.get(spread.left ?? 0) ?? 0) + (marks.get(spread.right ?? 0) ?? 0)}
            changed={changed.includes(index)}
            onGo={() => onGo(index)}
          />
        ))}
      </ol>
      {spreads.length > 1 && <ForeEdge count={spreads.length} current={current} />}
    </nav>
  )
}

interface SpreadThumbProps {
  readonly proofId: string
  readonly version: number
  readonly pages: readonly ProofPageView[]
  readonly current: boolean
  readonly marks: number
  readonly changed: boolean
  readonly onGo: () => void
}

function SpreadThumb({ proofId, version, pages, current, marks, changed, onGo }: SpreadThumbProps) {
  const [ref, seen] = useSeen<HTMLLIElement>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const label = labelOf(pages)
  const ratio = pages.reduce((sum, page) => sum + page.width, 0) / Math.max(1, ...pages.map((page) => page.height))
  return (
    <li ref={ref}>
      <button ref={button} type="button" onClick={onGo} aria-current={current ? 'page' : undefined}>
        <span className={styles.thumbs} style={{ aspectRatio: ratio }}>
          {pages.map((page) =>
            seen ? (
              <PagePicture
                key={page.number}
                proofId={proofId}
                version={version}
                page={page.number}
                size="thumb"
                alt=""
              />
            ) : (
              <span key={page.number} />
            ),
          )}
        </span>
        <span className={styles.thumbLabel}>{label}</span>
        {changed && <span className={styles.changed}>바뀜</span>}
        {marks > 0 && <em aria-label={`열린 의견 ${marks}`}>{marks}</em>}
      </button>
    </li>
  )
}

/** 「16–17쪽」, or the name of a single page. */
export function labelOf(pages: readonly ProofPageView[]): string {
  const [first, second] = pages
  if (!first) return ''
  return second ? `${first.label.replace(/쪽$/, '')}–${second.label}` : first.label
}

/** The edge of the book seen from the side: one tick a spread, every tenth longer, the open one orange. */
function ForeEdge({ count, current }: { readonly count: number; readonly current: number }) {
  const at = (index: number) => `${((index + 0.5) / count) * 100}%`
  return (
    <svg className={styles.foreEdge} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <line
          key={index}
          x1={index % 10 === 0 ? 4 : 8}
          x2={16}
          y1={at(index)}
          y2={at(index)}
          stroke={index % 10 === 0 ? 'var(--ink-3)' : 'var(--line-strong)'}
        />
      ))}
      <line x1={0} x2={16} y1={at(current)} y2={at(current)} stroke="var(--orange-bright)" strokeWidth="3" />
    </svg>
  )
}
