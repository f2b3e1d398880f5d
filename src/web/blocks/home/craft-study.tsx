import { Link } from 'react-router'
import type { CraftShown } from '#/contract/catalogue/catalog.contract.ts'
import { formatWonDelta } from '#/domain/money/format-won.ts'
import { cx } from '#/web/ui/cx.ts'
import type { Study } from './craft-studies.data.ts'
import { MmRuler } from './mm-ruler.tsx'
import styles from './craft-study.module.css'

interface CraftStudyProps {
  readonly study: Study
  readonly prices: CraftShown['adds']
}

/** Of how many millimetres a picture shows, the wide ones and the others. */
const WIDE_MM = 30.2
const NARROW_MM = 14.515

export function CraftStudy({ study, prices }: CraftStudyProps) {
  const { picture, label, wide, parts, name, text, guide } = study
  return (
    <li className={cx(wide && styles.wide)}>
      <Link to={guide} className={styles.study}>
        <span className={styles.picture}>
          <img src={picture} alt={label} width={wide ? 645 : 310} height={300} loading="lazy" decoding="async" />
          {parts.length > 0 && (
            <span className={cx(styles.parts, wide ? styles.beside : styles.above)} aria-hidden="true">
              {parts.map((part) => (
                <b key={part}>{part}</b>
              ))}
            </span>
          )}
        </span>
        <MmRuler width={wide ? WIDE_MM : NARROW_MM} />
        <span className={styles.words}>
          <h3>{name}</h3>
          <b className={styles.price}>{priceText(study, prices)}</b>
          <span>{text}</span>
        </span>
      </Link>
    </li>
  )
}

/** What the choices add to one and the same book; what has no price today is not named. */
function priceText({ from, adds }: Study, prices: CraftShown['adds']): string {
  const priced = adds.flatMap(({ craft, name }) => {
    const amount = prices[craft] ?? null
    return amount === null ? [] : [`${name} ${formatWonDelta(amount)}`.trim()]
  })
  return priced.length === 0 ? '' : [...(from ? [`${from} +0원`] : []), ...priced].join(' · ')
}
