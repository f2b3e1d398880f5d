import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CaseRowView, startRemake } from '#/contract/support/cases.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'

/** Begins what the customer has agreed to, so nothing is asked again; where goods went to several places, somebody says to which of them it goes. */
export function StartRemake({ row }: { readonly row: CaseRowView }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [place, choose] = useState('')
  const several = row.places.length > 1
  const copies = copiesText(row.product, row.offerCopies ?? 0)
  const start = useMutation({
    mutationFn: () => {
      const body = { deliveryId: several ? place : null }
      return once([row.id, body], (idempotencyKey) =>
        call(startRemake, { params: { caseId: row.id }, body, idempotencyKey }),
      )
    },
    onSuccess: () => toast('재제작을 시작했습니다. 제작의 걸 작업에 있습니다.'),
    onSettled: () => refreshAdmin(client),
  })
  return (
    <>
      {several && (
        <Field label="다시 보낼 곳">
          {(control) => (
            <Select {...control} value={place} onChange={(event) => choose(event.target.value)}>
              <option value="">고르기</option>
              {row.places.map(({ deliveryId, copies: sent }, at) => (
                <option key={deliveryId} value={deliveryId}>
                  {at + 1}번째 배송지, {copiesText(row.product, sent)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Button
        size="sm"
        variant="primary"
        busy={start.isPending}
        disabled={several && !place}
        onClick={() => start.mutate()}
      >
        {copies} 재제작 시작
      </Button>
    </>
  )
}
