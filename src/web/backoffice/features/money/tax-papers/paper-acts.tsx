import type { TaxDeskRow } from '#/contract/money/staff-tax.contract.ts'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { usePaperActs } from './use-tax-papers.ts'

interface PaperActsProps {
  readonly row: TaxDeskRow
  readonly onOpen: () => void
}

/** What fits the state of a paper; everything else is behind 보기. */
export function PaperActs({ row, onOpen }: PaperActsProps) {
  const { issue } = usePaperActs(row.id)
  const mayIssue = row.state === 'failed' || (row.state === 'waiting' && row.amendCode === null && row.supply > 0)
  return (
    <Toolbar align="end">
      {mayIssue && (
        <Button size="sm" busy={issue.isPending} onClick={() => issue.mutate()}>
          {row.state === 'failed' ? '다시' : '발행'}
        </Button>
      )}
      <Button size="sm" variant={row.state === 'proposed' ? 'ink' : 'quiet'} onClick={onOpen}>
        {row.state === 'proposed' ? '사유 정하기' : '보기'}
      </Button>
      {issue.isError && (
        <Small tone="bad" role="alert">
          {issue.error.message}
        </Small>
      )}
    </Toolbar>
  )
}
