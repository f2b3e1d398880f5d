import type { Finding } from '#/domain/preflight/finding.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import styles from './page-strip.module.css'
import type { Spread } from './spreads.ts'

/** Where a finding is on its page, in mm from the top left corner of what the picture shows. */
export interface FindingPlace {
  readonly box: NonNullable<Finding['box']>
  readonly severity: Finding['severity']
  /** Where the knife goes; null where that is not known. */
  readonly trim: NonNullable<Finding['box']> | null
  /** Of what the picture shows. */
  readonly size: SizeMm
}

interface SpreadViewProps {
  readonly spread: Spread
  /** Finished size of one page. */
  readonly size: SizeMm
  readonly pictures: ReadonlyMap<number, string>
  /** By page. */
  readonly places: ReadonlyMap<number, readonly FindingPlace[]>
}

/** One spread, large, as it will lie open in the hand: what is white is the sheet of the file. */
export function SpreadView({ spread, size, pictures, places }: SpreadViewProps) {
  const pages = spread.filter((page) => page !== null)
  const ratio = (size.width * pages.length) / size.height
  return (
    <figure className={styles.large}>
      <div className={styles.open} style={{ aspectRatio: ratio, maxWidth: `calc(62vh * ${ratio.toFixed(4)})` }}>
        {pages.map((page) => {
          const picture = pictures.get(page)
          return picture ? (
            <div key={page} className={styles.face}>
              <img src={picture} alt={`${page}쪽`} />
              <Places places={places.get(page) ?? []} />
            </div>
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

/** A frame round words stands off them, or it strikes them out. */
const OFF = 1

function Places({ places }: { readonly places: readonly FindingPlace[] }) {
  const [first] = places
  if (!first) return null
  const { trim, size } = first
  const { width, height } = size
  return (
    <svg className={styles.places} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {trim && <rect className={styles.knife} x={trim.x} y={trim.y} width={trim.width} height={trim.height} />}
      {places.map(({ box, severity }, index) => (
        <rect
          key={index}
          x={box.x - OFF}
          y={box.y - OFF}
          width={box.width + 2 * OFF}
          height={box.height + 2 * OFF}
          data-severity={severity}
        />
      ))}
    </svg>
  )
}
