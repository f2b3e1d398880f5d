import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listMyProofs } from '#/contract/prepress/proofs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { ProofRoom } from '#/web/blocks/proof-room/proof-room.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { NoProofChosen } from './no-proof-chosen.tsx'
import styles from './draft-view.module.css'

/** The whole window for one proof: `?id=…&version=…`, or by what is printed: `?order=…&line=…`. */
export function Component() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const order = search.get('order')
  const version = Number(search.get('version')) || undefined
  if (id) return <Room id={id} version={version} />
  return order ? <OfOrder orderNumber={order} lineId={search.get('line')} /> : <NoProofChosen />
}

const Room = ({ id, version }: { readonly id: string; readonly version?: number | undefined }) => (
  <div className={styles.room}>
    <ProofRoom proofId={id} version={version} marked back={{ to: to('/mypage/draft'), label: '시안 확인' }} />
  </div>
)

interface OfOrderProps {
  readonly orderNumber: string
  /** The proof of this line; without it the one that waits for an answer. */
  readonly lineId: string | null
}

/** A row of a list knows its order, and need not ask which proof belongs to it before it can lead there. */
function OfOrder({ orderNumber, lineId }: OfOrderProps) {
  const list = useQuery({
    queryKey: ['proofs', 'of-order', orderNumber],
    queryFn: ({ signal }) => call(listMyProofs, { query: { orderNumber }, signal, errors: 'throw' }),
  })
  if (list.isError)
    return (
      <div className={styles.paper}>
        <ErrorState
          whole
          title="시안을 열지 못했습니다"
          text={list.error.message}
          onRetry={() => void list.refetch()}
        />
      </div>
    )
  if (!list.data)
    return (
      <div className={styles.paper}>
        <LoadingState label="시안을 불러오는 중입니다" />
      </div>
    )
  const { items } = list.data
  const chosen = lineId
    ? items.find((proof) => proof.lineId === lineId)
    : (items.find(({ state }) => state === 'published') ?? items[0])
  return chosen ? <Room id={chosen.id} /> : <NoProofChosen />
}
