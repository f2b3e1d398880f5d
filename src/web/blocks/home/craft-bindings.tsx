import { Link } from 'react-router'
import type { CraftShown } from '#/contract/catalogue/catalog.contract.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { formatWonDelta } from '#/domain/money/format-won.ts'
import { BindingSection } from '#/web/blocks/binding-section/binding-section.tsx'
import { SHOWN_BINDINGS, type ShownBinding } from './shown-bindings.data.ts'
import styles from './craft-bindings.module.css'

interface CraftBindingsProps {
  readonly prices: CraftShown['adds']
}

/** How pages are held together, cut through, with what it adds to the same book. */
export function CraftBindings({ prices }: CraftBindingsProps) {
  return (
    <ul className={styles.bindings}>
      {SHOWN_BINDINGS.map((binding) => (
        <li key={binding.id}>
          <Binding binding={binding} prices={prices} />
        </li>
      ))}
    </ul>
  )
}

function Binding({ binding: { id, craft, guide }, prices }: CraftBindingsProps & { readonly binding: ShownBinding }) {
  const binding = findBinding(id)
  if (!binding) return null
  const adds = craft === null ? 0 : (prices[craft] ?? null)
  const { min, max } = binding.bodyPages
  return (
    <Link to={guide} className={styles.binding}>
      <BindingSection id={id} name={binding.name} />
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
