import type { PdfFacts } from '../pdf-facts.ts'
import { finding, type Rule } from '../rule.ts'
import { hasScreenColours } from '../screen-colours-of-page.ts'

const id = 'pdfx-claim'

/** A file that says it is PDF/X and is not was changed afterwards; then its other claims are worth little, too. */
export const pdfxClaimRule: Rule = {
  id,
  check(facts) {
    if (facts.pdfx === null) return []
    const broken = brokenPromises(facts, facts.pdfx)
    if (broken.length === 0) return []
    return [
      finding(id, {
        severity: 'warn',
        title: `${facts.pdfx}라고 적혀 있지만 그 규격과 다릅니다`,
        detail: `${broken.join(', ')}. 저장한 뒤에 고친 파일인 것 같습니다. 원본에서 다시 내보내면 바로잡힙니다.`,
      }),
    ]
  },
}

function brokenPromises({ pages, fonts, encryption, outputIntent, hasJavaScript }: PdfFacts, claim: string) {
  const old = /X-?(1|3)/.test(claim)
  const promises: readonly (readonly [string, boolean])[] = [
    ['들어 있지 않은 글꼴이 있습니다', fonts.some((font) => !font.embedded)],
    ['잠겨 있습니다', encryption !== 'none'],
    ['출력 조건이 없습니다', outputIntent === null],
    ['실행 코드가 있습니다', hasJavaScript],
    ['재단선이 없는 쪽이 있습니다', pages.some((page) => page.trim === null && page.art === null)],
    ['재단선과 아트 상자가 함께 있습니다', pages.some((page) => page.trim !== null && page.art !== null)],
    ['인쇄 면 안에 주석이 있습니다', pages.some((page) => page.annotations.some((type) => type !== 'TrapNet'))],
    ['투명 효과가 있습니다', old && pages.some((page) => page.transparency)],
    ['RGB가 있습니다', /X-?1/.test(claim) && pages.some(hasScreenColours)],
  ]
  return promises.filter(([, broken]) => broken).map(([words]) => words)
}
