import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import { readTaxSettings, saveTaxSettings } from '#/contract/money/staff-tax.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'

const KEY = ['staff-tax-settings']

/** What invoices say of the shop beside its company details, and whether it issues unasked. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readTaxSettings, { signal, errors: 'throw' }),
  })
  return (
    <Dialog open onClose={onClose} title="세금계산서 설정">
      {settings.isPending && <LoadingState />}
      {settings.isError && <ErrorState title="불러오지 못했습니다" text={settings.error.message} />}
      {settings.data && <SettingsForm settings={settings.data} onClose={onClose} />}
    </Dialog>
  )
}

interface SettingsFormProps {
  readonly settings: ResultOf<typeof readTaxSettings>
  readonly onClose: () => void
}

function SettingsForm({ settings, onClose }: SettingsFormProps) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(saveTaxSettings),
    values: settings,
    submit: async (body) => {
      try {
        client.setQueryData(KEY, await call(saveTaxSettings, { body, errors: 'throw' }))
      } catch (error) {
        // What a colleague saved meanwhile is there when the dialog is opened again; what was typed stays here.
        void client.invalidateQueries({ queryKey: KEY })
        throw error
      }
      toast('저장했습니다.')
      onClose()
    },
  })
  return (
    <AdminForm onSubmit={send}>
      <p>상호, 대표자, 주소와 사업자등록번호는 설정의 회사 정보를 씁니다.</p>
      <Field label="업태" error={errorOf('businessType')}>
        {(control) => <Input {...control} {...register('businessType')} maxLength={40} />}
      </Field>
      <Field label="종목" error={errorOf('businessItem')}>
        {(control) => <Input {...control} {...register('businessItem')} maxLength={40} />}
      </Field>
      <Checkbox
        {...register('selfReceipts')}
        label="신청하지 않은 현금 10만 원부터 자진발급"
        note="의무발행업종이면 켜 주세요. 결제 이틀 뒤 새벽에 010-000-1234로 발행합니다. 대상인지는 세무사에게 물어보세요."
      />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        저장
      </Button>
    </AdminForm>
  )
}
