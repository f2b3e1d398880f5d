import { useQuery } from '@tanstack/react-query'
import { revealMember } from '#/contract/people/staff-members.contract.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { Dialog } from '#/web/ui/dialog.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { DecisionFields } from './decision-form.tsx'
import styles from './members.module.css'
import { Documents } from './supporting-documents.tsx'
import { type BrandRequest, useBrandDecision } from './use-brand-requests.ts'

interface BrandRequestDialogProps {
  readonly request: BrandRequest
  readonly onClose: () => void
}

/** One request with the papers that came with it, and the decision. */
export function BrandRequestDialog({ request, onClose }: BrandRequestDialogProps) {
  const decide = useBrandDecision(request, onClose)
  const mayRead = usePermission('members')
  const { brandName, academy, contract, was, maskedName } = request
  return (
    <Dialog open wide onClose={onClose} title={`${brandName} 가입 신청`}>
      <div className={styles.card}>
        <FactList
          terms={110}
          facts={[
            ['학원', academy || maskedName],
            contract ? ['지점·계약번호', contract] : null,
            ['지금 종류', was],
            ['승인하면', `${brandName} 회원이 되고 열려 있는 화면에도 바로 적용됩니다.`],
          ]}
        />
        {mayRead && <Papers memberId={request.memberId} />}
        <DecisionFields decide={decide} />
      </div>
    </Dialog>
  )
}

function Papers({ memberId }: { readonly memberId: string }) {
  const card = useQuery({
    queryKey: ['staff-member', memberId],
    queryFn: () => call(revealMember, { params: { memberId }, errors: 'throw' }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (card.isPending) return <LoadingState />
  if (card.isError) return <ErrorState title="서류를 불러오지 못했습니다" text={card.error.message} />
  return (
    <>
      <Documents memberId={memberId} documents={card.data.documents} />
      <Small tone="plain">열어 본 사실은 감사 기록에 남습니다.</Small>
    </>
  )
}
