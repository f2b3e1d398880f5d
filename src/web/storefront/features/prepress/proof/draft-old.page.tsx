import { listMyProofs } from '#/contract/prepress/proofs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { EmptyState } from '#/web/ui/states.tsx'
import { ProofListPage } from './proof-list-page.tsx'

/** Proofs of jobs that are printed or cancelled. */
export function Component() {
  return (
    <ProofListPage
      endpoint={listMyProofs}
      scope="old"
      title="지난 시안"
      lead="인쇄가 끝났거나 취소한 주문의 시안입니다."
      linkTo={(proof) => to('/mypage/draftViewNew', {}, { id: proof.id })}
      other={{ to: to('/mypage/draft'), label: '진행 중인 시안' }}
      empty={<EmptyState title="지난 시안이 없습니다" />}
    />
  )
}
