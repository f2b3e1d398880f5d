import { listMyProofs } from '#/contract/prepress/proofs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { ProofListPage } from './proof-list-page.tsx'

/** Proofs that wait for the customer, or for print. */
export function Component() {
  return (
    <ProofListPage
      endpoint={listMyProofs}
      scope="open"
      title="시안 확인"
      lead="시안을 보고 고칠 자리를 찍거나 인쇄를 승인해 주세요. 승인한 파일 그대로 인쇄합니다."
      linkTo={(proof) => to('/mypage/draftViewNew', {}, { id: proof.id })}
      other={{ to: to('/mypage/draft/old'), label: '지난 시안' }}
      empty={
        <EmptyState
          title="확인할 시안이 없습니다"
          text="결제하고 파일 검사가 끝나면 시안을 만들어 여기에 올려 드립니다."
          action={<LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>}
        />
      }
    />
  )
}
