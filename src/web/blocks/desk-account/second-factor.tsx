import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import { confirmTotp, startTotp } from '#/contract/people/staff-auth.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import styles from './second-factor.module.css'

const KeyCode = lazyPart(async () => (await import('./key-code.tsx')).KeyCode)

type Secret = ResultOf<typeof startTotp>

/** Password, then a secret for the authenticator, then a first code, then recovery codes to write down. */
export function SecondFactor({ isOn }: { readonly isOn: boolean }) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} />
  const head = (
    <>
      <h2 id="second-factor">2단계 인증</h2>
      <p>{isOn ? '켜져 있습니다. 휴대전화를 바꾸셨다면 다시 설정하세요.' : '꺼져 있습니다.'}</p>
    </>
  )
  return secret ? (
    <ConfirmForm head={head} secret={secret} onDone={setCodes} />
  ) : (
    <StartForm head={head} isOn={isOn} onDone={setSecret} />
  )
}

interface StartFormProps {
  readonly head: ReactNode
  readonly isOn: boolean
  readonly onDone: (secret: Secret) => void
}

function StartForm({ head, isOn, onDone }: StartFormProps) {
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(startTotp),
    values: isOn ? { password: '', otp: '' } : { password: '' },
    submit: async (body) => onDone(await call(startTotp, { body, errors: 'throw' })),
  })
  return (
    <AdminForm aria-labelledby="second-factor" onSubmit={send}>
      {head}
      <Field label="비밀번호 확인" error={errorOf('password')} required>
        {(control) => <Input {...control} {...register('password')} type="password" autoComplete="current-password" />}
      </Field>
      {isOn && (
        <Field label="지금 쓰는 앱의 숫자 6자리나 복구 코드" error={errorOf('otp')} required>
          {(control) => <Input {...control} {...register('otp')} autoComplete="one-time-code" maxLength={14} />}
        </Field>
      )}
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        설정 시작
      </Button>
    </AdminForm>
  )
}

interface ConfirmFormProps {
  readonly head: ReactNode
  readonly secret: Secret
  readonly onDone: (codes: readonly string[]) => void
}

function ConfirmForm({ head, secret, onDone }: ConfirmFormProps) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(confirmTotp),
    values: { otp: '' },
    submit: async (body) => {
      onDone((await call(confirmTotp, { body, errors: 'throw' })).recoveryCodes)
      await client.invalidateQueries()
    },
  })
  return (
    <AdminForm aria-labelledby="second-factor" onSubmit={send}>
      {head}
      <p>
        휴대전화의 인증 앱으로 찍거나 아래 키를 넣어 주세요. 이 기기의 앱이면 <a href={secret.uri}>바로 열</a> 수
        있습니다.
      </p>
      <div className={styles.picture}>
        <Suspense fallback={null}>
          <KeyCode uri={secret.uri} />
        </Suspense>
      </div>
      <code className={styles.secret}>{secret.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
      <Field label="앱에 보이는 숫자 6자리" error={errorOf('otp')} required>
        {(control) => (
          <Input {...control} {...register('otp')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        )}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        켜기
      </Button>
    </AdminForm>
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <section className={styles.recovery} aria-labelledby="recovery-codes">
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
