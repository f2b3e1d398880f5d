import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { bodyOf } from '#/contract/endpoint.ts'
import { makeFirstOwner, readFirstOwner } from '#/contract/opening/first-owner.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { LoginIdField } from '#/web/blocks/member-fields/login-id-field.tsx'
import { PasswordChecks } from '#/web/blocks/member-fields/password-checks.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { RegistrationMark } from '#/web/ui/marks.tsx'
import { Small } from '#/web/ui/note.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import styles from './login.module.css'
import { OwnerSecondFactor } from './owner-second-factor.tsx'

/** 첫 관리자: the first page of an empty shop, for whoever reads the console. The code comes behind the #. */
export function Component() {
  const [code] = useState(() => location.hash.slice(1))
  const [made, setMade] = useState(false)
  const first = useQuery({
    queryKey: ['first-owner'],
    queryFn: () => call(readFirstOwner, { errors: 'throw' }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (made) return <OwnerSecondFactor />
  if (first.isPending) return <LoadingState />
  if (first.isError)
    return (
      <ErrorState
        whole
        title="화면을 열지 못했습니다"
        text={first.error.message}
        onRetry={() => void first.refetch()}
      />
    )
  if (!first.data.waiting)
    return (
      <EmptyState
        whole
        title="이 가게에는 관리자가 있습니다"
        text="비밀번호나 인증 앱을 잃으셨다면 서버에서 npm run owner -- --reset으로 새로 정하세요."
        action={<LinkButton to="/admin/login">업무 로그인</LinkButton>}
      />
    )
  return <OwnerForm code={code} onMade={() => setMade(true)} />
}

function OwnerForm({ code, onMade }: { readonly code: string; readonly onMade: () => void }) {
  const form = useApiForm({
    schema: bodyOf(makeFirstOwner),
    values: { code, loginId: '', name: '', email: '', password: '' },
    submit: async (body) => {
      await call(makeFirstOwner, { body, errors: 'throw' })
      onMade()
    },
  })
  const { register, errorOf } = form
  const [password, loginId, name, email] = useWatch({
    control: form.control,
    name: ['password', 'loginId', 'name', 'email'],
  })
  return (
    <main className={styles.page}>
      <Form className={styles.sheet} onSubmit={form.send}>
        <RegistrationMark />
        <h1>첫 관리자 만들기</h1>
        <Small>계정, 2단계 인증, 회사 정보, 개점 전 점검의 순서로 가게를 엽니다.</Small>
        <Field
          label="코드"
          hint="서버를 켠 화면에 나옵니다. 하루 안에 한 번 쓸 수 있습니다."
          error={errorOf('code')}
          required
        >
          {(control) => <Input {...control} {...register('code')} autoComplete="off" spellCheck={false} />}
        </Field>
        <Field label="이름" error={errorOf('name')} required>
          {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label="이메일" hint="보안 알림을 받습니다." error={errorOf('email')} required>
          {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <LoginIdField label="쓰실 아이디" error={errorOf('loginId')} input={register('loginId')} />
        <Field
          label="비밀번호"
          hint={<PasswordChecks password={password} owner={{ loginId, name, email }} />}
          error={errorOf('password')}
          required
        >
          {(control) => <Input {...control} {...register('password')} type="password" autoComplete="new-password" />}
        </Field>
        <FormFailure message={form.failure} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          관리자 만들기
        </Button>
      </Form>
    </main>
  )
}
