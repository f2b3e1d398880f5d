import { useQueryClient } from '@tanstack/react-query'
import type { FloorJobView } from '#/contract/production/floor.contract.ts'
import { Button } from '#/web/ui/button.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { FLOOR_KEY } from './use-floor.ts'
import { usePlanJobs } from './use-plan-jobs.ts'
import styles from './machine.module.css'

/** Nobody has planned it: whoever stands at the machine does, and need not walk to the board. */
export function NotPlanned({ job }: { readonly job: FloorJobView }) {
  const client = useQueryClient()
  const plan = usePlanJobs([job], ({ items }) => {
    toast(items[0]?.message ?? '제작에 걸었습니다. 이제 시작할 수 있습니다.')
    void client.invalidateQueries({ queryKey: FLOOR_KEY })
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
