import type { UseQueryResult } from '@tanstack/react-query'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import { LoadingState } from '#/web/ui/states.tsx'

interface Account {
  readonly bank: string
  readonly accountNumber: string
  readonly holderName: string
}

/** The account that money goes back to, as whoever sends it by hand reads it off. */
export function AccountFacts({ account }: { readonly account: UseQueryResult<Account> }) {
  if (account.isPending) return <LoadingState />
  if (account.isError)
    return (
      <Note role="alert" tone="bad">
        {account.error.message}
      </Note>
    )
  const { bank, accountNumber, holderName } = account.data
  return (
    <FactList
      facts={[
        ['은행', bank],
        ['계좌번호', <b key="number">{accountNumber}</b>],
        ['예금주', holderName],
      ]}
    />
  )
}
