import type { FixOffer } from '#/contract/prepress/fixes.contract.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'

interface FixChoicesProps {
  readonly offers: readonly FixOffer[]
  readonly chosen: readonly FixId[]
  readonly onChange: (chosen: readonly FixId[]) => void
}

/** What could be done, each with what changes and what stays. Of two ways to the same end only one can be taken. */
export function FixChoices({ offers, chosen, onChange }: FixChoicesProps) {
  const toggle = ({ id, insteadOf }: FixOffer, on: boolean) => {
    const rivals = offers.filter((other) => other.insteadOf === id || other.id === insteadOf).map((other) => other.id)
    const rest = chosen.filter((other) => other !== id && !rivals.includes(other))
    onChange(on ? [...rest, id] : rest)
  }
  return (
    <RowList ruled dense aria-label="고칠 수 있는 것">
      {offers.map((offer) => (
        <Row key={offer.id}>
          <Checkbox
            checked={chosen.includes(offer.id)}
            onChange={(event) => toggle(offer, event.target.checked)}
            label={offer.title}
            note={`${offer.changes} ${offer.keeps}`}
          />
        </Row>
      ))}
    </RowList>
  )
}
