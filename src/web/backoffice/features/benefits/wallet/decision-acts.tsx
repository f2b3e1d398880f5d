import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useDecision } from './use-benefits.ts'

interface DecisionActsProps {
  readonly what: 'grant' | 'gift-cards'
  readonly id: string
  /** Whoever asked waits for somebody else. */
  readonly mine: boolean
  /** Names the row for whoever hears it. */
  readonly about: string
}

export function DecisionActs({ what, id, mine, about }: DecisionActsProps) {
  const decide = useDecision(what, id)
  if (mine) return <Small tone="plain">다른 직원의 승인을 기다립니다</Small>
  return (
    <Toolbar align="end">
      <Button size="sm" busy={decide.isPending} aria-label={`${about} 승인`} onClick={() => decide.mutate(true)}>
        승인
      </Button>
      <Button
        size="sm"
        variant="quiet"
        busy={decide.isPending}
        aria-label={`${about} 거절`}
        onClick={() => decide.mutate(false)}
      >
        거절
      </Button>
      {decide.isError && (
        <Small tone="bad" role="alert">
          {decide.error.message}
        </Small>
      )}
    </Toolbar>
  )
}
