import { BANK_GROUPS } from '#/domain/money/banks.data.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'

export interface AccountDraft {
  readonly bank: string
  readonly accountNumber: string
  readonly holderName: string
}

/** Nobody's account yet, for the person whose name it will carry. */
export const newAccount = (holderName: string): AccountDraft => ({ bank: '', accountNumber: '', holderName })

interface RefundAccountFieldsProps {
  readonly account: AccountDraft
  readonly onChange: (account: AccountDraft) => void
  readonly errorOf?: (name: keyof AccountDraft) => string | undefined
}

/** Where a deposit goes back to. */
export function RefundAccountFields({ account, onChange, errorOf }: RefundAccountFieldsProps) {
  return (
    <>
      <Field label="환불받을 은행·증권사" error={errorOf?.('bank')} required>
        {(control) => (
          <Select
            {...control}
            value={account.bank}
            onChange={(event) => onChange({ ...account, bank: event.target.value })}
          >
            <option value="">은행이나 증권사를 고르세요</option>
            {BANK_GROUPS.map(({ name: group, banks }) => (
              <optgroup key={group} label={group}>
                {banks.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="계좌번호"
        hint="숫자만 입력합니다. 환불이 끝나면 지웁니다."
        error={errorOf?.('accountNumber')}
        required
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={account.accountNumber}
            onChange={(event) => onChange({ ...account, accountNumber: event.target.value.replaceAll(/\D/g, '') })}
          />
        )}
      </Field>
      <Field label="예금주" error={errorOf?.('holderName')} required>
        {(control) => (
          <Input
            {...control}
            value={account.holderName}
            onChange={(event) => onChange({ ...account, holderName: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
