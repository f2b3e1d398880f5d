import type { ComponentProps, CSSProperties } from 'react'
import { cx } from './cx.ts'
import styles from './tiles.module.css'

interface TilesProps extends ComponentProps<'ul'> {
  /** How many stand beside each other on a phone, a tablet and a desk. */
  readonly across: readonly [phone: number, tablet: number, desk: number]
}

/** Equal cards in rows. */
export function Tiles({ across: [phone, tablet, desk], className, ...rest }: TilesProps) {
  const style = { '--phone': phone, '--tablet': tablet, '--desk': desk } as CSSProperties
  return <ul {...rest} className={cx(styles.tiles, className)} style={style} />
}
