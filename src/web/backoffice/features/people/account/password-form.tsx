import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { bodyOf } from '#/contract/endpoint.ts'
import { changeStaffPassword } from '#/contract/people/staff-accounts.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { PasswordChecks } from '#/web/blocks/member-fields/password-checks.tsx'
import { Button } from '#/web/ui/button.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'

export function PasswordForm({ loginId, name }: { readonly loginId: string; readonly name: string }) {
  const client = useQueryClient()
  const form = useApiForm({
    schema: bodyOf(changeStaffPassword),
    values: { currentPassword: '', newPassword: '' },
    submit: async (body) => {
      await call(changeStaffPassword, { body, errors: 'throw' })
      form.reset()
      toast('비밀번호를 바꿨습니다. 다른 기기에서는 로그아웃됩니다.')
      await client.invalidateQueries()
    },
  })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  return (
    <AdminForm aria-labelledby="own-password" onSubmit={form.send}>
      <h2 id="own-password">비밀번호</h2>
      <input type="text" autoComplete="username" value={loginId} readOnly hidden />
      <Field label="지금 비밀번호" error={form.errors.currentPassword?.message} required>
        {(control) => (
          <Input {...control} {...form.register('currentPassword')} type="password" autoComplete="current-password" />
        )}
      </Field>
      <Field
        label="새 비밀번호"
        hint={<PasswordChecks password={newPassword} owner={{ loginId, name }} />}
        error={form.errors.newPassword?.message}
        required
      >
        {(control) => (
          <Input {...control} {...form.register('newPassword')} type="password" autoComplete="new-password" />
        )}
      </Field>
      <p role="alert">{form.failure}</p>
      <Button type="submit" variant="primary" busy={form.busy}>
        비밀번호 바꾸기
      </Button>
    </AdminForm>
  )
}
