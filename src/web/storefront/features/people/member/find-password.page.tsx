import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { bodyOf } from '#/contract/endpoint.ts'
import { resetPassword } from '#/contract/people/codes.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { NewPasswordField } from '#/web/blocks/member-fields/new-password-field.tsx'
import type { ContactProof } from '#/web/blocks/member-fields/use-contact-code.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input } from '#/web/ui/input.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { MemberSheet } from './member-sheet.tsx'
import styles from './member-sheet.module.css'
import { useFrom, withFrom } from './return-path.ts'

export function Component() {
  const from = useFrom()
  const [proof, setProof] = useState<ContactProof | null>(null)
  return (
    <MemberSheet
      title="비밀번호 찾기"
      lead="가입할 때 쓴 휴대전화나, 내 정보에서 인증해 둔 이메일로 인증한 뒤 새 비밀번호를 정합니다. 인증번호가 오지 않으면 아이디와 연락처를 다시 확인해 주세요."
    >
      {proof ? <NewPassword ticket={proof.ticket} from={from} /> : <Prove onProof={setProof} />}
      <nav className={styles.under} aria-label="계정">
        <Link to={withFrom('/member/find-id', from)}>아이디 찾기</Link>
        <Link to={withFrom('/member/login', from)}>로그인</Link>
      </nav>
    </MemberSheet>
  )
}

function Prove({ onProof }: { readonly onProof: (proof: ContactProof | null) => void }) {
  const [loginId, setLoginId] = useState('')
  const [channel, setChannel] = useState<'sms' | 'email'>('sms')
  return (
    <LiveFieldset aria-label="본인 확인">
      <Stack>
        <Field label="아이디 또는 이메일" required>
          {(control) => (
            <Input
              {...control}
              autoComplete="username"
              autoCapitalize="none"
              value={loginId}
              onChange={(event) => setLoginId(event.target.value)}
            />
          )}
        </Field>
        <ChannelChoice value={channel} onChange={setChannel} />
        <ContactCode
          key={channel}
          purpose="find-password"
          channel={channel}
          loginId={loginId.trim()}
          onProof={onProof}
        />
      </Stack>
    </LiveFieldset>
  )
}

function NewPassword({ ticket, from }: { readonly ticket: string; readonly from: string | null }) {
  const navigate = useNavigate()
  const { register, control, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(resetPassword),
    values: { ticket, newPassword: '' },
    submit: async (body) => {
      await call(resetPassword, { body, errors: 'throw' })
      toast('비밀번호를 바꿨습니다. 새 비밀번호로 로그인해 주세요.')
      await navigate(withFrom('/member/login', from))
    },
  })
  const password = useWatch({ control, name: 'newPassword' })
  return (
    <Form live="새 비밀번호" onSubmit={send}>
      <NewPasswordField password={password} error={errorOf('newPassword')} input={register('newPassword')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        비밀번호 바꾸기
      </Button>
    </Form>
  )
}
