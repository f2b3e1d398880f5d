import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { askAsVisitor } from '#/contract/support/inquiries.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { ASKED_CATEGORIES } from '#/domain/support/inquiry-categories.ts'
import { call } from '#/web/api/call.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useInquiryDraft } from '#/web/blocks/inquiry/use-inquiry-draft.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { fieldsOf, missingOf } from './check-question.ts'
import { PromiseLine } from './promise-line.tsx'
import { QuestionFields } from './question-fields.tsx'
import styles from './contact.module.css'

/** Whoever has an account asks there, with what the link was about. */
export function Component() {
  const [query] = useSearchParams()
  const member = useIsLoggedIn()
  const hydrated = useHydrated()
  if (hydrated && member) return <Navigate replace to={to('/mypage/contact', {}, Object.fromEntries(query))} />
  return <VisitorInquiry />
}

function VisitorInquiry() {
  return (
    <>
      <header className={styles.heading}>
        <h1>문의하기</h1>
        <PromiseLine />
      </header>
      <Columns side={360}>
        <Question />
        <aside>
          <Note tone="info">
            답변을 드리면 휴대전화로 주소를 보내 드립니다. 그 주소에서 번호를 한 번 더 확인하면 답변을 읽고 이어 쓸 수
            있어요.
          </Note>
          <p className={styles.foot}>
            <TextLink to={to('/member/login', {}, { from: to('/mypage/contact') })}>로그인하고 문의</TextLink>
            <TextLink to={to('/cust/faq')}>자주 묻는 질문</TextLink>
          </p>
        </aside>
      </Columns>
    </>
  )
}

function Question() {
  const draft = useInquiryDraft('visitor')
  const [name, setName] = useState('')
  const [ticket, setTicket] = useState('')
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const once = useIdempotencyKey()
  const navigate = useNavigate()
  const category = ASKED_CATEGORIES.find((kind) => kind === draft.choice) ?? null
  const ask = useMutation({
    mutationFn: async () => {
      if (!category) return null
      const body = { name, ticket, category, title: draft.title, text: draft.text, fileIds: draft.fileIds }
      return once(body, (idempotencyKey) => call(askAsVisitor, { body, idempotencyKey, errors: 'throw' }))
    },
    onSuccess: (answer) => {
      if (!answer) return
      draft.clear()
      void navigate(to('/cust/inquiry/{id}', { id: answer.inquiryId }))
    },
    onError: (error) => setMistakes(fieldsOf(error)),
  })
  const submit = () => {
    const missing = {
      ...missingOf({ ...draft, category }),
      ...(name.trim() ? {} : { name: '이름을 입력해 주세요.' }),
      ...(ticket ? {} : { ticket: '인증번호를 받아 확인해 주세요.' }),
    }
    setMistakes(missing)
    if (Object.keys(missing).length === 0) ask.mutate()
  }
  return (
    <Form
      live="문의하기"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <QuestionFields draft={draft} category={category} onCategory={draft.setChoice} mistakes={mistakes} />
      <Field label="이름" error={mistakes['name']} required>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={30}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <ContactCode
        purpose="inquiry"
        channel="sms"
        error={mistakes['ticket']}
        onProof={(proof) => setTicket(proof?.ticket ?? '')}
      />
      {ask.isError && (
        <Note tone="bad" role="alert">
          {ask.error.message} 쓰신 글은 그대로 있습니다.
        </Note>
      )}
      <Button type="submit" variant="primary" block busy={ask.isPending} disabled={draft.busy}>
        {draft.busy ? '파일을 올리고 있습니다' : ask.isError ? '다시 보내기' : '문의 남기기'}
      </Button>
    </Form>
  )
}
