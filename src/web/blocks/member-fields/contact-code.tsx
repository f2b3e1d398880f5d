import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { CODE_DIGITS, type sendCode } from '#/contract/people/codes.contract.ts'
import { isEmail } from '#/domain/members/email.ts'
import { FIELD_MESSAGE } from '#/domain/members/field-message.ts'
import { phoneProblem } from '#/domain/members/phone.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './member-fields.module.css'
import { type ContactProof, useContactCode } from './use-contact-code.ts'
import { clockText } from './use-countdown.ts'

interface ContactCodeProps {
  readonly purpose: BodyInputOf<typeof sendCode>['purpose']
  readonly channel: 'sms' | 'email'
  /** Whose password is to be found. */
  readonly loginId?: string
  readonly label?: string
  /** Of the form around it: the proof is missing. */
  readonly error?: string | undefined
  readonly onProof: (proof: ContactProof | null) => void
}

/** A phone number or mailbox and the code that proves it, with three minutes on the clock. */
export function ContactCode({ purpose, channel, loginId, label, error, onProof }: ContactCodeProps) {
  const [target, setTarget] = useState('')
  const [code, setCode] = useState('')
  const [wrongTarget, setWrongTarget] = useState<string | null>(null)
  const { sent, proof, problem, busy, left, send, confirm, restart } = useContactCode(onProof)
  const name = label ?? (channel === 'sms' ? '휴대전화 번호' : '이메일')

  const ask = () => {
    const wrong = targetProblem(channel, target, name)
    setWrongTarget(wrong)
    if (wrong) return
    setCode('')
    void send({ purpose, contact: { channel, target }, ...(loginId ? { loginId } : {}) })
  }
  const answer = () => void confirm(code)

  return (
    <Stack>
      <Field label={name} error={wrongTarget ?? (sent ? null : (problem ?? error))} required>
        {(control) => (
          <span className={styles.row}>
            <Input
              {...control}
              {...(channel === 'sms' ? PHONE : EMAIL)}
              value={target}
              readOnly={proof !== null}
              onChange={(event) => setTarget(event.target.value)}
              onKeyDown={onEnter(ask)}
            />
            {proof ? (
              <Button onClick={restart}>다시 입력</Button>
            ) : (
              <Button onClick={ask} busy={busy && !sent}>
                {sent ? '다시 받기' : '인증번호 받기'}
              </Button>
            )}
          </span>
        )}
      </Field>
      {sent && !proof && (
        <Field
          label="인증번호"
          error={problem ?? (left === 0 ? '시간이 지났습니다. 인증번호를 다시 받아 주세요.' : error)}
          hint={`${sent.target}로 보낸 숫자 ${CODE_DIGITS}자리`}
          required
        >
          {(control) => (
            <span className={styles.row}>
              <span className={styles.timed}>
                <Input
                  {...control}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={CODE_DIGITS}
                  value={code}
                  onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
                  onKeyDown={onEnter(answer)}
                />
                <span className={styles.clock} role="timer" aria-label={`남은 시간 ${clockText(left)}`}>
                  {clockText(left)}
                </span>
              </span>
              <Button onClick={answer} busy={busy} disabled={code.length !== CODE_DIGITS || left === 0}>
                확인
              </Button>
            </span>
          )}
        </Field>
      )}
      <Small tone="ok" role="status">
        {proof ? '인증했습니다.' : ''}
      </Small>
    </Stack>
  )
}

const PHONE = { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', placeholder: '01012345678' } as const
const EMAIL = { type: 'email', autoComplete: 'email', placeholder: 'name@example.com' } as const

/** Enter in these boxes asks for or sends the code; it does not send the form around them. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  act()
}

function targetProblem(channel: 'sms' | 'email', target: string, name: string): string | null {
  if (target.trim() === '') return FIELD_MESSAGE.required(name)
  if (channel === 'sms') return phoneProblem(target.trim(), { mode: 'CELL_PHONE', hyphens: true }, name)
  return isEmail(target.trim()) ? null : FIELD_MESSAGE.email(name)
}
