import { pageWords } from '../finding-messages.ts'
import type { PageFacts } from '../pdf-facts.ts'
import { finding, type Rule } from '../rule.ts'

const id = 'press-dependent'

/** What one press carries out and another passes over, so that the approved proof says nothing about the print. */
export const pressDependentRule: Rule = {
  id,
  check({ pages }) {
    const said = (which: 'transfer' | 'postScript', title: string, detail: string) => {
      const numbers = pages.filter((page: PageFacts) => page[which]).map((page) => page.number)
      if (numbers.length === 0) return []
      return [finding(id, { severity: 'block', pages: numbers, title: `${pageWords(numbers)}${title}`, detail })]
    }
    return [
      ...said(
        'postScript',
        '에 PostScript 조각이 들어 있습니다',
        'PDF를 여는 프로그램과 인쇄기는 이 조각을 건너뛰어 그 자리가 비게 됩니다. 만드신 프로그램에서 그림으로 바꾸거나 PDF로 다시 내보내 주세요.',
      ),
      ...said(
        'transfer',
        '의 밝기가 인쇄기에 따라 달라집니다',
        '밝기를 바꾸는 전달 함수(Transfer Function)가 들어 있어 따르는 인쇄기와 따르지 않는 인쇄기의 결과가 다릅니다. PDF로 저장할 때 전달 함수를 「적용」하거나 「제거」해 주세요.',
      ),
    ]
  },
}
