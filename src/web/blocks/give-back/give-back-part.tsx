import { useState } from 'react'
import { formatWon } from '#/domain/money/format-won.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { Button } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'
import { RowList } from '#/web/ui/row-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { GiveBackRow } from './give-back-row.tsx'
import { useGiveBack } from './use-give-back.ts'

/** What was given back, what still could be, and the way to do it; for those who may. */
export function GiveBackPart({ orderNumber }: { readonly orderNumber: string }) {
  const may = usePermission('money')
  const [open, setOpen] = useState(false)
  const { data } = useGiveBack(orderNumber, may)
  if (!may || !data) return null
  const { cash, emoney, points, debt } = data.left
  const left = cash + emoney + points + debt
  const waits = data.giveBacks.some(({ state }) => state === 'asked')
  return (
    <>
      {data.giveBacks.length > 0 && (
        <RowList dense>
          {data.giveBacks.map((row) => (
            <GiveBackRow key={row.id} row={row} alone={data.alone} />
          ))}
        </RowList>
      )}
      {!data.unpaid && <FactList layout="sums" facts={[['환불 가능 금액', formatWon(left), 'strong']]} />}
      {data.refusal && left > 0 && <Small>{data.refusal}</Small>}
      {!data.refusal && !waits && (
        <Toolbar>
          <Button size="sm" onClick={() => setOpen(true)}>
            환불·취소
          </Button>
        </Toolbar>
      )}
      {open && <GiveBackDialog orderNumber={orderNumber} look={data} onClose={() => setOpen(false)} />}
    </>
  )
}
