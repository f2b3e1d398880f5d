import * as z from 'zod/mini'
import { text } from '#/contract/text.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'

const Reason = z.object({ reason: text('이유', { min: 2, max: 200 }) })

interface ReasonFormProps {
  readonly text: string
  readonly example: string
  readonly ok: string
  readonly submit: (reason: string) => Promise<unknown>
}

interface ReasonDialogProps extends ReasonFormProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
}

/** Asks why before something is done that others will wonder about. */
export function ReasonDialog({ open, title, onClose, ...form }: ReasonDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <ReasonForm {...form} />}
    </Dialog>
  )
}

function ReasonForm({ text: words, example, ok, submit }: ReasonFormProps) {
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: Reason,
    values: { reason: '' },
    submit: ({ reason }) => submit(reason),
  })
  return (
    <AdminForm onSubmit={send}>
      <p>{words}</p>
      <Field label="이유" hint={example} error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        {ok}
      </Button>
    </AdminForm>
  )
}
