import { Badge } from '#/web/ui/badge.tsx'
import { shownState, type Shown } from './shown-state.ts'

/** The state of a text in its table. */
export function ShownBadge({ text, now }: { readonly text: Shown; readonly now: Date }) {
  const { word, tone } = shownState(text, now)
  return <Badge tone={tone}>{word}</Badge>
}
