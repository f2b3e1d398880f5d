import { useQueryClient } from '@tanstack/react-query'
import { ApiKeyForm, createApiKey } from '#/contract/people/api-keys.contract.ts'
import { API_SCOPES, API_SCOPE_WORDS } from '#/domain/members/api-scopes.data.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox, Choices } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { proveAgain } from './prove-again.ts'
import { API_KEYS_KEY } from './query-keys.ts'

interface ApiKeyDialogProps {
  readonly onMade: (secret: string) => void
  readonly onClose: () => void
}

export function ApiKeyDialog({ onMade, onClose }: ApiKeyDialogProps) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: ApiKeyForm,
    values: { name: '', scopes: [...API_SCOPES], days: 365 },
    submit: async (body) => {
      const { secret } = await made(body)
      await client.invalidateQueries({ queryKey: API_KEYS_KEY })
      onMade(secret)
    },
  })
  const wrong = errorOf('scopes')
  return (
    <Dialog open onClose={onClose} title="API 키 만들기">
      <Form onSubmit={send}>
        <Field label="키 이름" hint="어느 시스템이 쓰는지 적어 두세요." error={errorOf('name')} required>
          {(control) => <Input {...control} {...register('name')} maxLength={40} />}
        </Field>
        <Choices>
          <legend>이 키로 할 수 있는 일</legend>
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              {...register('scopes')}
              label={API_SCOPE_WORDS[scope].name}
              note={API_SCOPE_WORDS[scope].means}
            />
          ))}
        </Choices>
        {wrong && (
          <Small tone="bad" role="alert">
            {wrong}
          </Small>
        )}
        <Field label="기한" error={errorOf('days')} required>
          {(control) => (
            <Select
              {...control}
              {...register('days', { setValueAs: (value) => (value === '' ? null : Number(value)) })}
            >
              <option value="90">90일</option>
              <option value="365">1년</option>
              <option value="730">2년</option>
              <option value="">끝낼 때까지</option>
            </Select>
          )}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" block busy={busy}>
          만들기
        </Button>
      </Form>
    </Dialog>
  )
}

/** When the server wants the password first, asks for it and tries again. */
async function made(body: ApiKeyForm) {
  try {
    return await call(createApiKey, { body, errors: 'throw' })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN') throw error
    if (!(await proveAgain('API 키를 만들 때는 비밀번호를 확인합니다.'))) throw error
    return call(createApiKey, { body, errors: 'throw' })
  }
}
