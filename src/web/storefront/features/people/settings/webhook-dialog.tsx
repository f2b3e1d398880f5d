import { useQueryClient } from '@tanstack/react-query'
import { createWebhook, WebhookForm } from '#/contract/notifications/webhooks.contract.ts'
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '#/domain/webhooks/webhook-events.data.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox, Choices } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { WEBHOOKS_KEY } from './query-keys.ts'

interface WebhookDialogProps {
  readonly onMade: (secret: string) => void
  readonly onClose: () => void
}

export function WebhookDialog({ onMade, onClose }: WebhookDialogProps) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: WebhookForm,
    values: { url: '', events: [...WEBHOOK_EVENT_NAMES] },
    submit: async (body) => {
      const { secret } = await call(createWebhook, { body, errors: 'throw' })
      await client.invalidateQueries({ queryKey: WEBHOOKS_KEY })
      onMade(secret)
    },
  })
  const wrong = errorOf('events')
  return (
    <Dialog open onClose={onClose} title="웹훅 만들기">
      <Form onSubmit={send}>
        <Field label="받을 주소" hint="인터넷에서 열리는 https 주소" error={errorOf('url')} required>
          {(control) => <Input {...control} {...register('url')} type="url" inputMode="url" maxLength={500} />}
        </Field>
        <Choices>
          <legend>받을 알림</legend>
          {WEBHOOK_EVENT_NAMES.map((event) => (
            <Checkbox key={event} value={event} {...register('events')} label={WEBHOOK_EVENTS[event]} note={event} />
          ))}
        </Choices>
        {wrong && (
          <Small tone="bad" role="alert">
            {wrong}
          </Small>
        )}
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" block busy={busy}>
          만들기
        </Button>
      </Form>
    </Dialog>
  )
}
