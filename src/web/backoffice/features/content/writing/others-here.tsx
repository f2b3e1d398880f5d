import type { Written } from '#/contract/content/writing.contract.ts'
import { Note } from '#/web/ui/note.tsx'
import { useOthers } from './use-writing.ts'

/** Who else writes here now, and whether they have saved since this was opened. */
export function OthersHere({ text }: { readonly text: Written }) {
  const { data } = useOthers(text.id)
  if (!data) return null
  const isNewer = data.version > text.version
  if (data.others.length === 0 && !isNewer) return null
  return (
    <Note role="status">
      {data.others.length > 0 && <p>지금 {data.others.join(', ')} 님도 이 글을 열어 두었습니다.</p>}
      {isNewer && (
        <p>
          그 사이 다른 분이 이 글을 바꿨습니다. 저장할 때 누구의 글을 남길지 고를 수 있고, 두 글 모두 버전 기록에
          남습니다.
        </p>
      )}
    </Note>
  )
}
