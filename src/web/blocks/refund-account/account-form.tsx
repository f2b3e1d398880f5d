import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { type AccountDraft, newAccount, RefundAccountFields } from './refund-account-fields.tsx'
import styles from './account-form.module.css'

interface AccountFormProps {
  readonly holderName: string
  readonly submit: (account: AccountDraft) => Promise<unknown>
}

/** Names the account that money goes back to. */
export function AccountForm({ holderName, submit }: AccountFormProps) {
  const [account, setAccount] = useState(() => newAccount(holderName))
  const send = useMutation({ mutationFn: () => submit(account) })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate()
      }}
    >
      <LiveFieldset className={styles.form} aria-label="환불받을 계좌">
        <RefundAccountFields account={account} onChange={setAccount} />
        {send.isError && (
          <p className={styles.wrong} role="alert">
            {send.error.message}
          </p>
        )}
        <Button type="submit" variant="primary" block busy={send.isPending}>
          이 계좌로 받기
        </Button>
      </LiveFieldset>
    </form>
  )
}
