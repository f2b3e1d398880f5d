import { useQueryClient } from '@tanstack/react-query'
import { type GiftCardBatch, issueGiftCards, readGiftCardSheet } from '#/contract/benefits/staff-wallet.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { promptDialog } from '#/web/ui/dialogs.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { DecisionActs } from './decision-acts.tsx'
import { BENEFITS_KEY, useBatches, useStop } from './use-benefits.ts'

const STATES = {
  waiting: ['승인 대기', 'warn'],
  issued: ['발행', 'ok'],
  refused: ['거절', 'neutral'],
  stopped: ['막음', 'bad'],
} as const

/** 상품권: batches with their cards to print, and what is done when one is stolen. */
export function GiftCardsPart({ limit }: { readonly limit: number }) {
  const batches = useBatches()
  const rows = batches.data?.items ?? []
  return (
    <Stack gap={6}>
      <IssueForm limit={limit} />
      <Section title="발행한 상품권">
        <PagedList
          list={batches}
          count={rows.length}
          noun="상품권"
          failed="상품권을 불러오지 못했습니다"
          empty={<EmptyState title="아직 발행한 상품권이 없습니다" text="위에서 발행하면 번호가 여기에 남습니다." />}
        >
          <Table dense caption="발행한 상품권" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        </PagedList>
      </Section>
    </Stack>
  )
}

const COLUMNS: readonly Column<GiftCardBatch>[] = [
  { key: 'at', head: '올린 때', cell: ({ askedAt }) => seoulMinute(askedAt) },
  { key: 'name', head: '묶음', rowHead: true, cell: ({ name }) => name },
  { key: 'amount', head: '한 장', right: true, cell: ({ amount }) => formatWon(amount) },
  {
    key: 'cards',
    head: '등록 / 장수',
    right: true,
    cell: ({ registered, cards }) => `${formatCount(registered)} / ${formatCount(cards)}`,
  },
  {
    key: 'reason',
    head: '이유',
    cell: ({ reason, stopReason }) => (stopReason ? `${reason}. 막은 이유: ${stopReason}` : reason),
  },
  {
    key: 'by',
    head: '누가',
    cell: ({ askedBy, decidedBy }) =>
      [askedBy, decidedBy]
        .map((name) => name ?? '')
        .filter(Boolean)
        .join(' → '),
  },
  { key: 'state', head: '상태', cell: ({ state }) => <Badge tone={STATES[state][1]}>{STATES[state][0]}</Badge> },
  { key: 'acts', head: '할 일', right: true, cell: (row) => <BatchActs batch={row} /> },
]

function BatchActs({ batch: { id, name, state, mine } }: { readonly batch: GiftCardBatch }) {
  const stop = useStop(id)
  if (state === 'waiting') return <DecisionActs what="gift-cards" id={id} mine={mine} about={name} />
  if (state !== 'issued') return null
  const download = async (format: 'pdf' | 'csv') => {
    const blob = await callBlob(readGiftCardSheet, { params: { id }, query: { format } })
    saveBlob(blob, format === 'pdf' ? `${name} 카드.pdf` : `${name} 번호.csv`)
  }
  const ask = async () => {
    const reason = await promptDialog({
      title: `${name}을 막을까요?`,
      body: '등록하지 않은 상품권은 모두 쓸 수 없게 됩니다. 되돌릴 수 없습니다.',
      label: '이유',
      required: true,
      ok: '막기',
      destructive: true,
    })
    if (reason) stop.mutate(reason)
  }
  return (
    <Toolbar align="end">
      <Button
        size="sm"
        aria-label={`${name} 카드 PDF 받기`}
        onClick={() => void download('pdf').catch(() => undefined)}
      >
        카드 PDF
      </Button>
      <Button
        size="sm"
        aria-label={`${name} 번호 내려받기`}
        onClick={() => void download('csv').catch(() => undefined)}
      >
        번호 내려받기
      </Button>
      <Button size="sm" variant="quiet" busy={stop.isPending} aria-label={`${name} 막기`} onClick={() => void ask()}>
        막기
      </Button>
      {stop.isError && (
        <Small tone="bad" role="alert">
          {stop.error.message}
        </Small>
      )}
    </Toolbar>
  )
}

function IssueForm({ limit }: { readonly limit: number }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const form = useApiForm({
    schema: bodyOf(issueGiftCards),
    values: { name: '', amount: '', cards: '', reason: '' },
    submit: async (body) => {
      const { state } = await once(body, (idempotencyKey) =>
        call(issueGiftCards, { body, idempotencyKey, errors: 'throw' }),
      )
      toast(state === 'issued' ? '발행했습니다.' : '올렸습니다. 다른 직원이 승인하면 발행됩니다.')
      form.reset()
      await client.invalidateQueries({ queryKey: BENEFITS_KEY })
    },
  })
  const { register, errorOf } = form
  return (
    <AdminForm wide aria-label="상품권 발행하기" onSubmit={form.send}>
      <Field label="묶음 이름" hint="등록한 회원이 내역에서 봅니다." error={errorOf('name')} required>
        {(control) => <Input {...control} {...register('name')} maxLength={60} />}
      </Field>
      <Field label="한 장의 금액" hint="등록하면 이만큼 e머니가 됩니다." error={errorOf('amount')} required>
        {(control) => <Input {...control} {...register('amount')} unit="원" inputMode="numeric" />}
      </Field>
      <Field
        label="장수"
        hint={`모두 합해 ${formatWon(limit)}을 넘으면 다른 직원이 승인해야 합니다.`}
        error={errorOf('cards')}
        required
      >
        {(control) => <Input {...control} {...register('cards')} unit="장" inputMode="numeric" />}
      </Field>
      <Field label="이유" hint="누구에게 팔거나 드리는지 적어 두세요." error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} maxLength={200} />}
      </Field>
      <FormFailure message={form.failure} />
      <Button type="submit" variant="ink" busy={form.busy}>
        발행하기
      </Button>
      <Small>발행한 날부터 5년 동안 등록해 쓸 수 있습니다. 카드 PDF나 번호를 내려받으면 기록이 남습니다.</Small>
    </AdminForm>
  )
}
