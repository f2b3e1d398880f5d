import type { ReactNode } from 'react'
import type { EditIssue } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Small } from '#/web/ui/note.tsx'

interface DraftDialogProps {
  readonly title: string
  /** Joins the button below to the form. */
  readonly formId: string
  /** What else can be done with the thing, beside putting it into the draft. */
  readonly acts?: ReactNode
  /** What is wrong with no field of the form, or with one that it does not show. */
  readonly issues: readonly EditIssue[]
  readonly onClose: () => void
  readonly onSave: () => void
  readonly children: ReactNode
}

/** One thing of a draft on one form. A mistake keeps all that was typed. */
export function DraftDialog({ title, formId, acts, issues, onClose, onSave, children }: DraftDialogProps) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      actions={
        <>
          {acts}
          <Button onClick={onClose}>그만두기</Button>
          <Button variant="primary" type="submit" form={formId}>
            초안에 넣기
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
          showMistake(event.currentTarget)
        }}
      >
        {children}
        {issues.map(({ message }) => (
          <Small key={message} tone="bad" role="alert">
            {message}
          </Small>
        ))}
      </Form>
    </Dialog>
  )
}

/** A long form may be refused by a field that is scrolled away. */
function showMistake(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** A price that was refused has a key of several parts; it belongs to no field of its own. */
export const priceIssues = (issues: readonly EditIssue[]): readonly EditIssue[] =>
  issues.filter(({ key }) => key.includes('/'))

/** By chance, so that a thing of a version that was rolled back never lends its id to another one. */
export const newChoiceId = (): string => `own-${crypto.randomUUID().slice(0, 8)}`
