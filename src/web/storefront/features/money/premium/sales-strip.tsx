import type { CSSProperties } from 'react'
import type { OwnTier, PlanShown } from '#/contract/money/tiers.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { cx } from '#/web/ui/cx.ts'
import { placeOnStrip } from './strip-place.ts'
import styles from './strip.module.css'

interface SalesStripProps {
  readonly plan: PlanShown
  readonly mine: OwnTier | undefined
}

const at = (place: number): CSSProperties => ({ '--at': `${place * 100}%` }) as CSSProperties

/** Which two a phone has room to name: the own and the next; a visitor is shown the first and the last. */
const nearOf = (name: string, { held, next }: OwnTier): 'own' | 'next' | undefined =>
  name === next?.name ? 'next' : name === held?.name ? 'own' : undefined

/** Sales as a measure: each grade is one length of it, and what is missing is a dimension line. */
export function SalesStrip({ plan, mine }: SalesStripProps) {
  const { tiers } = plan
  const here = mine ? placeOnStrip(tiers, mine.sales) : null
  const next = mine?.next ?? null
  const there = next ? placeOnStrip(tiers, next.from) : null
  return (
    <figure className={styles.strip}>
      <figcaption className={styles.words}>
        {mine ? (
          <>
            <span>
              최근 {plan.months}개월 <b>{formatWon(mine.sales)}</b>
            </span>
            <strong>
              {next ? `${next.name}까지 ${formatWon(next.missing)}` : '지금보다 더 할인되는 등급은 없습니다.'}
            </strong>
          </>
        ) : (
          <span>최근 {plan.months}개월 주문 금액</span>
        )}
      </figcaption>
      <div className={styles.scale} aria-hidden="true">
        {here !== null && there !== null && (
          <i className={styles.missing} style={{ ...at(here), '--to': `${there * 100}%` } as CSSProperties} />
        )}
        <div className={styles.bar}>{here !== null && <i className={styles.fill} style={at(here)} />}</div>
        <span className={styles.mark} style={at(0)} data-edge="start">
          <small>0원</small>
        </span>
        {tiers.map(({ name, from }, nth) => (
          <span
            key={name}
            className={cx(styles.mark, name === mine?.held?.name && styles.held)}
            style={at(placeOnStrip(tiers, from))}
            data-near={mine ? nearOf(name, mine) : nth === tiers.length - 1 ? 'next' : nth === 0 ? 'own' : undefined}
            data-far={placeOnStrip(tiers, from) > 0.5 || undefined}
          >
            <b>{name}</b>
            <small>{formatWon(from)}</small>
          </span>
        ))}
        {here !== null && <i className={styles.pointer} style={at(here)} />}
      </div>
    </figure>
  )
}
