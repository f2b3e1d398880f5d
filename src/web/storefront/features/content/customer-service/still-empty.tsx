import { useEffect } from 'react'
import { staffSession } from '#/web/api/account-session.ts'
import { mayAs, staffOf } from '#/web/api/use-staff.ts'
import { Note } from '#/web/ui/note.tsx'

interface StillEmptyProps {
  readonly details: readonly (string | false)[]
}

/** What the settings lack for this page, to whoever may fill it in; visitors see what there is. */
export function StillEmpty({ details }: StillEmptyProps) {
  const token = staffSession.use((state) => state.accessToken)
  // Only the desk starts this session; here it is looked at, and only in the browser.
  useEffect(() => staffSession.refresh(), [])
  const empty = details.filter((detail) => detail !== false)
  if (empty.length === 0 || !mayAs(staffOf(token), 'settings')) return null
  return (
    <Note>
      아직 비어 있는 것: {empty.join(', ')} · <a href="/admin/settings">가게 설정에서 적기</a> · 직원에게만 보입니다
    </Note>
  )
}
