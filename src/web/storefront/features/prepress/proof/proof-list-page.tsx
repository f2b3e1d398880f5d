import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { listMyProofs } from '#/contract/prepress/proofs.contract.ts'
import type { ProofSummary } from '#/contract/prepress/proof.contract.ts'
import { call } from '#/web/api/call.ts'
import { StepGuides } from '#/web/blocks/guide-links/step-guides.tsx'
import { ProofList } from '#/web/blocks/proof-list/proof-list.tsx'
import { Button } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'

interface ProofListPageProps {
  readonly endpoint: typeof listMyProofs
  readonly scope: 'open' | 'old'
  readonly title: string
  readonly lead: string
  readonly linkTo: (proof: ProofSummary) => string
  readonly other: { readonly to: string; readonly label: string }
  readonly empty: ReactNode
}

export function ProofListPage({ endpoint, scope, title, lead, linkTo, other, empty }: ProofListPageProps) {
  const list = useInfiniteQuery({
    queryKey: ['proofs', endpoint.id, scope],
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { query: { scope, ...(pageParam ? { cursor: pageParam } : {}) }, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  return (
    <>
      <PageHeading title={title} lead={lead} action={<TextLink to={other.to}>{other.label}</TextLink>} />
      <StepGuides steps={['proof']} />
      {list.isError && (
        <ErrorState
          title="시안 목록을 불러오지 못했습니다"
          text={list.error.message}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <LoadingState label="시안을 불러오는 중입니다" />}
      {list.data && <ProofList proofs={list.data.pages.flatMap((page) => page.items)} linkTo={linkTo} empty={empty} />}
      {list.hasNextPage && (
        <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          더 보기
        </Button>
      )}
    </>
  )
}
