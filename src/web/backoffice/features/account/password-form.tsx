import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeStaffPassword } from '#/contract/staff-auth/staff-accounts.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { PasswordChecks } from '#/web/blocks/member-fields/password-checks.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './account.module.css'

const EMPTY = { currentPassword: '', newPassword: '' }

export function PasswordForm({ loginId, name }: { readonly loginId: string; readonly name: string }) {
  const client = useQueryClient()
  const [form, setForm] = useState(EMPTY)
  const save = useMutation({
    mutationFn: () => call(changeStaffPassword, { body: form, errors: 'throw' }),
    onSuccess: async () => {
      setForm(EMPTY)
      toast('비밀번호를 바꿨습니다. 다른 기기에서는 로그아웃됩니다.')
      await client.invalidateQueries()
    },
  })
  const fields = save.error instanceof ApiError ? save.error.fields : {}
  const field = (key: keyof typeof EMPTY) => ({
    type: 'password',
    value: form[key],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setForm({ ...form, [key]: event.target.value }),
  })
  return (
    <form
      className={styles.form}
      aria-labelledby="own-password"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <h2 id="own-password">비밀번호</h2>
      <input type="text" autoComplete="username" value={loginId} readOnly hidden />
      <Field label="지금 비밀번호" error={fields['currentPassword']} required>
        {(control) => <Input {...control} {...field('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Field
        label="새 비밀번호"
        hint={<PasswordChecks password={form.newPassword} owner={{ loginId, name }} />}
        error={fields['newPassword']}
        required
      >
        {(control) => <Input {...control} {...field('newPassword')} autoComplete="new-password" />}
      </Field>
      <p role="alert">{Object.keys(fields).length === 0 ? save.error?.message : null}</p>
      <Button type="submit" variant="primary" busy={save.isPending}>
        비밀번호 바꾸기
      </Button>
    </form>
  )
}
