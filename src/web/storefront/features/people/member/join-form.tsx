import { useNavigate } from 'react-router'
import { join } from '#/contract/people/join.contract.ts'
import { track } from '#/web/api/analytics.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Form } from '#/web/ui/form.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { JoinAccount } from './join-account.tsx'
import { JoinCompany } from './join-company.tsx'
import { JoinConsents } from './join-consents.tsx'
import { emptyJoin, joinResolver, type JoinType, shortJoinResolver } from './join-values.ts'
import { useFrom } from './return-path.ts'

/** With `short` the mailbox is the id and the password is typed once. Who came from somewhere goes straight back there, logged in; who just joined sees what comes next. */
export function JoinForm({ type, short = false }: { readonly type: JoinType; readonly short?: boolean }) {
  const from = useFrom()
  const navigate = useNavigate()
  const form = useApiForm({
    schema: short ? shortJoinResolver : joinResolver,
    values: emptyJoin(type),
    submit: async (body) => {
      const { user } = await call(join, { body, errors: 'throw' })
      track('sign_up')
      if (Object.values(body.consents.marketing).some(Boolean)) track('opt_in_marketing')
      if (from) toast(`${user.name} 님, 가입을 환영합니다.`)
      await navigate(from ?? '/member/join/end', { replace: true })
    },
  })
  const { send, errors, failure, busy, register, formState } = form

  return (
    <Form live="회원가입" onSubmit={send}>
      <JoinAccount form={form} short={short} />
      {type !== 'GENERAL' && (
        <JoinCompany
          type={type}
          register={register}
          errors={errors}
          onDocuments={(documents) => form.setValue('documents', documents, { shouldValidate: formState.isSubmitted })}
        />
      )}
      <JoinConsents form={form} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        {short ? '가입하고 계속하기' : '가입하기'}
      </Button>
    </Form>
  )
}
