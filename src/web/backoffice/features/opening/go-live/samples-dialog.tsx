import { useQueryClient } from '@tanstack/react-query'
import { bodyOf } from '#/contract/endpoint.ts'
import { removeSamples, type Samples } from '#/contract/opening/samples.contract.ts'
import { REMOVE_PHRASE, SAMPLE_WORDS } from '#/domain/opening/samples.data.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { josa } from '#/lib/josa.ts'

interface SamplesDialogProps {
  readonly items: Samples['items']
  readonly onClose: () => void
}

/** What goes cannot be brought back: it wants the words, the password and a fresh code. */
export function SamplesDialog({ items, onClose }: SamplesDialogProps) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(removeSamples),
    values: { phrase: '', password: '', otp: '' },
    submit: async (body) => {
      const answer = await call(removeSamples, { body, errors: 'throw' })
      client.setQueryData(['samples'], answer)
      toast('연습 자료를 지우기 시작했습니다.')
      onClose()
    },
  })
  const what = items.map(({ kind, count }) => `${SAMPLE_WORDS[kind]} ${count}`).join(', ')
  return (
    <Dialog open onClose={onClose} title={REMOVE_PHRASE}>
      <Form onSubmit={send} aria-label={REMOVE_PHRASE}>
        <p>{`${josa(what, '을/를')} 지웁니다. 진행 중인 연습 주문은 취소하고 환불한 뒤 회원을 지웁니다. 되돌릴 수 없습니다.`}</p>
        <p>직접 가입한 회원과 그 주문, 공지와 질문, 디자인, 설정은 그대로 둡니다.</p>
        <Field label="확인 문구" hint={`「${REMOVE_PHRASE}」라고 적어 주세요.`} required error={errorOf('phrase')}>
          {(control) => <Input {...control} {...register('phrase')} autoComplete="off" />}
        </Field>
        <Field label="지금 비밀번호" required error={errorOf('password')}>
          {(control) => (
            <Input {...control} {...register('password')} type="password" autoComplete="current-password" />
          )}
        </Field>
        <Field label="인증 앱의 숫자" required error={errorOf('otp')}>
          {(control) => (
            <Input {...control} {...register('otp')} inputMode="numeric" maxLength={6} autoComplete="one-time-code" />
          )}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" block busy={busy}>
          지우기
        </Button>
      </Form>
    </Dialog>
  )
}
