import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { closeChoice, listClosed, openChoice } from '#/contract/pricing-desk/closed-choices.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { CLOSABLE_CHOICES, findClosable } from '#/domain/catalog/closable-choices.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { DeskTabs } from './desk-tabs.tsx'
import { seoulMinute } from '#/web/blocks/desk-time/seoul-time.ts'
import styles from './tariffs.module.css'

const GROUPS = [...new Set(CLOSABLE_CHOICES.map(({ group }) => group))]
const nameOf = (choice: string): string => {
  const found = findClosable(choice)
  return found ? `${found.group} ${found.name}` : choice
}

/** 판매 멈춤: what ran out or broke down, and what customers are told about it. */
export function Component() {
  const client = useQueryClient()
  const closed = useQuery({
    queryKey: ['closed-choices'],
    queryFn: ({ signal }) => call(listClosed, { signal, errors: 'throw' }),
  })
  const open = useMutation({
    mutationFn: (choice: string) => call(openChoice, { params: { choice } }),
    onSuccess: ({ choice }) => toast(`${nameOf(choice)}: 다시 팝니다.`),
    onSettled: () => client.invalidateQueries({ queryKey: ['closed-choices'] }),
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>상품과 요금표</h1>
      </header>
      <DeskTabs />
      <p className={styles.lead}>
        종이가 떨어지거나 기계가 서면 여기에서 멈춥니다. 바로 고를 수 없게 되고, 적은 사유가 손님께 보입니다. 이미 한
        주문은 그대로입니다.
      </p>
      <CloseForm />
      {closed.isPending && <LoadingState />}
      {closed.isError && (
        <ErrorState title="불러오지 못했습니다" text={closed.error.message} onRetry={() => void closed.refetch()} />
      )}
      {closed.data?.items.length === 0 && <p>지금은 모두 팔고 있습니다.</p>}
      {closed.data && closed.data.items.length > 0 && (
        <Table
          caption="판매를 멈춘 것"
          rows={closed.data.items}
          rowKey={({ choice }) => choice}
          columns={columnsWith(open.isPending ? open.variables : null, open.mutate)}
        />
      )}
    </div>
  )
}

type Closed = ResultOf<typeof listClosed>['items'][number]

const columnsWith = (opening: string | null, onOpen: (choice: string) => void): readonly Column<Closed>[] => [
  { key: 'what', head: '무엇', rowHead: true, cell: ({ choice }) => nameOf(choice) },
  { key: 'why', head: '손님께 보이는 사유', cell: ({ reason }) => reason },
  { key: 'who', head: '언제', cell: ({ closedAt, closedBy }) => `${seoulMinute(closedAt)} ${closedBy}` },
  {
    key: 'act',
    head: '할 일',
    right: true,
    cell: ({ choice }) => (
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${nameOf(choice)} 다시 팔기`}
        busy={opening === choice}
        onClick={() => onOpen(choice)}
      >
        다시 팔기
      </Button>
    ),
  },
]

function CloseForm() {
  const client = useQueryClient()
  const [choice, setChoice] = useState('')
  const [reason, setReason] = useState('')
  const close = useMutation({
    mutationFn: () => call(closeChoice, { params: { choice }, body: { reason } }),
    onSuccess: () => {
      toast(`${nameOf(choice)}: 판매를 멈추었습니다.`)
      setChoice('')
      setReason('')
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['closed-choices'] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    close.mutate()
  }
  return (
    <form className={styles.close} onSubmit={submit}>
      <Field label="무엇을">
        {(control) => (
          <Select {...control} required value={choice} onChange={(event) => setChoice(event.target.value)}>
            <option value="">골라 주세요</option>
            {GROUPS.map((group) => (
              <optgroup key={group} label={group}>
                {CLOSABLE_CHOICES.filter((entry) => entry.group === group).map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Field label="손님께 보일 사유">
        {(control) => (
          <Input
            {...control}
            required
            minLength={2}
            maxLength={200}
            value={reason}
            placeholder="예: 종이가 떨어졌습니다. 11월 27일에 다시 팝니다."
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" variant="primary" busy={close.isPending}>
        판매 멈추기
      </Button>
    </form>
  )
}
