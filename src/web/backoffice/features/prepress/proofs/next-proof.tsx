import { useQuery } from '@tanstack/react-query'
import { nextProof } from '#/contract/prepress/proofs.contract.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'

/** After one went out: the next one to look at, so that nobody has to go back for it. */
export function NextProof({ proofId }: { readonly proofId: string }) {
  const found = useQuery({
    queryKey: ['staff-queue', 'next-proof', proofId],
    queryFn: ({ signal }) => call(nextProof, { query: { after: proofId }, signal, errors: 'throw' }),
  })
  const next = found.data?.next
  if (!next) return <LinkButton to="/admin">할 일로</LinkButton>
  return (
    <LinkButton variant="primary" to={`/admin/proofs/${next.proofId}`} title={`${next.orderNumber} ${next.title}`}>
      다음 시안
    </LinkButton>
  )
}
