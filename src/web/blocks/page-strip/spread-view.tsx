import type { SizeMm } from '#/domain/print/units.ts'
import styles from './page-strip.module.css'
import type { Spread } from './spreads.ts'

interface SpreadViewProps {
  readonly spread: Spread
  /** Finished size of one page. */
  readonly size: SizeMm
  readonly pictures: ReadonlyMap<number, string>
}

/** One spread, large, as it will lie open in the hand. */
export function SpreadView({ spread, size, pictures }: SpreadViewProps) {
  const pages = spread.filter((page) => page !== null)
  return (
    <figure className={styles.large}>
      <div className={styles.open} style={{ aspectRatio: `${size.width * pages.length} / ${size.height}` }}>
        {pages.map((page) => {
          const picture = pictures.get(page)
          return picture ? (
            <img key={page} src={picture} alt={`${page}쪽`} />
          ) : (
            <span key={page} className={styles.blank}>
              {page}쪽 그림은 만들지 않았습니다
            </span>
          )
        })}
      </div>
      <figcaption>{pages.toSorted((a, b) => a - b).join('–')}쪽</figcaption>
    </figure>
  )
}
