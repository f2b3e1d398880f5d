import { useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { useAnswerCancel } from './use-answer-cancel.ts'
import styles from './cancel-wish.module.css'

interface RefuseFormProps {
  readonly orderNumber: string
  readonly onClose: () => void
}

/** Work goes on; the customer reads why. */
export function RefuseForm({ orderNumber, onClose }: RefuseFormProps) {
  const [text, setText] = useState('')
  const answer = useAnswerCancel(orderNumber)
  const send = async () => {
    const body = '고객에게 까닭을 알리고 제작을 그대로 진행합니다.'
    if (await confirmDialog({ title: '취소 요청을 거절할까요?', body, ok: '취소 거절', cancel: '돌아가기' }))
      answer.mutate({ agreed: false, text })
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
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
        <Button type="submit" size="sm" variant="primary" busy={answer.isPending} disabled={!text.trim()}>
          취소 거절
        </Button>
      </p>
    </form>
  )
}
