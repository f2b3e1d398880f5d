import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FloorJobView } from '#/contract/production/floor.contract.ts'
import { advanceLines } from '#/contract/production/production.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { FLOOR_KEY } from './use-floor.ts'
import styles from './machine.module.css'

/** Nobody has planned it: whoever stands at the machine does, and need not walk to the board. */
export function NotPlanned({ job: { lineId, production } }: { readonly job: FloorJobView }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const body = { lineIds: [lineId], seenStates: { [lineId]: production } }
  const plan = useMutation({
    mutationFn: () => once(['plan', body], (idempotencyKey) => call(advanceLines, { body, idempotencyKey })),
    onSuccess: ({ items }) => {
      toast(items[0]?.message ?? '제작에 걸었습니다. 이제 시작할 수 있습니다.')
      void client.invalidateQueries({ queryKey: FLOOR_KEY })
    },
  })
  return (
    <p className={styles.problem}>
      아직 제작에 걸지 않은 작업입니다.
      <Button busy={plan.isPending} onClick={() => plan.mutate()}>
        제작 걸기
      </Button>
    </p>
  )
}
