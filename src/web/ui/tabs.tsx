import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { formatCount } from '#/lib/format-count.ts'
import styles from './tabs.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

interface Tab<V extends string> {
  readonly value: V
  readonly label: ReactNode
  readonly count?: number
}

interface TabsProps<V extends string> {
  readonly label: string
  readonly tabs: readonly Tab<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  /** What the chosen tab shows. */
  readonly children: ReactNode
}

/** Views of one thing on one page. Arrows, Home and End move between them. For pages use `LinkTabs`. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (goal === undefined) return
    event.preventDefault()
    const next = tabs[(goal + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{formatCount(tab.count)}</span>}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </div>
    </>
  )
}

interface LinkTabsProps {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: ReactNode; readonly end?: boolean }[]
}

/** Tabs that are pages of their own. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null)
  useCurrentInView(row, useLocation().pathname)
  return (
    <nav ref={row} className={styles.list} aria-label={label}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end={link.end ?? false} className={styles.tab}>
          {link.label}
        </NavLink>
      ))}
    </nav>
  )
}
