import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { bodyOf } from '#/contract/endpoint.ts'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import type { Company, ShopInfo } from '#/contract/content/shop.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
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
    <AdminPage title="설정" lead="아래쪽 안내와 거래명세표에 그대로 나옵니다. 비워 둔 칸은 고객에게 보이지 않습니다.">
      {shop.isPending && <LoadingState />}
      {shop.isError && (
        <ErrorState title="설정을 불러오지 못했습니다" text={shop.error.message} onRetry={() => void shop.refetch()} />
      )}
      {shop.data && <ShopFields shop={shop.data} />}
    </AdminPage>
  )
}

const Body = bodyOf(changeShop)
/** The hours are typed a line each. */
const ShopForm = z.extend(Body, {
  hours: z.pipe(z.pipe(z.string(), z.transform(linesOf)), Body.shape.hours),
})

function ShopFields({ shop }: { readonly shop: ShopInfo }) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: ShopForm,
    values: {
      brand: shop.brand,
      company: shop.company,
      hours: shop.hours.join('\n'),
    },
    submit: async (body) => {
      await call(changeShop, { body, errors: 'throw' })
      toast('설정을 저장했습니다.')
      await client.invalidateQueries({ queryKey: ['shop'] })
    },
  })
  return (
    <AdminForm wide onSubmit={send}>
      <Field label="가게 이름" required error={errorOf('brand')}>
        {(control) => <Input {...control} {...register('brand')} />}
      </Field>
      {LABELS.map(([key, label]) => (
        <Field key={key} label={label} optional error={errorOf(`company.${key}`)}>
          {(control) => <Input {...control} {...register(`company.${key}`)} />}
        </Field>
      ))}
      <Field label="상담 시간" hint="한 줄에 하나씩, 다섯 줄까지" optional error={errorOf('hours')}>
        {(control) => <Textarea {...control} {...register('hours')} rows={3} />}
      </Field>
      <FormFailure message={failure && `${failure} 적으신 내용은 그대로 있습니다.`} />
      <Button type="submit" variant="primary" busy={busy}>
        저장
      </Button>
    </AdminForm>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
