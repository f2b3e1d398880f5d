import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { askInquiry } from '#/contract/support/inquiries.contract.ts'
import type { ContextRef } from '#/contract/support/inquiry.ts'
import { to } from '#/contract/web-paths.ts'
import { ASKED_CATEGORIES, CATEGORY_OF_CONTEXT } from '#/domain/support/inquiry-categories.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useInquiryDraft } from '#/web/blocks/inquiry/use-inquiry-draft.ts'
import { Button } from '#/web/ui/button.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Note } from '#/web/ui/note.tsx'
import { AboutChoice } from './about-choice.tsx'
import { fieldsOf, missingOf } from './check-question.ts'
import { contextOfQuery } from './context-of-query.ts'
import { QuestionFields } from './question-fields.tsx'
import { INQUIRIES_KEY } from './use-inquiry.ts'
import styles from './contact.module.css'

/** A new question; what was written stays until it was sent. */
export function NewInquiry() {
  const [query] = useSearchParams()
  const [context, setContext] = useState<ContextRef | null>(() => contextOfQuery(query))
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const draft = useInquiryDraft('new')
  const once = useIdempotencyKey()
  const client = useQueryClient()
  const navigate = useNavigate()
  const chosen = ASKED_CATEGORIES.find((kind) => kind === draft.choice)
  // A page that knows better says what its question is about: an order whose file is wrong is not asked for its day.
  const said = ASKED_CATEGORIES.find((kind) => kind === query.get('about'))
  const category = chosen ?? said ?? (context ? CATEGORY_OF_CONTEXT[context.kind] : null)
  const ask = useMutation({
    mutationFn: async () => {
      const kind = ASKED_CATEGORIES.find((candidate) => candidate === category)
      if (!kind) return null
      const { title, text, fileIds } = draft
      const body = { category: kind, title, text, context, fileIds }
      return once(body, (idempotencyKey) => call(askInquiry, { body, idempotencyKey, errors: 'throw' }))
    },
    onSuccess: async (answer) => {
      if (!answer) return
      draft.clear()
      await client.invalidateQueries({ queryKey: INQUIRIES_KEY })
      void navigate(to('/mypage/contact/chat/{id}', { id: answer.inquiryId }))
    },
    onError: (error) => setMistakes(fieldsOf(error)),
  })
  const submit = () => {
    const missing = missingOf({ ...draft, category })
    setMistakes(missing)
    if (Object.keys(missing).length === 0) ask.mutate()
  }
  return (
    <Form
      live="새 문의"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <header>
        <h2>새 문의</h2>
        <p>파일을 붙이면 첫 답에서 바로 확인해 드려요.</p>
      </header>
      <QuestionFields
        draft={draft}
        category={category}
        onCategory={draft.setChoice}
        about={<AboutChoice context={context} onChange={setContext} />}
        mistakes={mistakes}
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
