import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { changePassword, ChangePasswordForm } from '#/contract/people/profile.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { NewPasswordField } from '#/web/blocks/member-fields/new-password-field.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { SettingsSection } from './settings-section.tsx'

export function PasswordSection({ loginId }: { readonly loginId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title="비밀번호">
      {open ? (
        <PasswordFields loginId={loginId} onClose={() => setOpen(false)} />
      ) : (
        <Button size="sm" onClick={() => setOpen(true)}>
          비밀번호 바꾸기
        </Button>
      )}
    </SettingsSection>
  )
}

function PasswordFields({ loginId, onClose }: { readonly loginId: string; readonly onClose: () => void }) {
  const form = useApiForm({
    schema: ChangePasswordForm,
    values: { currentPassword: '', newPassword: '' },
    submit: async (body) => {
      await call(changePassword, { body, errors: 'throw' })
      toast('비밀번호를 바꿨습니다. 다른 기기에서는 로그아웃됩니다.')
      onClose()
    },
  })
  const { register, errorOf } = form
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  return (
    <Form onSubmit={form.send}>
      <input type="text" autoComplete="username" value={loginId} readOnly hidden />
      <Field label="지금 비밀번호" error={errorOf('currentPassword')} required>
        {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <NewPasswordField
        password={newPassword}
        owner={{ loginId }}
        error={errorOf('newPassword')}
        input={register('newPassword')}
      />
      <FormFailure message={form.failure} />
      <Toolbar>
        <Button type="submit" variant="ink" busy={form.busy}>
          바꾸기
        </Button>
        <Button onClick={onClose}>취소</Button>
      </Toolbar>
    </Form>
  )
}
