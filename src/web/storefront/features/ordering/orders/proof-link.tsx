import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'

interface ProofLinkProps {
  readonly orderNumber: string
  readonly lineId: string
  /** The customer's turn: it is the one thing to do here. */
  readonly waits: boolean
}

/** Leads to the proof of this line. */
export const ProofLink = ({ orderNumber, lineId, waits }: ProofLinkProps) => (
  <LinkButton
    variant={waits ? 'primary' : 'line'}
    to={to('/mypage/draftViewNew', {}, { order: orderNumber, line: lineId })}
  >
    {waits ? '시안 확인하기' : '시안 보기'}
  </LinkButton>
)
