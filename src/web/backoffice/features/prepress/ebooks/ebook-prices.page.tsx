import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FieldPath } from 'react-hook-form'
import { Link } from 'react-router'
import { type BodyInputOf, type BodyOf, bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import { listEbookPrices, writeEbookPrices } from '#/contract/prepress/staff-ebooks.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm, AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Table } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'

const KEY = ['ebook-prices']
type Versions = ResultOf<typeof listEbookPrices>
type Body = BodyInputOf<typeof writeEbookPrices>
type Version = Versions['items'][number]

/** 전자책 값: what e-books cost from which day on. */
export function Component() {
  const found = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listEbookPrices, { signal, errors: 'throw' }) })
  const newest = found.data?.items[0]
  return (
    <AdminPage
      above={<Link to="/admin/ebooks">← 전자책</Link>}
      title="전자책 값"
      lead="부가세를 뺀 금액입니다. 적용하는 날부터 쓰이고, 그 전에 받은 주문은 바뀌지 않습니다."
    >
      {found.isPending && <LoadingState />}
      {found.isError && (
        <ErrorState title="값을 불러오지 못했습니다" text={found.error.message} onRetry={() => void found.refetch()} />
      )}
      {found.data && newest && (
        <>
          <PricesForm key={newest.version} versions={found.data} newest={newest} />
          <Section title="지금까지의 값">
            <Table
              caption="지금까지의 값"
              rows={found.data.items}
              rowKey={({ version }) => String(version)}
              columns={[
                { key: 'version', head: '판', rowHead: true, cell: ({ version }: Version) => version },
                { key: 'from', head: '적용하는 날', cell: ({ fromDay, by }) => (by ? fromDay : '처음부터') },
                { key: 'standing', head: '상태', cell: ({ standing }) => STANDINGS[standing] },
                { key: 'by', head: '바꾼 사람', cell: ({ by }) => by?.who ?? '–' },
              ]}
            />
          </Section>
        </>
      )}
    </AdminPage>
  )
}

const STANDINGS = { now: '지금', planned: '예정', past: '지남' } as const

const FIELDS: readonly (readonly [FieldPath<Body>, string, string, 'may-be-empty'?])[] = [
  ['prices.reflow.base', '흐름형 기본', '원'],
  ['prices.reflow.characters', '기본에 든 글자', '자'],
  ['prices.reflow.perTenThousand', '더한 만 자마다', '원'],
  ['prices.reflow.picture', '그림 한 점', '원'],
  ['prices.reflow.table', '표 하나', '원'],
  ['prices.reflow.note', '주석 하나', '원'],
  ['prices.fixed.base', '고정형 기본', '원'],
  ['prices.fixed.pages', '기본에 든 쪽', '쪽'],
  ['prices.fixed.perPage', '더한 한 쪽마다', '원'],
  ['prices.extras.altTexts', '그림 설명 글 한 점 (비우면 팔지 않음)', '원', 'may-be-empty'],
  ['prices.extras.isbn', 'ISBN 발급 대행 (비우면 팔지 않음)', '원', 'may-be-empty'],
  ['prices.extras.rush', '서둘러 만들기 (비우면 팔지 않음)', '원', 'may-be-empty'],
  ['prices.days.reflow', '흐름형 시안까지', '영업일'],
  ['prices.days.fixed', '고정형 시안까지', '영업일'],
  ['prices.days.rush', '서두를 때 시안까지', '영업일'],
  ['prices.rounds', '값에 든 수정', '번'],
  ['prices.downloadDays', '내려받는 기간', '일'],
]

function PricesForm({ versions, newest }: { readonly versions: Versions; readonly newest: Version }) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(writeEbookPrices),
    values: { base: newest.version, fromDay: versions.today, prices: newest.prices },
    submit: async (body: BodyOf<typeof writeEbookPrices>) => {
      client.setQueryData(KEY, await call(writeEbookPrices, { body, errors: 'throw' }))
      toast('저장했습니다.')
    },
  })
  return (
    <AdminForm wide onSubmit={send}>
      <Field label="적용하는 날" error={errorOf('fromDay')}>
        {(control) => <Input {...control} {...register('fromDay')} type="date" />}
      </Field>
      {FIELDS.map(([name, label, unit, empty]) => (
        <Field key={name} label={label} error={errorOf(name)}>
          {(control) => (
            <Input
              {...control}
              {...register(name, empty ? { setValueAs: (value) => (value === '' ? null : value) } : {})}
              inputMode="numeric"
              unit={unit}
            />
          )}
        </Field>
      ))}
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        이날부터 이 값으로
      </Button>
    </AdminForm>
  )
}
