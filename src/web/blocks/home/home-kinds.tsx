import { Link } from 'react-router'
import type { KindCard } from '#/contract/catalogue/catalog.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { ProductSlug } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { HomePromise } from './home-data.ts'
import { ScaleBar } from '#/web/blocks/job-drawing/scale-bar.tsx'
import { LazyDrawing } from './lazy-drawing.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-kinds.module.css'

/** Pixels per millimetre, so that a poster and a book both fit; each card says its own with the bar. */
const SCALES: Readonly<Record<string, number>> = {
  book: 0.92,
  catalog: 0.62,
  flyer: 0.66,
  leaflet: 0.86,
  poster: 0.34,
  'single-sheet': 0.62,
  'rotary-book': 0.92,
  academy: 0.66,
}

interface HomeKindsProps extends SectionWords {
  readonly kinds: readonly KindCard[]
  readonly promise: HomePromise | null
}

export function HomeKinds({ heading, text, kinds, promise }: HomeKindsProps) {
  return (
    <section className={section.section} aria-labelledby="kinds">
      <SectionHead
        id="kinds"
        heading={heading}
        text={`${text ?? ''}${promise ? ` 출고일은 ${promise.confirmBy}까지 시안을 확정하신 기준입니다.` : ''}`.trim()}
      />
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.code}>
            <KindLink kind={kind} leaves={promise?.leaves[kind.startsAt.workingDays] ?? null} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface KindLinkProps {
  readonly kind: KindCard
  readonly leaves: string | null
}

function KindLink({ kind, leaves }: KindLinkProps) {
  const scale = SCALES[kind.slug] ?? 0.62
  return (
    <Link
      to={to(`/product/${kind.slug as ProductSlug}/option`, {}, { 'product-type': kind.code })}
      className={styles.kind}
    >
      <span className={styles.figure} aria-hidden="true">
        <LazyDrawing spec={kind.spec} variant="card" scale={scale} decorative />
        <ScaleBar scale={scale} />
      </span>
      <h3>{kind.name}</h3>
      <p className={styles.tagline}>{kind.tagline}</p>
      <span className={styles.from}>
        <span>{kind.startsAt.summary}</span>
        <b>
          {formatCount(kind.startsAt.total)}원<small>부터</small>
        </b>
        {leaves && (
          <span className={styles.leaves}>
            <strong>{leaves}</strong> 출고
          </span>
        )}
      </span>
    </Link>
  )
}
