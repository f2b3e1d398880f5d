import { useQuery } from '@tanstack/react-query'
import { listMyProofs } from '#/contract/prepress/proofs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'

interface ProofLinkProps {
  readonly lineId: string
  /** The customer's turn: it is the one thing to do here. */
  readonly waits: boolean
}

/** Leads to the proof of this line; to the list while it is not known which one that is. */
export function ProofLink({ lineId, waits }: ProofLinkProps) {
  const proofs = useQuery({
    queryKey: ['proofs', 'open', 'first'],
    queryFn: ({ signal }) => call(listMyProofs, { query: {}, signal, errors: 'throw' }),
  })
  const id = proofs.data?.items.find((proof) => proof.lineId === lineId)?.id
  return (
    <LinkButton
      variant={waits ? 'primary' : 'line'}
      to={id ? to('/mypage/draftViewNew', {}, { id }) : to('/mypage/draft')}
    >
      {waits ? '시안 확인하기' : '시안 보기'}
    </LinkButton>
  )
}
