import type { FormEvent, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button, type ButtonVariant } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

interface AnswerFormProps {
  /** The word on the button that sends it. */
  readonly act: string
  readonly variant: ButtonVariant
  /** Whom the words are for. */
  readonly label?: string
  /** The words as the form holds them, and what is wrong with them. */
  readonly words: UseFormRegisterReturn
  readonly wordsError: string | undefined
  /** What `useApiForm` gave. */
  readonly send: (event: FormEvent) => Promise<void>
  readonly failure: string | null
  readonly busy: boolean
  readonly onClose: () => void
  /** What else is asked, above the words. */
  readonly children?: ReactNode
}

/** An answer of the desk; each goes with words, to the customer or for the record. */
export function AnswerForm(props: AnswerFormProps) {
  const { act, variant, label = '고객에게 보낼 말', words, wordsError, send, failure, busy, onClose, children } = props
  return (
    <Form onSubmit={(event) => void send(event)}>
      {children}
      <Field label={label} error={wordsError} required>
        {(control) => <Textarea {...control} {...words} rows={3} maxLength={200} />}
      </Field>
      <FormFailure message={failure} />
      <Toolbar>
        <Button size="sm" disabled={busy} onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" size="sm" variant={variant} busy={busy}>
          {act}
        </Button>
      </Toolbar>
    </Form>
  )
}
