import { useNavigate, useSearchParams } from 'react-router'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { copyOf, emptyPiece } from './empty-piece.ts'
import { kindOf } from './kind-of.ts'
import { useWritten } from './use-writing.ts'
import { WritingDesk } from './writing-desk.tsx'

/** A new text: empty, or going on from another one, which `from` names. */
export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const kind = kindOf(search.get('kind'))
  const source = search.get('from')
  const from = useWritten(source)
  if (source && from.isPending) return <LoadingState />
  if (from.error)
    return <ErrorState title="글을 불러오지 못했습니다" text={from.error.message} onRetry={() => void from.refetch()} />
  const start = from.data?.piece.kind === kind ? copyOf(from.data.piece) : emptyPiece(kind)
  return (
    <WritingDesk
      key={`${kind} ${source ?? ''}`}
      text={null}
      start={start}
      onSaved={({ id }) => void navigate(`/admin/content/${id}`, { replace: true })}
    />
  )
}
