import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { FloorBoard } from './floor-board.tsx'
import { useFloor } from './use-floor.ts'

/** 제작: machines by the hour, and every job with its way through them. */
export function Component() {
  const { data, error, refetch } = useFloor()
  if (error && !data)
    return <ErrorState title="제작판을 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return <FloorBoard floor={data} />
}
