import { finding, type Rule } from '../rule.ts'
import { nameWords } from '../finding-messages.ts'

const id = 'fonts-embedded'

/** Without the font in the file another one is printed, with other widths and other line breaks. */
export const fontsEmbeddedRule: Rule = {
  id,
  check({ fonts }) {
    const missing = fonts.filter((font) => !font.embedded)
    if (missing.length === 0) return []
    const names = [...new Set(missing.map((font) => font.name))]
    return [
      finding(id, {
        severity: 'block',
        pages: [...new Set(missing.flatMap((font) => font.pages))].toSorted((a, b) => a - b),
        title: `글꼴 ${names.length}개가 파일에 들어 있지 않습니다: ${nameWords(names)}`,
        detail:
          '다른 글꼴로 바뀌어 인쇄되거나 글자가 빠질 수 있습니다. PDF로 저장할 때 「글꼴 포함」을 켜거나 글자를 윤곽선으로 바꿔 주세요.',
      }),
    ]
  },
}
