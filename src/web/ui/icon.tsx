import { cx } from './cx.ts'
import type { IconName } from './icon-names.data.ts'
import { ICONS } from './icon-names.data.ts'
import styles from './icon.module.css'

interface IconProps {
  readonly name: IconName
  /** Given when the icon stands alone; otherwise the word beside it speaks. */
  readonly label?: string
  readonly className?: string | undefined
}

export function Icon({ name, label, className }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <span className={cx(styles.icon, className)} {...named}>
      {String.fromCodePoint(ICONS[name])}
    </span>
  )
}
