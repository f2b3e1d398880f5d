import type { Finding } from '#/contract/opening/go-live.contract.ts'
import { Button } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import styles from './go-live.module.css'

interface PassedListProps {
  readonly findings: readonly Finding[]
  readonly busy: boolean
  readonly onAgain: () => void
}

export function PassedList({ findings, busy, onAgain }: PassedListProps) {
  return (
    <section aria-labelledby="passed">
      <header>
        <h2 id="passed">통과 {findings.length}</h2>
        <Button size="sm" busy={busy} onClick={onAgain}>
          모두 다시 검사 <kbd aria-hidden="true">R</kbd>
        </Button>
      </header>
      <ul className={styles.passed}>
        {findings.map(({ says, details }) => (
          <li key={says}>
            <Icon name="check" />
            {says}
            <span>{details.join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
