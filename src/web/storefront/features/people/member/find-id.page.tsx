import { useState } from 'react'
import { Link } from 'react-router'
import { bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import { findId } from '#/contract/people/codes.contract.ts'
import { SOCIAL_NAMES } from '#/domain/members/social.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
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
  const { register, setValue, send, errorOf, formState, failure, busy } = useApiForm({
    schema: bodyOf(findId),
    values: { name: '', ticket: '' },
    submit: async (body) => onFound((await call(findId, { body, errors: 'throw' })).accounts),
  })
  return (
    <Form live="아이디 찾기" onSubmit={send}>
      <Field label="이름" error={errorOf('name')} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <ChannelChoice value={channel} onChange={setChannel} />
      <ContactCode
        key={channel}
        purpose="find-id"
        channel={channel}
        error={errorOf('ticket') && '인증번호를 받아 확인해 주세요.'}
        onProof={(proof) =>
          setValue('ticket', proof?.ticket ?? '', { shouldValidate: proof !== null && formState.isSubmitted })
        }
      />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        아이디 찾기
      </Button>
    </Form>
  )
}

function Found({ accounts, from }: { readonly accounts: Accounts; readonly from: string | null }) {
  return (
    <Stack role="status">
      {accounts.length === 0 ? (
        <p>이 이름과 연락처로 가입한 아이디가 없습니다. 이름을 다시 확인하거나 새로 가입해 주세요.</p>
      ) : (
        <RowList>
          {accounts.map((account) => (
            <Row key={account.maskedId + account.joinedOn} end={<Small>{account.joinedOn} 가입</Small>}>
              <strong>{account.maskedId}</strong>
              {account.via.length > 0 && (
                <Small>{account.via.map((provider) => SOCIAL_NAMES[provider]).join(', ')}로 로그인합니다</Small>
              )}
            </Row>
          ))}
        </RowList>
      )}
      <LinkButton to={withFrom('/member/login', from)} variant="primary" block>
        로그인
      </LinkButton>
    </Stack>
  )
}
