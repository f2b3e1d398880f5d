import { Button } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { Desk } from './use-desk.ts'

/** Why nothing was saved, and where two have crossed, the way on that loses neither. */
export function RefusalNote({ desk }: { readonly desk: Desk }) {
  const { refusal } = desk
  if (!refusal) return null
  return (
    <Note tone="bad" role="alert">
      {refusal.words}
      {refusal.isCrossed && desk.text && !desk.isFixed && (
        <Toolbar apart>
          <Button size="sm" busy={desk.isBusy} onClick={() => void desk.saveAfter()}>
            내 글을 새 버전으로 저장
          </Button>
        </Toolbar>
      )}
    </Note>
  )
}
