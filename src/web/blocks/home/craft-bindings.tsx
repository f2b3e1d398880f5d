import { useId } from 'react'
import { Link } from 'react-router'
import type { CraftShown } from '#/contract/catalogue/catalog.contract.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { formatWonDelta } from '#/domain/money/format-won.ts'
import { BINDING_SECTIONS, type BindingSection } from './binding-sections.tsx'
import styles from './craft-bindings.module.css'

interface CraftBindingsProps {
  readonly prices: CraftShown['adds']
}

/** How pages are held together, cut through, with what it adds to the same book. */
export function CraftBindings({ prices }: CraftBindingsProps) {
  return (
    <ul className={styles.bindings}>
      {BINDING_SECTIONS.map((binding) => (
        <li key={binding.id}>
          <Binding binding={binding} prices={prices} />
        </li>
      ))}
    </ul>
  )
}

function Binding({
  binding: { id, craft, guide, section },
  prices,
}: CraftBindingsProps & { readonly binding: BindingSection }) {
  const faded = useId()
  const binding = findBinding(id)
  if (!binding) return null
  const adds = craft === null ? 0 : (prices[craft] ?? null)
  const { min, max } = binding.bodyPages
  return (
    <Link to={guide} className={styles.binding}>
      <svg viewBox="0 0 250 190" role="img" aria-label={`${binding.name} 제본을 위에서 본 단면`}>
        <linearGradient id={`${faded}g`}>
          <stop offset=".8" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </linearGradient>
        <mask id={faded}>
          <rect width={250} height={190} fill={`url(#${faded}g)`} />
        </mask>
        <g mask={`url(#${faded})`}>{section}</g>
      </svg>
      <span className={styles.name}>
        <h3>{binding.name}</h3>
        {adds !== null && <b>{formatWonDelta(adds)}</b>}
      </span>
      <p>
        {binding.hint}. {min}–{max}쪽
      </p>
    </Link>
  )
}
