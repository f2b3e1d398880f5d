import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button, type ButtonVariant } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

interface AnswerFormProps {
  /** The word on the button that sends it. */
  readonly act: string
  readonly variant: ButtonVariant
  readonly answer: Pick<UseMutationResult, 'isPending' | 'error'>
  /** Whom the words are for. */
  readonly label?: string
  /** False while what stands above the words is not complete. */
  readonly ready?: boolean
  /** `text`: the words. */
  readonly onSend: (text: string) => Promise<void>
  readonly onClose: () => void
  /** What else is asked, above the words. */
  readonly children?: ReactNode
}

/** An answer of the desk; each goes with words, to the customer or for the record. */
export function AnswerForm({
  act,
  variant,
  answer,
  label = '고객에게 보낼 말',
  ready = true,
  onSend,
  onClose,
  children,
}: AnswerFormProps) {
  const [text, setText] = useState('')
  const complete = ready && text.trim() !== ''
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (complete) void onSend(text)
      }}
    >
      {children}
      <Field label={label} required>
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
      {answer.error && (
        <Small tone="bad" role="alert">
          {answer.error.message}
        </Small>
      )}
      <Toolbar>
        <Button size="sm" disabled={answer.isPending} onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" size="sm" variant={variant} busy={answer.isPending} disabled={!complete}>
          {act}
        </Button>
      </Toolbar>
    </Form>
  )
}
