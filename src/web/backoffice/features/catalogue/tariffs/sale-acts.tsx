import { backOnSale } from '#/domain/pricing/tariffs/back-on-sale.ts'
import { editTariff } from '#/domain/pricing/tariffs/edit-tariff.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'

interface SaleActsProps {
  readonly tariff: Tariff
  readonly base: Tariff
  /** `finishes/foil`, `bindings/pur`. */
  readonly choice: string
  readonly onDone: (next: Tariff) => void
}

/** Off sale, and on again with the price that the version before had. One that had none is sold again by typing its price. */
export function SaleActs({ tariff, base, choice, onDone }: SaleActsProps) {
  if (tariff.notOffered?.includes(choice)) {
    const again = backOnSale(tariff, base, choice)
    return again ? (
      <Button onClick={() => onDone(again)}>다시 팔기</Button>
    ) : (
      <Small tone="soft">팔지 않고 있습니다. 값을 적으면 다시 팝니다.</Small>
    )
  }
  const closed = editTariff(tariff, [{ key: choice, value: null }])
  return closed.ok && closed.value !== tariff ? <Button onClick={() => onDone(closed.value)}>팔지 않기</Button> : null
}
