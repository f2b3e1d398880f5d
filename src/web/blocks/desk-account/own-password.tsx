import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'

interface OwnPasswordProps {
  readonly input: UseFormRegisterReturn
  readonly error: string | undefined
}

/** Who sits down at an open desk makes no accounts. */
export const OwnPassword = ({ input, error }: OwnPasswordProps) => (
  <Field label="내 비밀번호" hint="지금 앉아 있는 분이 맞는지 확인합니다." error={error} required>
    {(control) => <Input {...control} {...input} type="password" autoComplete="current-password" />}
  </Field>
)
