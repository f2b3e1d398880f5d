import type { GangLook } from '#/contract/production/gangs.contract.ts'
import { Note } from '#/web/ui/note.tsx'

/** Why there is no sheet of what was chosen, line by line. */
export function Refusals({ look: { refusal, refused } }: { readonly look: GangLook }) {
  if (refusal === null) return null
  return (
    <Note tone="orange" role="status">
      {refusal}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ lineId, code, title, reason }) => (
            <li key={lineId}>
              {title} ({code}): {reason}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}
