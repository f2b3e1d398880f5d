import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type BodyOf, bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import { changeKitSettings, readKitSettings } from '#/contract/ordering/kits.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm, AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'

const KEY = ['kit-settings']
type Settings = ResultOf<typeof readKitSettings>

/** 종이 샘플: whether kits are offered, what one costs and how many papers are in it. */
export function Component() {
  const found = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(readKitSettings, { signal, errors: 'throw' }) })
  return (
    <AdminPage
      above={<Link to="/admin/settings">← 설정</Link>}
      title="종이 샘플"
      lead="고객이 종이를 골라 한 분에 한 번 주문합니다. 고를 수 있는 종이는 지금 요금표에 있고 막아 두지 않은 종이입니다."
    >
      {found.isPending && <LoadingState />}
      {found.isError && (
        <ErrorState
          title="설정을 불러오지 못했습니다"
          text={found.error.message}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && <SettingsForm key={found.data.version} settings={found.data} />}
    </AdminPage>
  )
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(changeKitSettings),
    values: settings,
    submit: async (body: BodyOf<typeof changeKitSettings>) => {
      client.setQueryData(KEY, await call(changeKitSettings, { body, errors: 'throw' }))
      toast('저장했습니다.')
    },
  })
  return (
    <AdminForm onSubmit={send}>
      <Checkbox
        label="종이 샘플을 받습니다"
        note="끄면 새로 받지 않고, 이미 받은 주문은 그대로입니다."
        {...register('open')}
      />
      <Field label="값" hint="부가세와 택배비를 포함한 금액입니다. 0이면 무료입니다." error={errorOf('price')}>
        {(control) => <Input {...control} {...register('price')} inputMode="numeric" unit="원" />}
      </Field>
      <Field label="고를 수 있는 종이" error={errorOf('most')}>
        {(control) => <Input {...control} {...register('most')} inputMode="numeric" unit="가지까지" />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        저장
      </Button>
    </AdminForm>
  )
}
