import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

export interface CountOfPlace {
  readonly deliveryId: string
  readonly copies: number
}

/** How many copies go to each place now. */
export const countsOf = (order: StaffOrder, line: StaffLine): readonly CountOfPlace[] =>
  order.deliveries.flatMap(({ id, counts }) =>
    counts.filter(({ lineId }) => lineId === line.lineId).map(({ copies }) => ({ deliveryId: id, copies })),
  )

interface ChangeCountsProps {
  readonly order: StaffOrder
  readonly counts: readonly CountOfPlace[]
  readonly copies: number
  readonly onCounts: (counts: readonly CountOfPlace[]) => void
}

/** Several places: how many copies go to each, until they make the whole. */
export function ChangeCounts({ order, counts, copies, onCounts }: ChangeCountsProps) {
  const sum = counts.reduce((total, each) => total + each.copies, 0)
  const recipient = (deliveryId: string) => order.deliveries.find(({ id }) => id === deliveryId)?.recipient ?? ''
  return (
    <fieldset>
      <legend>배송지별 부수</legend>
      <Toolbar>
        {counts.map(({ deliveryId, copies: here }, at) => (
          <Field key={deliveryId} label={`${at + 1}. ${recipient(deliveryId)}`}>
            {(field) => (
              <Input
                {...field}
                unit="부"
                inputMode="numeric"
                value={here === 0 ? '' : String(here)}
                onChange={(event) => onCounts(counts.with(at, { deliveryId, copies: wholeOf(event.target.value) }))}
              />
            )}
          </Field>
        ))}
      </Toolbar>
      {sum !== copies && (
        <Small tone="warn">
          합이 {formatCount(sum)}부입니다. {formatCount(copies)}부가 되게 나눠 주세요.
        </Small>
      )}
    </fieldset>
  )
}

const wholeOf = (typed: string): number => Number(typed.replaceAll(/\D/g, '').slice(0, 7))
