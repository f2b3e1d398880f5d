import type { ProofPageView, ProofVersion } from '#/contract/prepress/proof.contract.ts'
import { isChanged } from '#/web/blocks/proof-viewer/changed-pages.ts'

/** What people call the parts of a job. */
const PART_NAMES: Readonly<Record<string, string>> = {
  cover: '표지',
  inner: '본문',
  body: '본문',
  sheet: '낱장',
  insert: '간지',
  endpaper: '면지',
}

export const partName = (partId: string): string => PART_NAMES[partId] ?? partId

/** 「v1에서 바뀐 것이 없습니다」, 「v1에서 표지가 바뀌었습니다」: what a version brings, in one sentence. */
export function changesText({ since, files, spec, none }: NonNullable<ProofVersion['changes']>): string {
  if (none) return `v${since}에서 바뀐 것이 없습니다. 파일과 사양이 같습니다.`
  const parts = files.filter(({ change }) => change !== 'same').map(({ partId }) => partName(partId))
  if (parts.length === 0) return `v${since}에서 사양만 바뀌었습니다. 파일은 그대로입니다.`
  return `v${since}에서 바뀐 것: ${parts.join(', ')} 파일${spec ? ', 사양' : ''}`
}

/** What is not seen as it is printed, said to whoever decides by looking; null where all of it is. */
export function asItCameText(files: ProofVersion['files']): string | null {
  const parts = [...new Set(files.filter(({ asItCame }) => asItCame).map(({ partId }) => partName(partId)))]
  if (parts.length === 0) return null
  return `${parts.join(', ')} 파일은 무거워서 보내 주신 색 그대로 보여 드립니다. 인쇄할 때 주문하신 잉크로 바꾸므로 색이 화면과 다를 수 있습니다.`
}

const MOST_NAMED = 6

/** 「3쪽, 5쪽 등 8쪽」 of the pages that look otherwise than before; null while nothing can be said of any page. */
export function changedPagesText(pages: readonly ProofPageView[]): string | null {
  if (pages.every(({ change }) => change === null)) return null
  const changed = pages.filter(isChanged)
  // Of some pages nothing can be said.
  if (changed.length === 0) return pages.some(({ change }) => change === null) ? null : '달라 보이는 쪽이 없습니다.'
  const named = changed.slice(0, MOST_NAMED).map(({ label }) => label)
  return `달라진 쪽: ${named.join(', ')}${changed.length > named.length ? ` 등 ${changed.length}쪽` : ''}`
}
