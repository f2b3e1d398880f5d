import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dispatchMany } from '#/contract/production/shipping.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select, Textarea } from '#/web/ui/input.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { useCouriers } from '#/web/blocks/staff-order/use-order.ts'
import { ParcelTroubles } from './parcel-troubles.tsx'
import { parsePaste, type PastedRow } from './parse-paste.ts'
import styles from './shipping.module.css'
import { AdminForm, AdminPage } from '#/web/ui/admin-page.tsx'
import { Small } from '#/web/ui/note.tsx'

/** 송장 넣기: a list from the courier's programme, pasted. Rows that were taken leave the field, the others stay with the reason. */
export function Component() {
  const couriers = useCouriers().data?.items.filter((courier) => courier.needsNumber) ?? []
  const [fallback, setFallback] = useState('')
  const [text, setText] = useState('')
  const once = useIdempotencyKey()
  const client = useQueryClient()
  const rows = parsePaste(text, fallback || couriers[0]?.name || '')
  const send = useMutation({
    mutationFn: () => once(rows, (idempotencyKey) => call(dispatchMany, { body: { rows }, idempotencyKey })),
    onSuccess: ({ items }) => {
      const taken = new Set(items.filter((item) => item.ok).map((item) => item.orderNumber))
      setText((before) =>
        before
          .split('\n')
          .filter((line) => ![...taken].some((number) => line.toUpperCase().includes(number)))
          .join('\n'),
      )
      if (taken.size > 0) toast(`${taken.size}건을 출고했습니다.`)
      refreshAdmin(client)
    },
  })
  const refused = new Map(send.data?.items.filter((item) => !item.ok).map((item) => [item.orderNumber, item.message]))
  return (
    <AdminPage
      title="송장 넣기"
      lead="택배 프로그램에서 주문번호와 송장 번호가 있는 줄을 복사해 붙여 주세요. 열 순서는 상관없습니다."
      className={styles.page}
    >
      <ParcelTroubles />
      <AdminForm
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate()
        }}
      >
        <Field label="택배사가 적혀 있지 않으면">
          {(control) => (
            <Select {...control} value={fallback} onChange={(event) => setFallback(event.target.value)}>
              {couriers.map(({ code, name }) => (
                <option key={code} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="송장 목록">
          {(control) => (
            <Textarea
              {...control}
              rows={8}
              value={text}
              placeholder={'20261120-4F7M2A\tCJ대한통운\t612345678901'}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={send.isPending} disabled={rows.length === 0 || rows.length > 200}>
          {rows.length > 0 ? `${rows.length}건 출고하기` : '출고하기'}
        </Button>
      </AdminForm>
      {rows.length > 0 && (
        <Table
          dense
          caption="붙인 송장"
          columns={columnsWith(refused)}
          rows={rows}
          rowKey={(row) => `${row.orderNumber}${row.trackingNumber}`}
        />
      )}
    </AdminPage>
  )
}

const columnsWith = (refused: ReadonlyMap<string, string | null>): readonly Column<PastedRow>[] => [
  { key: 'order', head: '주문번호', rowHead: true, cell: ({ orderNumber }) => orderNumber },
  { key: 'courier', head: '택배사', cell: ({ courier }) => courier },
  { key: 'number', head: '송장 번호', cell: ({ trackingNumber }) => trackingNumber ?? '없음' },
  {
    key: 'outcome',
    head: '결과',
    cell: ({ orderNumber }) => <Small tone="bad">{refused.get(orderNumber)}</Small>,
  },
]
