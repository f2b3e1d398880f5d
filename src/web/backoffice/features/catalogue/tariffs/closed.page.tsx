import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { closeChoice, listClosed, openChoice } from '#/contract/catalogue/closed-choices.contract.ts'
import { bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import { closableChoices } from '#/domain/catalog/closable-choices.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { AdminTabs } from './admin-tabs.tsx'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import styles from './tariffs.module.css'
import { AdminForm, AdminPage } from '#/web/ui/admin-page.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'

const GROUPS = ['종이', '제본', '코팅', '접지', '후가공'] as const

/** What can be closed, with what the version in force has; the opening catalogue until that is there. */
function useClosable() {
  const tariff = useQuery({ queryKey: ['tariff'], queryFn: () => call(currentTariff, { errors: 'throw' }) })
  const choices = useMemo(() => closableChoices(tariff.data?.tariff), [tariff.data])
  const nameOf = (choice: string): string => {
    const found = choices.find(({ id }) => id === choice)
    return found ? `${found.group} ${found.name}` : choice
  }
  return { choices, nameOf }
}

/** The body of the request, and what it is about. */
const Closing = z.extend(bodyOf(closeChoice), {
  choice: z.string().check(z.minLength(1, '무엇을 멈출지 골라 주세요.')),
})

/** 판매 멈춤: what ran out or broke down, and what customers are told about it. */
export function Component() {
  const client = useQueryClient()
  const { nameOf } = useClosable()
  const closed = useQuery({
    queryKey: ['closed-choices'],
    queryFn: ({ signal }) => call(listClosed, { signal, errors: 'throw' }),
  })
  const open = useMutation({
    mutationFn: (choice: string) => call(openChoice, { params: { choice } }),
    onSuccess: ({ choice }) => toast(`${nameOf(choice)}: 다시 팝니다.`),
    onSettled: () => client.invalidateQueries({ queryKey: ['closed-choices'] }),
  })
  const items = closed.data?.items ?? []
  return (
    <AdminPage title="상품과 요금표" className={styles.page}>
      <AdminTabs />
      <p>
        종이가 떨어지거나 기계가 서면 여기에서 멈춥니다. 바로 고를 수 없게 되고, 적은 사유가 손님께 보입니다. 이미 한
        주문은 그대로입니다.
      </p>
      <CloseForm />
      <PagedList
        list={closed}
        count={items.length}
        noun="항목"
        failed="불러오지 못했습니다"
        empty={<p>지금은 모두 팔고 있습니다.</p>}
      >
        <Table
          caption="판매를 멈춘 것"
          rows={items}
          rowKey={({ choice }) => choice}
          columns={columnsWith(nameOf, open.isPending ? open.variables : null, open.mutate)}
        />
      </PagedList>
    </AdminPage>
  )
}

type Closed = ResultOf<typeof listClosed>['items'][number]

const columnsWith = (
  nameOf: (choice: string) => string,
  opening: string | null,
  onOpen: (choice: string) => void,
): readonly Column<Closed>[] => [
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
  const { choices, nameOf } = useClosable()
  const form = useApiForm({
    schema: Closing,
    values: { choice: '', reason: '' },
    submit: async ({ choice, reason }) => {
      await call(closeChoice, { params: { choice }, body: { reason }, errors: 'throw' })
      toast(`${nameOf(choice)}: 판매를 멈추었습니다.`)
      form.reset()
      await client.invalidateQueries({ queryKey: ['closed-choices'] })
    },
  })
  return (
    <AdminForm className={styles.close} onSubmit={form.send}>
      <Field label="무엇을" error={form.errors.choice?.message} required>
        {(control) => (
          <Select {...control} {...form.register('choice')}>
            <option value="">골라 주세요</option>
            {GROUPS.map((group) => (
              <optgroup key={group} label={group}>
                {choices
                  .filter((entry) => entry.group === group)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Field label="손님께 보일 사유" error={form.errors.reason?.message} required>
        {(control) => (
          <Input
            {...control}
            {...form.register('reason')}
            maxLength={200}
            placeholder="예: 종이가 떨어졌습니다. 11월 27일에 다시 팝니다."
          />
        )}
      </Field>
      <Button type="submit" size="sm" variant="primary" busy={form.busy}>
        판매 멈추기
      </Button>
      <p role="alert">{form.failure}</p>
    </AdminForm>
  )
}
