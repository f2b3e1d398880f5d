import type { ProofSummary } from '#/contract/prepress/proof.contract.ts'
import { listPartnerProofs } from '#/contract/prepress/proofs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#/web/api/call.ts'
import { ProofList } from '#/web/blocks/proof-list/proof-list.tsx'
import { Button } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { HeadOffice } from './head-office.tsx'
import { PartnerDoor } from './partner-door.tsx'

/** Proofs given to this partner for review; the head office of a brand sees its academies instead. */
export function Component() {
  return (
    <PartnerDoor headOffice={<HeadOffice />}>
      <Proofs />
    </PartnerDoor>
  )
}

function Proofs() {
  const list = useInfiniteQuery({
    queryKey: ['proofs', 'partner'],
    queryFn: ({ pageParam, signal }) =>
      call(listPartnerProofs, { query: pageParam ? { cursor: pageParam } : {}, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  return (
    <>
      <PageHeading title="검토할 시안" lead="쪽마다 고칠 자리를 찍어 돌려보내거나, 이상이 없으면 승인해 주세요." />
      {list.isError && (
        <ErrorState
          title="시안 목록을 불러오지 못했습니다"
          text={list.error.message}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <LoadingState label="시안을 불러오는 중입니다" />}
      {list.data && (
        <ProofList
          proofs={waitingFirst(list.data.pages.flatMap((page) => page.items))}
          linkTo={(proof) => to('/offline-draft/{id}', { id: proof.id })}
          empty={<EmptyState title="검토할 시안이 없습니다" text="시안실에서 시안을 맡기면 여기에 나타납니다." />}
        />
      )}
      {list.hasNextPage && (
        <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          더 보기
        </Button>
      )}
    </>
  )
}

/** What waits for an answer stands above what is settled, each in the order of the last change. */
const waitingFirst = (proofs: readonly ProofSummary[]): readonly ProofSummary[] =>
  proofs.toSorted((a, b) => Number(b.state === 'published') - Number(a.state === 'published'))
