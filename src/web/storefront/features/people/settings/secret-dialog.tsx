import { CopyButton } from '#/web/blocks/copy-button/copy-button.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'

export interface Secret {
  readonly what: string
  readonly text: string
}

/** Shown once: the shop itself does not know it any more. */
export function SecretDialog({
  secret: { what, text },
  onClose,
}: {
  readonly secret: Secret
  readonly onClose: () => void
}) {
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={`${what} 보관하기`}
      actions={
        <Button variant="primary" onClick={onClose}>
          보관했습니다
        </Button>
      }
    >
      <Note role="note">지금만 볼 수 있습니다. 닫기 전에 안전한 곳에 옮겨 두세요.</Note>
      <Field label={what}>
        {(control) => <Input {...control} value={text} readOnly onFocus={(event) => event.target.select()} />}
      </Field>
      <CopyButton text={text} what={what} />
    </Dialog>
  )
}
