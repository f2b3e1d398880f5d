import { nameWords } from '../finding-messages.ts'
import { pressConditionOf, type PressCondition } from '../press-condition.ts'
import { finding, type Rule } from '../rule.ts'

const id = 'colour-profiles'

/** How profiles call the printing conditions that the shop's own are made from. */
const OURS: Readonly<Record<PressCondition['registered'], RegExp>> = {
  FOGRA39: /fogra ?39|iso ?coated/i,
  FOGRA29: /fogra ?29|iso ?uncoated/i,
}

/** Colours made for another press, or for none: the package keeps their numbers (`src/pdf/fix/own-inks.ts`), and the customer is told what that means. */
export const colourProfilesRule: Rule = {
  id,
  check({ outputColours, outputIntent, cmykProfiles }, expectation) {
    if (expectation.colourPages === 0) return []
    const ours = OURS[pressConditionOf(expectation).registered]
    const foreign = cmykProfiles.filter((name) => !ours.test(name))
    return [
      ...(outputColours === 'rgb'
        ? [
            finding(id, {
              severity: 'warn',
              title: '출력 조건이 인쇄가 아니라 화면(RGB)으로 되어 있습니다',
              detail: `파일에 적힌 출력 조건: ${outputIntent ?? '이름 없음'}. 인쇄기가 따르면 색이 달라지므로 이 조건은 빼고, 주문한 종이에 맞춘 조건으로 인쇄합니다. 색이 중요하면 PDF로 저장할 때 출력 조건을 CMYK로 골라 주세요.`,
            }),
          ]
        : []),
      ...(foreign.length > 0
        ? [
            finding(id, {
              severity: 'warn',
              title: `다른 인쇄 조건에 맞춘 CMYK가 들어 있습니다: ${nameWords(foreign)}`,
              detail:
                '먹 한 가지로 만든 글자가 네 가지 잉크로 바뀌지 않도록 CMYK 값은 그대로 두고 프로파일만 빼고 인쇄합니다. 그래서 다른 종이에 맞춘 사진은 조금 진하거나 옅게 나올 수 있습니다. 색이 중요하면 주문한 종이에 맞춰 CMYK로 바꿔 저장해 주세요.',
            }),
          ]
        : []),
    ]
  },
}
