import { useDeferredValue, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { bodyOf } from '#/contract/endpoint.ts'
import { mergeMembers } from '#/contract/people/member-desk.contract.ts'
import { MERGE_PROOFS, type MergeProof } from '#/contract/people/member-desk.schema.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { OwnPassword } from '#/web/blocks/desk-account/own-password.tsx'
import type { MemberFormProps } from './member-form.ts'
import { useMemberChanged } from './use-member-desk.ts'
import { useMembers } from './use-members.ts'

const PROOF_WORDS: Readonly<Record<MergeProof, string>> = {
  'same-phone': '두 회원의 휴대전화 번호가 같음',
  documents: '서류로 본인을 확인함',
  visit: '방문해서 본인을 확인함',
}

/** This account becomes part of another of the same person; nothing of it is lost, and it cannot be undone. */
export function MergeForm({ member, onDone }: MemberFormProps) {
  const navigate = useNavigate()
  const changed = useMemberChanged(member.id)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(mergeMembers),
    values: { into: '', proof: 'same-phone', reason: '', ownPassword: '' },
    submit: async (body) => {
      await call(mergeMembers, { params: { memberId: member.id }, body, errors: 'throw' })
      toast('합쳤습니다. 주문과 문의가 모두 이 회원에게 옮겨졌습니다.')
      onDone()
      await navigate(`/admin/members/${body.into}`, { replace: true })
      await changed()
    },
  })
  const into = register('into')
  return (
    <Form onSubmit={send}>
      <p>이 회원의 주문, 견적, 파일, 문의가 모두 고른 회원에게 옮겨지고 이 계정은 닫힙니다. 되돌릴 수 없습니다.</p>
      <Finder exceptId={member.id} input={into} error={errorOf('into')} />
      <Choices>
        <legend>본인 확인</legend>
        {MERGE_PROOFS.map((proof) => (
          <Radio key={proof} {...register('proof')} value={proof} label={PROOF_WORDS[proof]} />
        ))}
      </Choices>
      {errorOf('proof') && <p role="alert">{errorOf('proof')}</p>}
      <Field label="사유" error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} maxLength={200} />}
      </Field>
      <OwnPassword input={register('ownPassword')} error={errorOf('ownPassword')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="danger" busy={busy}>
        합치기
      </Button>
    </Form>
  )
}

interface FinderProps {
  readonly exceptId: string
  readonly input: UseFormRegisterReturn
  readonly error: string | undefined
}

/** The account that stays, found as everywhere at the desk. */
function Finder({ exceptId, input, error }: FinderProps) {
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  const found = useMembers(asked)
  const members = asked === '' ? [] : (found.data?.pages[0]?.members ?? [])
  const others = members.filter(({ id, type }) => id !== exceptId && type !== 'GUEST').slice(0, 5)
  return (
    <>
      <Field label="합칠 회원 찾기" hint="이름, 상호, 아이디, 이메일, 전화 끝 네 자리" error={error} required>
        {(control) => (
          <Input {...control} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
      {others.length > 0 && (
        <Choices>
          <legend>남는 회원</legend>
          {others.map(({ id, maskedName, maskedLoginId, maskedPhone, companyName }) => (
            <Radio
              key={id}
              {...input}
              value={id}
              label={companyName ?? maskedName}
              note={`${maskedLoginId} · ${maskedPhone}`}
            />
          ))}
        </Choices>
      )}
    </>
  )
}
