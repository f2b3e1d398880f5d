import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'

interface LoginIdFieldProps {
  readonly label: string
  readonly error: string | undefined
  readonly input: UseFormRegisterReturn
}

/** The name that somebody logs in by, which a browser may fill and must not correct. */
export function LoginIdField({ label, error, input }: LoginIdFieldProps) {
  return (
    <Field label={label} error={error} required>
      {(control) => <Input {...control} {...input} autoComplete="username" autoCapitalize="none" spellCheck={false} />}
    </Field>
  )
}
