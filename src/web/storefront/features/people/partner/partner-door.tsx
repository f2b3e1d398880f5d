import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import { changePartnerPassword } from '#/contract/people/partner-accounts.contract.ts'
import { partnerMe } from '#/contract/people/partner-auth.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { NewPasswordField } from '#/web/blocks/member-fields/new-password-field.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import styles from './partner.module.css'

interface PartnerDoorProps {
  readonly children: ReactNode
  /** What the head office of a brand sees in its place. */
  readonly headOffice?: ReactNode
}

/** A password that the desk chose is known to two people, so its partner replaces it before anything else. */
export function PartnerDoor({ children, headOffice }: PartnerDoorProps) {
  const me = useQuery({
    queryKey: ['partner', 'me'],
    queryFn: ({ signal }) => call(partnerMe, { signal, errors: 'throw' }),
  })
  if (me.data?.needsPassword) return <NewPassword user={me.data.user} />
  // Until it is known who this is, neither page is begun: the one would ask for what the other may not see.
  if (headOffice !== undefined && me.isPending) return <LoadingState />
  return me.data?.user.brand && headOffice !== undefined ? headOffice : children
}

function NewPassword({ user }: { readonly user: ResultOf<typeof partnerMe>['user'] }) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy, control } = useApiForm({
    schema: bodyOf(changePartnerPassword),
    values: { currentPassword: '', newPassword: '' },
    submit: async (body) => {
      await call(changePartnerPassword, { body, errors: 'throw' })
      await client.invalidateQueries()
    },
  })
  const newPassword = useWatch({ control, name: 'newPassword' })
  return (
    <div className={styles.login}>
      <PageHeading
        title="새 비밀번호 정하기"
        lead="받으신 임시 비밀번호를 나만 아는 비밀번호로 바꾸면 화면을 보실 수 있습니다."
      />
      <Form onSubmit={send}>
        <input type="text" autoComplete="username" value={user.loginId} readOnly hidden />
        <Field label="임시 비밀번호" error={errorOf('currentPassword')} required>
          {(field) => <PasswordInput {...field} {...register('currentPassword')} autoComplete="current-password" />}
        </Field>
        <NewPasswordField
          password={newPassword}
          owner={user}
          error={errorOf('newPassword')}
          input={register('newPassword')}
        />
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" block busy={busy}>
          비밀번호 바꾸기
        </Button>
      </Form>
    </div>
  )
}
