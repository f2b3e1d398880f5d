import { Link } from 'react-router'
import type { KindCard } from '#/contract/catalogue/catalog.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { ProductSlug } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { ScaleBar } from '#/web/blocks/job-drawing/scale-bar.tsx'
import { LazyDrawing } from './lazy-drawing.tsx'
import { SectionHead } from './section-head.tsx'
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

export function HomeKinds({ kinds }: { readonly kinds: readonly KindCard[] }) {
  return (
    <section className={section.section} aria-labelledby="kinds">
      <SectionHead
        id="kinds"
        title="무엇을 만들까요"
        aside={<p>그림마다 달린 눈금이 100 mm입니다. 가격은 모두 부가세를 포함합니다.</p>}
      />
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.code}>
            <KindLink kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function KindLink({ kind }: { readonly kind: KindCard }) {
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
      <p className={styles.from}>
        <span>{kind.summary}</span>
        <b>{formatCount(kind.total)}원</b>
      </p>
    </Link>
  )
}
