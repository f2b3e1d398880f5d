import { useWatch } from 'react-hook-form'
import { FaqForm, type StaffFaq } from '#/contract/content/content-admin.contract.ts'
import { FAQ_CATEGORIES } from '#/contract/content/faqs.contract.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { TextDialog } from './text-dialog.tsx'
import { useSaveFaq } from './use-content.ts'
import styles from './content.module.css'

interface FaqDialogProps {
  /** Null for a new one. */
  readonly faq: StaffFaq | null
  readonly onClose: () => void
}

const NEW: FaqForm = { category: 'order', question: '', answer: '', hidden: false }

export function FaqDialog({ faq, onClose }: FaqDialogProps) {
  const save = useSaveFaq(faq, onClose)
  const { category, question, answer, hidden } = faq ?? NEW
  const form = useApiForm({
    schema: FaqForm,
    values: { category, question, answer, hidden },
    submit: (body) => save.mutateAsync(body),
  })
  const { errors, register } = form
  const typed = useWatch({ control: form.control })
  return (
    <TextDialog
      title={faq ? '질문 고치기' : '질문 더하기'}
      error={save.error}
      busy={form.busy}
      ready={Boolean(typed.question?.trim() && typed.answer?.trim())}
      onSave={() => void form.send()}
      onClose={onClose}
      preview={
        <article>
          <Small>자주 묻는 질문 · {FAQ_NAMES[typed.category ?? category]}</Small>
          <h3>{typed.question?.trim() || '질문'}</h3>
          <div className={styles.text}>{typed.answer?.trim() || '답'}</div>
        </article>
      }
    >
      <Field label="갈래">
        {(control) => (
          <Select {...control} {...register('category')}>
            {FAQ_CATEGORIES.map((name) => (
              <option key={name} value={name}>
                {FAQ_NAMES[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="질문" required error={errors.question?.message}>
        {(control) => <Input {...control} {...register('question')} maxLength={200} />}
      </Field>
      <Field label="답" required hint="줄을 바꾼 대로 보입니다." error={errors.answer?.message}>
        {(control) => <Textarea {...control} {...register('answer')} rows={9} maxLength={10_000} />}
      </Field>
      <Checkbox {...register('hidden')} label="숨기기" note="목록과 주소 모두에서 보이지 않습니다." />
    </TextDialog>
  )
}
