import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'

const BANKS = [
  ['88', '신한은행'],
  ['06', '국민은행'],
  ['20', '우리은행'],
  ['81', '하나은행'],
  ['11', '농협은행'],
  ['03', '기업은행'],
  ['90', '카카오뱅크'],
  ['92', '토스뱅크'],
  ['89', '케이뱅크'],
  ['45', '새마을금고'],
  ['48', '신협'],
  ['71', '우체국'],
] as const

export interface AccountDraft {
  readonly bank: string
  readonly accountNumber: string
  readonly holderName: string
}

/** Nobody's account yet, for the person whose name it will carry. */
export const newAccount = (holderName: string): AccountDraft => ({ bank: BANKS[0][0], accountNumber: '', holderName })

interface RefundAccountFieldsProps {
  readonly account: AccountDraft
  readonly onChange: (account: AccountDraft) => void
}

/** Where a deposit goes back to. */
export function RefundAccountFields({ account, onChange }: RefundAccountFieldsProps) {
  return (
    <>
      <Field label="환불받을 은행" required>
        {(control) => (
          <Select
            {...control}
            value={account.bank}
            onChange={(event) => onChange({ ...account, bank: event.target.value })}
          >
            {BANKS.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="계좌번호" hint="숫자만 입력합니다. 환불이 끝나면 지웁니다." required>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={account.accountNumber}
            onChange={(event) => onChange({ ...account, accountNumber: event.target.value.replaceAll(/\D/g, '') })}
          />
        )}
      </Field>
      <Field label="예금주" required>
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
