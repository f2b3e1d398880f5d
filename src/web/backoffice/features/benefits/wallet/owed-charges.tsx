import { useState } from 'react'
import { Link } from 'react-router'
import type { OwedCharge } from '#/contract/money/staff-charges.contract.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { ReasonDialog } from '#/web/blocks/reason-dialog/reason-dialog.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useOwedSettlement } from './use-emoney-refunds.ts'

/** Charges that a bank or card company took back after their e-money was spent: somebody asks for it, or gives it up. */
export const OwedCharges = ({ charges }: { readonly charges: readonly OwedCharge[] }) =>
  charges.map((charge) => <OneCharge key={charge.id} charge={charge} />)

function OneCharge({ charge }: { readonly charge: OwedCharge }) {
  const { id, memberId, maskedMember, method, amount, owed, takenAt } = charge
  const [how, setHow] = useState<'received' | 'written-off' | null>(null)
  const close = () => setHow(null)
  const settle = useOwedSettlement(id, close)
  return (
    <Note tone="bad" role="alert">
      <p>
        <Link to={`/admin/members/${memberId}`}>{maskedMember}</Link> 님이 {method} 결제로 충전한 {formatWon(amount)}을{' '}
        {seoulMinute(takenAt)}에 은행이나 카드사가 되가져갔습니다. 이미 쓴 {formatWon(owed)}을 받아야 합니다.
      </p>
      <Toolbar>
        <Button size="sm" onClick={() => setHow('received')}>
          받았음
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setHow('written-off')}>
          받지 않기로 함
        </Button>
      </Toolbar>
      <ReasonDialog
        open={how !== null}
        onClose={close}
        title={how === 'received' ? `${formatWon(owed)}을 받았습니까?` : `${formatWon(owed)}을 받지 않기로 할까요?`}
        text={
          how === 'received'
            ? '우리 계좌에 들어온 것을 확인한 뒤에 적어 주세요.'
            : '장부에 대손으로 적힙니다. 되돌릴 수 없습니다.'
        }
        example={how === 'received' ? '예: 11월 24일 국민은행으로 들어옴' : '예: 연락이 닿지 않아 포기'}
        ok="적기"
        submit={async (reason) => how && settle.mutateAsync({ how, reason })}
      />
    </Note>
  )
}
