import { Note } from '#/web/ui/note.tsx'

/** What the spec was filled in with, to be corrected below. */
export function Assumptions({ assumed }: { readonly assumed: readonly string[] | null }) {
  if (assumed === null) return null
  return (
    <Note tone="orange" role="status">
      <b>파일에 맞춰 사양을 채웠습니다. 아래에서 고치실 수 있습니다.</b>
      {assumed.length > 0 ? (
        <ul>
          {assumed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
    </Note>
  )
}
