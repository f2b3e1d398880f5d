import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { makeProofVersion } from '#/contract/prepress/proofs.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { ProofRoom } from '#/web/blocks/proof-room/proof-room.tsx'
import { proofKey, useProof } from '#/web/blocks/proof-room/use-proof.ts'
import { Button } from '#/web/ui/button.tsx'
import { NextProof } from './next-proof.tsx'
import { PartnerChoice } from './partner-choice.tsx'
import styles from './proof.module.css'

/** The desk's side of a proof: the same room, where versions are made and published. */
export function Component() {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const proof = useProof(id).data
  const once = useIdempotencyKey()
  const make = useMutation({
    mutationFn: (lineId: string) =>
      once(lineId, (idempotencyKey) =>
        call(makeProofVersion, { params: { lineId }, body: { note: '' }, idempotencyKey }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: proofKey(id) }),
  })
  return (
    <div className={styles.room}>
      <ProofRoom
        key={id}
        proofId={id}
        back={{ to: proof ? `/admin/orders/${proof.orderNumber}?line=${proof.lineId}` : '/admin', label: '주문' }}
        after={proof && !proof.may.publish && <NextProof proofId={id} />}
      />
      {proof && (
        <div className={styles.make}>
          <PartnerChoice proof={proof} />
          {proof.may.make && !proof.may.publish && (
            <Button size="sm" busy={make.isPending} onClick={() => make.mutate(proof.lineId)}>
              새 시안 만들기
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
