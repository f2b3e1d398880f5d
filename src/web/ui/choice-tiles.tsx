import type { CSSProperties, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './cx.ts'
import styles from './choice-tiles.module.css'

export interface Choice<V extends string> {
  readonly value: V
  readonly label: ReactNode
  readonly note?: ReactNode
  /** What choosing it does to the price; on a line of its own, never broken. */
  readonly figure?: ReactNode
  /** Drawn above the name. */
  readonly picture?: ReactNode
  /** Why it cannot be chosen now; shown in place of the note, before anyone tries. */
  readonly refused?: string | undefined
}

interface Tiles<V extends string> {
  readonly legend: ReactNode
  /** Small text at the right of the legend. */
  readonly aside?: ReactNode
  readonly choices: readonly Choice<V>[]
  readonly columns?: number
  readonly name?: string
}

interface RadioTilesProps<V extends string> extends Tiles<V> {
  readonly value: V | null
  readonly onChange: (value: V) => void
}

/** One of several, as tiles. Native radio buttons: arrows move, a refused one is skipped but still readable. */
export function RadioTiles<V extends string>({ value, onChange, ...tiles }: RadioTilesProps<V>) {
  return <TileSet {...tiles} type="radio" isOn={(candidate) => candidate === value} onPick={onChange} />
}

interface CheckTilesProps<V extends string> extends Tiles<V> {
  readonly values: readonly V[]
  readonly onChange: (values: readonly V[]) => void
}

/** Any number of several, as tiles. */
export function CheckTiles<V extends string>({ values, onChange, ...tiles }: CheckTilesProps<V>) {
  const toggle = (value: V) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  return <TileSet {...tiles} type="checkbox" isOn={(candidate) => values.includes(candidate)} onPick={toggle} />
}

interface TileSetProps<V extends string> extends Tiles<V> {
  readonly type: 'radio' | 'checkbox'
  readonly isOn: (value: V) => boolean
  readonly onPick: (value: V) => void
}

function TileSet<V extends string>({ legend, aside, choices, columns, name, type, isOn, onPick }: TileSetProps<V>) {
  const own = useId()
  const style = columns ? ({ '--tile-columns': columns } as CSSProperties) : undefined
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}
        {aside && <em>{aside}</em>}
      </legend>
      <div className={styles.tiles} style={style}>
        {choices.map((choice) => (
          <label key={choice.value} className={cx(styles.tile, choice.refused !== undefined && styles.off)}>
            <input
              type={type}
              name={name ?? own}
              value={choice.value}
              checked={isOn(choice.value)}
              disabled={choice.refused !== undefined}
              onChange={() => onPick(choice.value)}
            />
            {choice.picture && <span className={styles.picture}>{choice.picture}</span>}
            <span className={styles.name}>{choice.label}</span>
            {(choice.refused ?? choice.note) && <span className={styles.note}>{choice.refused ?? choice.note}</span>}
            {choice.figure !== undefined && <span className={styles.figure}>{choice.figure}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
