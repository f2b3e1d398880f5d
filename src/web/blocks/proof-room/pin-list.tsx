import type { ProofMessage } from '#/contract/prepress/proof.contract.ts'
import styles from './decision-dialogs.module.css'

/** Pinned comments by their numbers, as the pages show them. */
export function PinList({ pins }: { readonly pins: readonly ProofMessage[] }) {
  return (
    <ol className={styles.pins}>
      {pins.map(({ id, pin, text }) => (
        <li key={id}>
          <b>{pin?.number}</b>
          {text}
        </li>
      ))}
    </ol>
  )
}
