import { useState } from 'react'
import { bodyOf } from '#/contract/endpoint.ts'
import { type ListedRepayment, recordTransfer } from '#/contract/money/staff-repayments.contract.ts'
import { SENT_BY_HAND } from '#/domain/orders/repayment-machine.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AccountForm } from '#/web/blocks/refund-account/account-form.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { AccountToSend } from './account-to-send.tsx'
import { useRepaymentActs } from './use-repayments.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Small } from '#/web/ui/note.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'

type Asked = 'account' | 'transfer' | 'look' | null

/** Another account, the same way again, the link, or what was sent by hand: what fits the state of the money. */
export function RepaymentActs({ row }: { readonly row: ListedRepayment }) {
  const [asked, setAsked] = useState<Asked>(null)
  const { send, link, transfer } = useRepaymentActs(row, () => setAsked(null))
  if (row.state !== 'needs-account' && row.state !== 'refused') return null
  const byHand = row.state === 'refused' && row.failureCode === SENT_BY_HAND
  return (
    <Toolbar align="end">
      {byHand && (
        <Button size="sm" variant="ink" onClick={() => setAsked('look')}>
          보낼 계좌
        </Button>
      )}
      {row.state === 'refused' && !byHand && (
        <Button size="sm" busy={send.isPending} onClick={() => send.mutate(null)}>
          그대로 다시
        </Button>
      )}
      {row.byDeposit && (
        <>
          <Button size="sm" onClick={() => setAsked('account')}>
            계좌 넣기
          </Button>
          <Button size="sm" busy={link.isPending} onClick={() => link.mutate()}>
            링크 보내기
          </Button>
        </>
      )}
      <Button size="sm" variant="quiet" onClick={() => setAsked('transfer')}>
        직접 이체함
      </Button>
      {send.isError && asked === null && (
        <Small tone="bad" role="alert">
          {send.error.message}
        </Small>
      )}
      <Dialog open={asked === 'account'} onClose={() => setAsked(null)} title={`${formatWon(row.amount)}을 보낼 계좌`}>
        {asked === 'account' && <AccountForm holderName="" submit={(account) => send.mutateAsync(account)} />}
      </Dialog>
      <Dialog open={asked === 'look'} onClose={() => setAsked(null)} title={`${formatWon(row.amount)}을 보낼 계좌`}>
        {asked === 'look' && <AccountToSend repaymentId={row.id} />}
      </Dialog>
      <Dialog open={asked === 'transfer'} onClose={() => setAsked(null)} title="은행에서 직접 보냈습니까?">
        {asked === 'transfer' && (
          <TransferForm amount={row.amount} seen={row.seen} submit={(note) => transfer.mutateAsync(note)} />
        )}
      </Dialog>
    </Toolbar>
  )
}

interface TransferFormProps {
  readonly seen: ListedRepayment['seen']
  readonly amount: number
  readonly submit: (note: string) => Promise<unknown>
}

function TransferForm({ amount, seen, submit }: TransferFormProps) {
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(recordTransfer),
    values: { note: '', seen },
    submit: ({ note }) => submit(note),
  })
  return (
    <AdminForm onSubmit={send}>
      <p>{formatWon(amount)}을 이미 보낸 뒤에 적어 주세요. 적은 뒤에는 되돌릴 수 없고, 감사 기록에 남습니다.</p>
      <Field
        label="언제 어디로 보냈는지"
        hint="예: 11월 22일 신한 김직지, 고객이 전화로 알려 줌. 계좌번호는 적지 마세요."
        error={errorOf('note')}
        required
      >
        {(control) => <Input {...control} {...register('note')} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        보낸 것으로 적기
      </Button>
    </AdminForm>
  )
}
