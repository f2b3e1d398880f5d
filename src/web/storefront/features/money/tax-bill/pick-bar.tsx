import { useState } from 'react'
import type { TaxRow } from '#/contract/money/tax-bill.contract.ts'
import type { TaxFirmField } from '#/contract/money/tax-parts.ts'
import { formatCount } from '#/lib/format-count.ts'
import { WishForm } from '#/web/blocks/tax-paper/wish-form.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import styles from './pick-bar.module.css'
import { useTaxActs } from './use-tax-bill.ts'

interface PickBarProps {
  readonly rows: readonly TaxRow[]
  readonly firm: TaxFirmField | null
  readonly onDone: () => void
}

/** What the chosen orders come to, on one paper or on one each. */
export function PickBar({ rows, firm, onDone }: PickBarProps) {
  const [together, setTogether] = useState(true)
  const [asking, setAsking] = useState(false)
  const { ask } = useTaxActs(() => {
    setAsking(false)
    onDone()
  })
  const supply = rows.reduce((sum, row) => sum + row.supply, 0)
  const vat = rows.reduce((sum, row) => sum + row.vat, 0)
  const orderNumbers = rows.map(({ orderNumber }) => orderNumber)
  return (
    <div className={styles.bar} role="region" aria-label="고른 주문">
      <p role="status">
        {rows.length}건 고름 · 공급가액 <b>{formatCount(supply)}</b> 세액 <b>{formatCount(vat)}</b>
      </p>
      {rows.length > 1 && (
        <div className={styles.choice} role="group" aria-label="몇 장으로">
          <button type="button" aria-pressed={together} onClick={() => setTogether(true)}>
            한 장으로
          </button>
          <button type="button" aria-pressed={!together} onClick={() => setTogether(false)}>
            주문마다
          </button>
        </div>
      )}
      <Button variant="primary" onClick={() => setAsking(true)}>
        증빙 신청
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`주문 ${rows.length}건의 증빙 신청`}>
        {asking && (
          <WishForm
            firm={firm}
            go="신청하기"
            submit={(wish) =>
              ask.mutateAsync({ orderNumbers, together: together && wish.kind === 'tax-invoice', wish })
            }
          />
        )}
      </Dialog>
    </div>
  )
}
