import { useSearchParams } from 'react-router'
import { BoardPanel } from './board-panel.tsx'

/** Every order, and what the search above found. */
export function Component() {
  const [search] = useSearchParams()
  const q = search.get('q')?.trim() || undefined
  return <BoardPanel key={q ?? ''} kind={null} q={q} startView="active" />
}
