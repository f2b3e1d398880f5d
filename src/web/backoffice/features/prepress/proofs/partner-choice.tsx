import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listPartners } from '#/contract/people/partner-auth.contract.ts'
import type { ProofDetail } from '#/contract/prepress/proof.contract.ts'
import { assignProofPartner } from '#/contract/prepress/proofs.contract.ts'
import { call } from '#/web/api/call.ts'
import { proofKey } from '#/web/blocks/proof-room/use-proof.ts'
import { Select } from '#/web/ui/input.tsx'

/** Who outside the shop looks at this proof too. */
export function PartnerChoice({ proof }: { readonly proof: ProofDetail }) {
  const client = useQueryClient()
  const partners = useQuery({
    queryKey: ['partners'],
    queryFn: () => call(listPartners, { errors: 'throw' }),
    staleTime: Infinity,
  })
  const assign = useMutation({
    mutationFn: (partnerId: string | null) =>
      call(assignProofPartner, { params: { proofId: proof.id }, body: { partnerId } }),
    onSettled: () => client.invalidateQueries({ queryKey: proofKey(proof.id) }),
  })
  return (
    <Select
      aria-label="검토할 파트너"
      value={proof.partner?.id ?? ''}
      disabled={assign.isPending}
      onChange={(event) => assign.mutate(event.target.value || null)}
    >
      <option value="">파트너 없음</option>
      {partners.data?.partners.map(({ id, name, company }) => (
        <option key={id} value={id}>
          {name} · {company}
        </option>
      ))}
    </Select>
  )
}
