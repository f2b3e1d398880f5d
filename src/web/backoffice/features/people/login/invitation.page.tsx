import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import { joinPartner, joinStaff, readInvitation } from '#/contract/people/invitations.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { LoginIdField } from '#/web/blocks/member-fields/login-id-field.tsx'
import { PasswordChecks } from '#/web/blocks/member-fields/password-checks.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { RegistrationMark } from '#/web/ui/marks.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import styles from './login.module.css'

type Invited = ResultOf<typeof readInvitation>

/** Where an invitation leads: the link is behind the #, so that no server on the way writes it down. */
export function Component() {
  const [token] = useState(() => location.hash.slice(1))
  const [joined, setJoined] = useState(false)
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(readInvitation, { body: { token }, errors: 'throw' }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (joined)
    return (
      <EmptyState
        whole
        title="계정을 만들었습니다"
        text="정하신 아이디와 비밀번호로 로그인해 주세요."
        action={<a href="/offline-draft/login">파트너 로그인</a>}
      />
    )
  if (invited.isPending) return <LoadingState />
  if (invited.isError)
    return (
      <ErrorState
        whole
        title="초대를 열지 못했습니다"
        text={invited.error.message}
        action={<LinkButton to="/admin/login">업무 로그인</LinkButton>}
      />
    )
  return <JoinForm token={token} invited={invited.data} onPartner={() => setJoined(true)} />
}

interface JoinFormProps {
  readonly token: string
  readonly invited: Invited
  readonly onPartner: () => void
}

/** Id and password by the one rule; staff set up the second factor next. */
function JoinForm({ token, invited, onPartner }: JoinFormProps) {
  const navigate = useNavigate()
  const { name, email, audience } = invited
  const form = useApiForm({
    schema: bodyOf(joinStaff),
    values: { token, loginId: '', password: '' },
    submit: async (body) => {
      if (audience === 'partner') {
        await call(joinPartner, { body, errors: 'throw' })
        onPartner()
        return
      }
      await call(joinStaff, { body, errors: 'throw' })
      await navigate('/admin/account', { replace: true })
    },
  })
  const [password, loginId] = useWatch({ control: form.control, name: ['password', 'loginId'] })
  return (
    <main className={styles.page}>
      <Form className={styles.sheet} onSubmit={form.send}>
        <RegistrationMark />
        <h1>{name} 님, 반갑습니다</h1>
        <FactList
          facts={[
            ['이메일', email],
            invited.company === null ? ['맡을 일', invited.roles.join(', ')] : ['회사', invited.company],
            ...(invited.headOfficeOf === null ? [] : [['맡을 일', `${invited.headOfficeOf} 본사`] as const]),
            ['초대 기한', seoulDateTime(new Date(invited.expiresAt))],
          ]}
        />
        <LoginIdField label="쓰실 아이디" error={form.errorOf('loginId')} input={form.register('loginId')} />
        <Field
          label="비밀번호"
          hint={<PasswordChecks password={password} owner={{ loginId, name, email }} />}
          error={form.errorOf('password')}
          required
        >
          {(control) => (
            <Input {...control} {...form.register('password')} type="password" autoComplete="new-password" />
          )}
        </Field>
        <FormFailure message={form.failure} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          계정 만들기
        </Button>
      </Form>
    </main>
  )
}
