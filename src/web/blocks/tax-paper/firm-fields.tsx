import type { FieldValues, Path, UseFormRegister } from 'react-hook-form'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'

const FIELDS = [
  ['businessNumber', '사업자등록번호', true],
  ['company', '상호', true],
  ['ceo', '대표자', true],
  ['manager', '담당자', true],
  ['email', '계산서를 받을 이메일', true],
  ['address', '사업장 주소', false],
  ['businessType', '업태', false],
  ['businessItem', '종목', false],
] as const

interface FirmFieldsProps<I extends FieldValues> {
  readonly register: UseFormRegister<I>
  readonly errorOf: (name: Path<I>) => string | undefined
  /** Where the firm stands in the form: `buyer.`. */
  readonly within: string
}

/** Whom an invoice is written to. */
export function FirmFields<I extends FieldValues>({ register, errorOf, within }: FirmFieldsProps<I>) {
  return FIELDS.map(([name, label, required]) => {
    const path = `${within}${name}` as Path<I>
    return (
      <Field key={name} label={label} error={errorOf(path)} required={required}>
        {(control) => (
          <Input
            {...control}
            {...register(path)}
            maxLength={name === 'address' ? 150 : 100}
            {...(name === 'businessNumber' ? { inputMode: 'numeric' as const } : {})}
            {...(name === 'email' ? { type: 'email' } : {})}
          />
        )}
      </Field>
    )
  })
}

export const NO_FIRM = {
  businessNumber: '',
  company: '',
  ceo: '',
  address: '',
  businessType: '',
  businessItem: '',
  manager: '',
  email: '',
}
