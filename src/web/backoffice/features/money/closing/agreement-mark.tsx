import styles from './closing.module.css'

/** `agree`: both colours lie on each other and are black. `differ`: shifted. `apart`: the other side is missing. */
export type Agreement = 'agree' | 'differ' | 'apart'

const SHIFTS: Readonly<Record<Agreement, number>> = { agree: 0, differ: 3, apart: 8 }

const circleAt = (x: number, y: number) =>
  `M${x - 12} ${y}h24M${x} ${y - 12}v24M${x - 6.5} ${y}a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0`

/** The registration mark of a press sheet as the sign of whether two sides agree. */
export function AgreementMark({ agreement }: { readonly agreement: Agreement }) {
  const shift = SHIFTS[agreement]
  return (
    <svg className={styles.mark} viewBox="-4 0 40 32" data-agreement={agreement} aria-hidden="true">
      {shift === 0 ? (
        <path d={circleAt(16, 16)} />
      ) : (
        <>
          <path d={circleAt(16 - shift / 2, 16 - shift / 4)} />
          <path d={circleAt(16 + shift / 2, 16 + shift / 4)} />
        </>
      )}
    </svg>
  )
}
