import type { PartnerAccount } from '#/contract/people/partner-accounts.contract.ts'
import { Dialog } from '#/web/ui/dialog.tsx'
import { AccountActs } from './account-acts.tsx'

interface PartnerDialogProps {
  readonly account: PartnerAccount
  readonly onClose: () => void
}

/** A reviewer of a partner firm: sees the proofs given to them and nothing else, so there are no roles. */
export function PartnerDialog({ account, onClose }: PartnerDialogProps) {
  return (
    <Dialog open wide onClose={onClose} title={`${account.company} ${account.name}`}>
      <p>맡긴 시안을 보고 의견을 쓰며 승인합니다. 주문과 고객의 다른 정보는 보지 못합니다.</p>
      <AccountActs account={account} audience="partner" onDone={onClose} />
    </Dialog>
  )
}
