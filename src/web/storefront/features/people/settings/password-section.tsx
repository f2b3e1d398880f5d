import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { changePassword, ChangePasswordForm } from '#/contract/people/profile.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { PasswordChecks } from '#/web/blocks/member-fields/password-checks.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './settings.module.css'
import { SettingsSection } from './settings-section.tsx'

export function PasswordSection({ loginId }: { readonly loginId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title="비밀번호">
      {open ? (
        <Form loginId={loginId} onClose={() => setOpen(false)} />
      ) : (
        <Button size="sm" onClick={() => setOpen(true)}>
          비밀번호 바꾸기
        </Button>
      )}
    </SettingsSection>
  )
}

function Form({ loginId, onClose }: { readonly loginId: string; readonly onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const {
    register,
    handleSubmit,
    control: form,
    formState,
  } = useForm<z.output<typeof ChangePasswordForm>>({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const newPassword = useWatch({ control: form, name: 'newPassword' })
  const save = handleSubmit(async (body) => {
    setFailure(null)
    try {
      await call(changePassword, { body, errors: 'throw' })
      toast('비밀번호를 바꿨습니다. 다른 기기에서는 로그아웃됩니다.')
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    }
  })
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <input type="text" autoComplete="username" value={loginId} readOnly hidden />
      <Field label="지금 비밀번호" error={errors.currentPassword?.message} required>
        {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Field
        label="새 비밀번호"
        hint={<PasswordChecks password={newPassword} owner={{ loginId }} />}
        error={errors.newPassword?.message}
        required
      >
        {(control) => <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />}
      </Field>
      <FormFailure message={failure} />
      <span className={styles.acts}>
        <Button type="submit" variant="ink" busy={isSubmitting}>
          바꾸기
        </Button>
        <Button onClick={onClose}>그만두기</Button>
      </span>
    </form>
  )
}
