import { useState } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { findId } from '#/contract/people/codes.contract.ts'
import { SOCIAL_NAMES } from '#/domain/members/social.ts'
import { FIELD_MESSAGE } from '#/domain/members/field-message.ts'
import { call } from '#/web/api/call.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { useAttempt } from '#/web/blocks/member-fields/use-attempt.ts'
import type { ContactProof } from '#/web/blocks/member-fields/use-contact-code.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { MemberSheet } from './member-sheet.tsx'
import styles from './member-sheet.module.css'
import { useFrom, withFrom } from './return-path.ts'

type Accounts = ResultOf<typeof findId>['accounts']

export function Component() {
  const from = useFrom()
  const [accounts, setAccounts] = useState<Accounts | null>(null)
  return (
    <MemberSheet title="아이디 찾기" lead="가입할 때 쓴 이름과 휴대전화 또는 이메일로 찾습니다.">
      {accounts === null ? <Search onFound={setAccounts} /> : <Found accounts={accounts} from={from} />}
      <nav className={styles.under} aria-label="계정">
        <Link to={withFrom('/member/find-password', from)}>비밀번호 찾기</Link>
        <Link to={withFrom('/member/join', from)}>회원가입</Link>
      </nav>
    </MemberSheet>
  )
}

function Search({ onFound }: { readonly onFound: (accounts: Accounts) => void }) {
  const [channel, setChannel] = useState<'sms' | 'email'>('sms')
  const [name, setName] = useState('')
  const [proof, setProof] = useState<ContactProof | null>(null)
  const { failure, setFailure, busy, attempt } = useAttempt()

  const search = async () => {
    if (name.trim() === '') return setFailure(FIELD_MESSAGE.required('이름'))
    if (!proof) return setFailure('인증번호를 받아 확인해 주세요.')
    await attempt(async () => {
      onFound((await call(findId, { body: { name, ticket: proof.ticket }, errors: 'throw' })).accounts)
    })
  }

  const prove = (next: ContactProof | null) => {
    setProof(next)
    // What was said while the code was on its way is no longer true.
    if (next) setFailure(null)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void search()
      }}
    >
      <LiveFieldset className={styles.form} aria-label="아이디 찾기">
        <Field label="이름" required>
          {(control) => (
            <Input {...control} autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <ChannelChoice value={channel} onChange={setChannel} />
        <ContactCode key={channel} purpose="find-id" channel={channel} onProof={prove} />
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" block busy={busy}>
          아이디 찾기
        </Button>
      </LiveFieldset>
    </form>
  )
}

function Found({ accounts, from }: { readonly accounts: Accounts; readonly from: string | null }) {
  return (
    <div className={styles.form} role="status">
      {accounts.length === 0 ? (
        <p>이 이름과 연락처로 가입한 아이디가 없습니다. 이름을 다시 확인하거나 새로 가입해 주세요.</p>
      ) : (
        <ul className={styles.found}>
          {accounts.map((account) => (
            <li key={account.maskedId + account.joinedOn}>
              <strong>{account.maskedId}</strong>
              <span>{account.joinedOn} 가입</span>
              {account.via.length > 0 && (
                <span>{account.via.map((provider) => SOCIAL_NAMES[provider]).join(', ')}로 로그인합니다</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={withFrom('/member/login', from)} variant="primary" block>
        로그인
      </LinkButton>
    </div>
  )
}
