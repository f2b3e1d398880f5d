import { useQueryClient } from '@tanstack/react-query'
import { type Grant, grantValue } from '#/contract/benefits/staff-wallet.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { DecisionActs } from './decision-acts.tsx'
import { BENEFITS_KEY, useGrants } from './use-benefits.ts'

const NAMES = { points: '포인트', emoney: 'e머니' } as const
const STATES = { waiting: ['승인 대기', 'warn'], given: ['지급', 'ok'], refused: ['거절', 'neutral'] } as const

/** 지급: points and e-money with a reason; what is worth more than one may give waits for another. */
export function GrantsPart({ limit }: { readonly limit: number }) {
  const grants = useGrants()
  const rows = grants.data?.items ?? []
  return (
    <Stack gap={6}>
      <GrantForm limit={limit} />
      <Section title="지급한 내역">
        <PagedList
          list={grants}
          count={rows.length}
          noun="지급"
          failed="지급한 내역을 불러오지 못했습니다"
          empty={
            <EmptyState title="아직 지급한 것이 없습니다" text="위에서 지급하면 누가 왜 드렸는지 여기에 남습니다." />
          }
        >
          <Table dense caption="지급한 포인트와 e머니" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        </PagedList>
      </Section>
    </Stack>
  )
}

const COLUMNS: readonly Column<Grant>[] = [
  { key: 'at', head: '올린 때', cell: ({ askedAt }) => seoulMinute(askedAt) },
  { key: 'who', head: '회원', rowHead: true, cell: ({ maskedMember }) => maskedMember },
  { key: 'what', head: '무엇을', cell: ({ value, months }) => `${NAMES[value]}, ${months}개월` },
  { key: 'amount', head: '금액', right: true, cell: ({ amount }) => formatWon(amount) },
  { key: 'reason', head: '이유', cell: ({ reason }) => reason },
  {
    key: 'by',
    head: '누가',
    cell: ({ askedBy, decidedBy }) =>
      [askedBy, decidedBy]
        .map((name) => name ?? '')
        .filter(Boolean)
        .join(' → '),
  },
  { key: 'state', head: '상태', cell: (row) => <Badge tone={STATES[row.state][1]}>{STATES[row.state][0]}</Badge> },
  {
    key: 'acts',
    head: '할 일',
    right: true,
    cell: (row) =>
      row.state === 'waiting' && (
        <DecisionActs
          what="grant"
          id={row.id}
          mine={row.mine}
          about={`${row.maskedMember} 님 ${formatWon(row.amount)}`}
        />
      ),
  },
]

function GrantForm({ limit }: { readonly limit: number }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const form = useApiForm({
    schema: bodyOf(grantValue),
    values: { member: '', value: 'points' as const, amount: '', months: '12', reason: '' },
    submit: async (body) => {
      const { state } = await once(body, (idempotencyKey) =>
        call(grantValue, { body, idempotencyKey, errors: 'throw' }),
      )
      toast(state === 'given' ? '지급했습니다.' : '올렸습니다. 다른 직원이 승인하면 지급됩니다.')
      form.reset()
      await client.invalidateQueries({ queryKey: BENEFITS_KEY })
    },
  })
  const { register, errorOf } = form
  return (
    <AdminForm wide aria-label="지급하기" onSubmit={form.send}>
      <Field label="회원 이메일이나 아이디" error={errorOf('member')} required>
        {(control) => <Input {...control} {...register('member')} autoComplete="off" />}
      </Field>
      <Field label="무엇을" error={errorOf('value')}>
        {(control) => (
          <Select {...control} {...register('value')}>
            <option value="points">포인트</option>
            <option value="emoney">e머니 (드리는 돈)</option>
          </Select>
        )}
      </Field>
      <Field
        label="금액"
        error={errorOf('amount')}
        hint={`${formatWon(limit)}을 넘으면 다른 직원이 승인해야 합니다.`}
        required
      >
        {(control) => <Input {...control} {...register('amount')} unit="원" inputMode="numeric" />}
      </Field>
      <Field label="기한" hint="그 달의 같은 날 자정까지 쓸 수 있습니다." error={errorOf('months')} required>
        {(control) => <Input {...control} {...register('months')} unit="개월" inputMode="numeric" />}
      </Field>
      <Field label="이유" hint="회원이 내역에서 그대로 봅니다." error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} maxLength={200} />}
      </Field>
      <FormFailure message={form.failure} />
      <Button type="submit" variant="ink" busy={form.busy}>
        지급하기
      </Button>
      <Small>드린 돈은 낸 돈보다 먼저 쓰이고, 현금으로 돌려 드리지 않습니다.</Small>
    </AdminForm>
  )
}
