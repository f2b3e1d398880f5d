import { LinkButton } from '#/web/ui/button.tsx'
import { inquiryPath } from './linked-inquiry.tsx'

interface AskFindingProps {
  readonly fileId: string
  readonly ruleId: string
}

/** From one thing that was found in a file to a question about it. */
export function AskFinding({ fileId, ruleId }: AskFindingProps) {
  return (
    <LinkButton size="sm" variant="quiet" to={inquiryPath({ finding: `${fileId}~${ruleId}` })}>
      이 항목 문의
    </LinkButton>
  )
}
