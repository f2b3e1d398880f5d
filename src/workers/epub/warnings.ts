import type { ManuscriptFacts } from '#/domain/epub/manuscript.ts'
import { formatCount } from '#/lib/format-count.ts'

const MOST_NAMED = 10

/** What an editor should look at first in a book that was made by a machine. */
export function warningsOf(facts: ManuscriptFacts, { lost }: { readonly lost: number }): readonly string[] {
  const { pagesWithoutText, headings, pictures } = facts
  const warnings: string[] = []
  if (pagesWithoutText.length > 0)
    warnings.push(`글자를 찾지 못한 쪽이 ${formatCount(pagesWithoutText.length)}쪽 있어요: ${named(pagesWithoutText)}`)
  if (headings.length === 0) warnings.push('제목을 찾지 못해 차례를 한 줄로 만들었어요.')
  if (lost > 0) warnings.push(`읽지 못해 빠진 그림이 ${formatCount(lost)}개 있어요.`)
  if (pictures > 0) warnings.push(`그림 ${formatCount(pictures)}개의 설명(대체 글)을 확인해 주세요.`)
  return warnings
}

function named(pages: readonly number[]): string {
  const shown = pages.slice(0, MOST_NAMED).map((page) => `${page}쪽`)
  return pages.length > MOST_NAMED ? `${shown.join(', ')} …` : shown.join(', ')
}
