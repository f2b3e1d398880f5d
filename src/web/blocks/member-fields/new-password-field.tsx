import type { UseFormRegisterReturn } from 'react-hook-form'
import type { PasswordOwner } from '#/domain/members/password-rule.ts'
import { Field } from '#/web/ui/field.tsx'
import { PasswordChecks } from './password-checks.tsx'
import { PasswordInput } from './password-input.tsx'

interface NewPasswordFieldProps {
  readonly label?: string
  /** As it is typed: the rule is held against it. */
  readonly password: string
  readonly owner?: PasswordOwner
  readonly error: string | undefined
  readonly input: UseFormRegisterReturn
}

/** A password that is chosen, with the rule while it is being met. */
export function NewPasswordField({ label = '새 비밀번호', password, owner, error, input }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint={<PasswordChecks password={password} {...(owner && { owner })} />} error={error} required>
      {(control) => <PasswordInput {...control} {...input} autoComplete="new-password" />}
    </Field>
  )
}
