import { useState } from 'react'
import type { StaffFaq } from '#/contract/content/content-desk.contract.ts'
import { FAQ_CATEGORIES, type FaqCategory } from '#/contract/content/faqs.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { TextDialog } from './text-dialog.tsx'
import { useSaveFaq } from './use-content.ts'
import styles from './content.module.css'

interface FaqDialogProps {
  /** Null for a new one. */
  readonly faq: StaffFaq | null
  readonly onClose: () => void
}

export function FaqDialog({ faq, onClose }: FaqDialogProps) {
  const [category, setCategory] = useState<FaqCategory>(faq?.category ?? 'order')
  const [question, setQuestion] = useState(faq?.question ?? '')
  const [answer, setAnswer] = useState(faq?.answer ?? '')
  const [hidden, setHidden] = useState(faq?.hidden ?? false)
  const save = useSaveFaq(faq, onClose)
  const fields = save.error instanceof ApiError ? save.error.fields : {}
  return (
    <TextDialog
      title={faq ? '질문 고치기' : '질문 더하기'}
      error={save.error}
      busy={save.isPending}
      ready={Boolean(question.trim() && answer.trim())}
      onSave={() => save.mutate({ category, question, answer, hidden })}
      onClose={onClose}
      preview={
        <article>
          <p className={styles.soft}>자주 묻는 질문 · {FAQ_NAMES[category]}</p>
          <h3>{question.trim() || '질문'}</h3>
          <div className={styles.text}>{answer.trim() || '답'}</div>
        </article>
      }
    >
      <Field label="갈래">
        {(control) => (
          <Select {...control} value={category} onChange={(event) => setCategory(event.target.value as FaqCategory)}>
            {FAQ_CATEGORIES.map((name) => (
              <option key={name} value={name}>
                {FAQ_NAMES[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="질문" required error={fields['question']}>
        {(control) => (
          <Input {...control} maxLength={200} value={question} onChange={(event) => setQuestion(event.target.value)} />
        )}
      </Field>
      <Field label="답" required hint="줄을 바꾼 대로 보입니다." error={fields['answer']}>
        {(control) => (
          <Textarea
            {...control}
            rows={9}
            maxLength={10_000}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      <Checkbox
        label="숨기기"
        note="목록과 주소 모두에서 보이지 않습니다."
        checked={hidden}
        onChange={(event) => setHidden(event.target.checked)}
      />
    </TextDialog>
  )
}
