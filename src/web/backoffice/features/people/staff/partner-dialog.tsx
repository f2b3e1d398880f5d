import type { PartnerAccount } from '#/contract/people/partner-accounts.contract.ts'
import { Dialog } from '#/web/ui/dialog.tsx'
import { AccountActs } from './account-acts.tsx'

interface PartnerDialogProps {
  readonly account: PartnerAccount
  readonly onClose: () => void
}

/** A reviewer sees the proofs given to them, a head office its brand's academies, and neither anything else: so there are no roles. */
export function PartnerDialog({ account, onClose }: PartnerDialogProps) {
  return (
    <Dialog open wide onClose={onClose} title={`${account.company} ${account.name}`}>
      {account.brand === null ? (
        <p>맡긴 시안을 보고 의견을 쓰며 승인합니다. 주문과 고객의 다른 정보는 보지 못합니다.</p>
      ) : (
        <p>
          자기 브랜드의 학원과 주문, 판매를 봅니다. 승인하거나 고치지 못하고, 다른 브랜드와 고객의 다른 정보는 보지
          못합니다.
        </p>
      )}
      <AccountActs account={account} audience="partner" onDone={onClose} />
    </Dialog>
  )
}
