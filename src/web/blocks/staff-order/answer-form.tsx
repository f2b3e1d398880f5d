import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button, type ButtonVariant } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import styles from './cancel-wish.module.css'
import type { useAnswerCancel } from './use-answer-cancel.ts'

interface AnswerFormProps {
  /** The word on the button that sends it. */
  readonly act: string
  readonly variant: ButtonVariant
  readonly answer: ReturnType<typeof useAnswerCancel>
  /** False while what stands above the words is not complete. */
  readonly ready?: boolean
  /** `text`: the words to the customer. */
  readonly onSend: (text: string) => Promise<void>
  readonly onClose: () => void
  /** What else is asked, above the words. */
  readonly children?: ReactNode
}

/** One of the two answers to a wish to cancel; either goes with words to the customer. */
export function AnswerForm({ act, variant, answer, ready = true, onSend, onClose, children }: AnswerFormProps) {
  const [text, setText] = useState('')
  const complete = ready && text.trim() !== ''
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (complete) void onSend(text)
      }}
    >
      {children}
      <Field label="고객에게 보낼 말" required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={200}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {answer.isError && (
        <p className={styles.error} role="alert">
          {answer.error.message}
        </p>
      )}
      <p className={styles.answers}>
        <Button size="sm" disabled={answer.isPending} onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" size="sm" variant={variant} busy={answer.isPending} disabled={!complete}>
          {act}
        </Button>
      </p>
    </form>
  )
}
