import { Link } from 'react-router'
import type { PortfolioCase } from '#/contract/content/portfolio.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import styles from './home-shelf.module.css'

const MOST = 5
/** Higher ones would stand out of the room that is kept for the shelf. */
const HIGHEST = 230
/** Pixels per millimetre of the shelf, as its style sheet has it. */
const SCALE = 0.72

/** What was made, at the scale of the shelf. */
export const ShelfWork = ({
  work: { id, title, coverTitle, spec, product, example },
}: {
  readonly work: PortfolioCase
}) => (
  <Link to={to('/cust/portfolio/{id}', { id })}>
    <span className={styles.work}>
      <JobDrawing spec={spec} variant="card" scale={SCALE} title={coverTitle} decorative />
    </span>
    <strong>{title}</strong>
    <small>
      제작사례{example && ' 예시'} · {kindByCode(product).name}
    </small>
  </Link>
)

/** One of a kind, so that they differ; real work comes before what the shop made up to show. */
export function standing(items: readonly PortfolioCase[]): readonly PortfolioCase[] {
  const fitting = items.filter(({ spec: { trim } }) => trim.height <= HIGHEST && trim.width <= HIGHEST)
  const real = fitting.filter(({ example }) => !example)
  const kinds = Map.groupBy(real.length > 0 ? real : fitting, ({ product }) => product)
  return [...kinds.values()].flatMap((ones) => ones.slice(0, 1)).slice(0, MOST)
}
