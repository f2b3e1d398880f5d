import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bodyOf } from '#/contract/endpoint.ts'
import { leave } from '#/contract/people/profile.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { forgetMember } from '#/web/api/leave-member.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Small } from '#/web/ui/note.tsx'
import { LeavingNotice } from './leaving-notice.tsx'
import { ProveBySocial } from './prove-by-social.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Leaving takes one question, as joining did. */
export function LeaveSection({ hasPassword }: { readonly hasPassword: boolean }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  /** Null until it is known whether something has to be settled first. */
  const [may, setMay] = useState<boolean | null>(null)
  const [stale, setStale] = useState(false)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(leave),
    values: hasPassword ? { password: '' } : {},
    submit: async (body) => {
      try {
        await call(leave, { body, errors: 'throw' })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'FORBIDDEN') return setStale(true)
        throw error
      }
      await navigate('/')
      forgetMember()
      toast('탈퇴했습니다. 그동안 고맙습니다.')
    },
  })

  return (
    <SettingsSection title="탈퇴">
      <Small tone="plain">회원 정보와 배송지는 바로 지웁니다. 주문과 결제 기록은 법에 따라 5년 동안 따로 둡니다.</Small>
      <Button size="sm" onClick={() => setOpen(true)}>
        탈퇴하기
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={may === false ? '지금은 탈퇴하실 수 없습니다' : '탈퇴할까요?'}
      >
        {open && (
          <Form onSubmit={send}>
            <LeavingNotice onKnown={setMay} />
            {may && (
              <p>탈퇴하면 되돌릴 수 없습니다. 회원 정보와 배송지를 바로 지우고, 남은 쿠폰과 포인트는 사라집니다.</p>
            )}
            {may && hasPassword && (
              <Field label="비밀번호" error={errorOf('password')} required>
                {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
              </Field>
            )}
            {may && stale && <ProveBySocial />}
            <FormFailure message={failure} />
            {may && (
              <Button type="submit" variant="danger" block busy={busy} disabled={stale}>
                탈퇴하기
              </Button>
            )}
          </Form>
        )}
      </Dialog>
    </SettingsSection>
  )
}
