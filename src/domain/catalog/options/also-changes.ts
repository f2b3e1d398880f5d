import type { FinishChoice, JobSpec } from '../job-spec.ts'
import { findPaper, finishOf } from '../lookup.ts'

/** What settling changed besides the choice itself, in words; null when nothing. */
export function alsoChanges(bare: JobSpec, settled: JobSpec): string | null {
  const said: string[] = []
  const had = (spec: JobSpec, role: string) => spec.parts.some((part) => part.role === role)
  if (!had(bare, 'endpaper') && had(settled, 'endpaper')) said.push('면지가 들어갑니다.')
  if (had(bare, 'endpaper') && !had(settled, 'endpaper')) said.push('면지가 빠집니다.')
  for (const part of settled.parts) {
    const before = bare.parts.find((candidate) => candidate.id === part.id)
    if (!before) continue
    if (before.paper !== part.paper) said.push(`표지 종이: ${findPaper(part)?.name ?? ''}`)
    if (before.wings.front > 0 && part.wings.front === 0) said.push('날개가 빠집니다.')
    if (before.wings.front === 0 && part.wings.front > 0) said.push('날개가 들어갑니다.')
    if (before.coating.front !== 'none' && part.coating.front === 'none') said.push('코팅이 빠집니다.')
    if (before.coating.front === 'none' && part.coating.front !== 'none') said.push('코팅이 들어갑니다.')
    if (before.colourPages !== part.colourPages) said.push(`컬러 쪽: ${part.colourPages}쪽`)
  }
  if (bare.bindingSide !== settled.bindingSide) said.push('묶는 쪽: 왼쪽')
  said.push(...finishChanges(bare, settled))
  return said.length > 0 ? said.join(' ') : null
}

function finishChanges(bare: JobSpec, settled: JobSpec): readonly string[] {
  const all = (spec: JobSpec) => [...spec.finishes, ...spec.parts.flatMap((part) => part.finishes)]
  const names = (list: readonly FinishChoice[]) => list.map((choice) => finishOf(choice)?.name ?? choice.id).join(', ')
  const only = (here: JobSpec, there: JobSpec) => all(here).filter(({ id }) => all(there).every((one) => one.id !== id))
  const gone = only(bare, settled)
  const come = only(settled, bare)
  return [
    ...(gone.length > 0 ? [`빠지는 후가공: ${names(gone)}`] : []),
    ...(come.length > 0 ? [`들어가는 후가공: ${names(come)}`] : []),
  ]
}
