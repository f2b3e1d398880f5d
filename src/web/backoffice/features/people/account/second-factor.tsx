import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmTotp, startTotp } from '#/contract/people/staff-auth.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './account.module.css'
import { AdminForm } from '#/web/ui/admin-page.tsx'

/** Password, then a secret for the authenticator, then a first code, then recovery codes to write down. */
export function SecondFactor({ isOn }: { readonly isOn: boolean }) {
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [otp, setOtp] = useState('')
  const start = useMutation({
    mutationFn: () => call(startTotp, { body: { password }, errors: 'throw' }),
    onSuccess: () => setPassword(''),
  })
  const confirm = useMutation({
    mutationFn: () => call(confirmTotp, { body: { otp }, errors: 'throw' }),
    onSuccess: () => client.invalidateQueries(),
  })
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} />
  const failure = (start.data ? confirm : start).error?.message
  return (
    <AdminForm
      aria-labelledby="second-factor"
      onSubmit={(event) => {
        event.preventDefault()
        if (start.data) confirm.mutate()
        else start.mutate()
      }}
    >
      <h2 id="second-factor">2단계 인증</h2>
      <p>{isOn ? '켜져 있습니다. 휴대전화를 바꾸셨다면 다시 설정하세요.' : '꺼져 있습니다.'}</p>
      {start.data ? (
        <>
          <p>
            인증 앱에 아래 키를 넣거나, 이 기기의 앱이면 <a href={start.data.uri}>바로 열어</a> 주세요.
          </p>
          <code className={styles.secret}>{start.data.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
          <Field label="앱에 보이는 숫자 6자리" required>
            {(control) => (
              <Input
                {...control}
                value={otp}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                onChange={(event) => setOtp(event.target.value)}
              />
            )}
          </Field>
        </>
      ) : (
        <Field label="비밀번호 확인" required>
          {(control) => (
            <Input
              {...control}
              type="password"
              value={password}
              autoComplete="current-password"
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      <p role="alert">{failure}</p>
      <Button type="submit" variant="primary" busy={start.isPending || confirm.isPending}>
        {start.data ? '켜기' : '설정 시작'}
      </Button>
    </AdminForm>
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <section aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">복구 코드</h2>
      <p>
        2단계 인증을 켰습니다. 앱을 잃었을 때 하나씩 한 번만 쓸 수 있습니다. 지금 적어 두세요. 다시 보여 드리지
        않습니다.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  )
}
