import { useWatch } from 'react-hook-form'
import { refundAccountField } from '#/contract/ordering/change-order.contract.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Form } from '#/web/ui/form.tsx'
import { type AccountDraft, newAccount, RefundAccountFields } from './refund-account-fields.tsx'

interface AccountFormProps {
  readonly holderName: string
  readonly submit: (account: AccountDraft) => Promise<unknown>
}

/** Names the account that money goes back to. */
export function AccountForm({ holderName, submit }: AccountFormProps) {
  const { control, setValue, formState, send, errorOf, failure, busy } = useApiForm({
    schema: refundAccountField,
    values: newAccount(holderName),
    submit,
  })
  const account = useWatch({ control })
  return (
    <Form live="환불받을 계좌" onSubmit={send}>
      <RefundAccountFields
        account={{ ...newAccount(holderName), ...account }}
        onChange={(next) => {
          for (const name of ['bank', 'accountNumber', 'holderName'] as const)
            setValue(name, next[name], { shouldValidate: formState.isSubmitted })
        }}
        errorOf={errorOf}
      />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        이 계좌로 받기
      </Button>
    </Form>
  )
}
