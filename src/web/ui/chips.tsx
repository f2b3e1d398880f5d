import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './chips.module.css'

interface ChipsProps {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: ReactNode; readonly current: boolean }[]
  /** The label is seen before the choices, which scroll in one row on a phone. */
  readonly named?: boolean
}

/** Narrows the list below it: each choice is an address of its own. */
export function Chips({ label, links, named = false }: ChipsProps) {
  return (
    <nav className={named ? styles.named : styles.chips} aria-label={label}>
      {named && <span aria-hidden="true">{label}</span>}
      {links.map(({ to, label: words, current }) => (
        <Link key={to} to={to} preventScrollReset={named} aria-current={current ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  )
}
