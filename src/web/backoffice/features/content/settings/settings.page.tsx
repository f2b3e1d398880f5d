import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import type { Company, ShopInfo } from '#/contract/content/shop.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { AdminForm, AdminPage } from '#/web/ui/admin-page.tsx'

const LABELS: readonly (readonly [keyof Company, string])[] = [
  ['name', '상호'],
  ['ceo', '대표자'],
  ['businessNumber', '사업자등록번호'],
  ['mailOrderNumber', '통신판매업 신고번호'],
  ['address', '주소'],
  ['phone', '전화'],
  ['email', '이메일'],
  ['privacyOfficer', '개인정보보호책임자'],
  ['hosting', '호스팅 사업자'],
  ['escrowUrl', '구매안전 서비스 확인 주소'],
]

/** 설정: who runs the shop, as every page's footer and every document says it. */
export function Component() {
  const shop = useQuery({ queryKey: ['shop', 'edit'], queryFn: () => call(getShop, { errors: 'throw' }) })
  return (
    <AdminPage title="설정" lead="아래쪽 안내와 거래명세표에 그대로 나옵니다. 비워 둔 칸은 「입력 전」으로 보입니다.">
      {shop.isPending && <LoadingState />}
      {shop.isError && (
        <ErrorState title="설정을 불러오지 못했습니다" text={shop.error.message} onRetry={() => void shop.refetch()} />
      )}
      {shop.data && <ShopForm shop={shop.data} />}
    </AdminPage>
  )
}

function ShopForm({ shop }: { readonly shop: ShopInfo }) {
  const client = useQueryClient()
  const [brand, setBrand] = useState(shop.brand)
  const [company, setCompany] = useState(shop.company)
  const [hours, setHours] = useState(shop.hours.join('\n'))
  const save = useMutation({
    mutationFn: () => {
      const lines = hours
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
      return call(changeShop, { body: { brand, company, hours: lines }, errors: 'throw' })
    },
    onSuccess: async () => {
      toast('설정을 저장했습니다.')
      await client.invalidateQueries({ queryKey: ['shop'] })
    },
  })
  const failure = save.error
  const fields = failure instanceof ApiError ? failure.fields : null
  return (
    <AdminForm
      wide
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Field label="가게 이름" required error={fields?.['brand']}>
        {(control) => <Input {...control} value={brand} onChange={(event) => setBrand(event.target.value)} />}
      </Field>
      {LABELS.map(([key, label]) => (
        <Field key={key} label={label} optional error={fields?.[`company.${key}`]}>
          {(control) => (
            <Input
              {...control}
              value={company[key] ?? ''}
              onChange={(event) => setCompany({ ...company, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label="상담 시간" hint="한 줄에 하나씩, 다섯 줄까지" optional error={fields?.['hours']}>
        {(control) => (
          <Textarea {...control} rows={3} value={hours} onChange={(event) => setHours(event.target.value)} />
        )}
      </Field>
      {failure ? <p role="alert">{failure.message} 적으신 내용은 그대로 있습니다.</p> : null}
      <Button type="submit" variant="primary" busy={save.isPending}>
        저장
      </Button>
    </AdminForm>
  )
}
