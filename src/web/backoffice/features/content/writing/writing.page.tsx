import { useParams } from 'react-router'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { useWritten } from './use-writing.ts'
import { WritingDesk } from './writing-desk.tsx'

/** One text at its desk. */
export function Component() {
  const { id = '' } = useParams()
  const text = useWritten(id)
  if (text.isPending) return <LoadingState />
  if (!text.data)
    return (
      <ErrorState
        title="글을 불러오지 못했습니다"
        text={text.error?.message ?? ''}
        onRetry={() => void text.refetch()}
      />
    )
  return <WritingDesk key={id} text={text.data} start={text.data.piece} onSaved={() => undefined} />
}
