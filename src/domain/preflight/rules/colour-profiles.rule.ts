import { nameWords } from '../finding-messages.ts'
import { pressConditionOf, type PressCondition } from '../press-condition.ts'
import { finding, type Rule } from '../rule.ts'

const id = 'colour-profiles'

/** How profiles call the printing conditions that the shop's own are made from. */
const OURS: Readonly<Record<PressCondition['registered'], RegExp>> = {
  FOGRA39: /fogra ?39|iso ?coated/i,
  FOGRA29: /fogra ?29|iso ?uncoated/i,
}

/** Colours made for another press, or for none: somebody has to decide whether their inks are kept or computed anew. */
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
              detail: `파일에 적힌 출력 조건: ${outputIntent ?? '이름 없음'}. 인쇄기가 이 조건을 따르면 색이 달라집니다. PDF로 저장할 때 출력 조건을 CMYK로 고르거나 비워 주세요.`,
            }),
          ]
        : []),
      ...(foreign.length > 0
        ? [
            finding(id, {
              severity: 'warn',
              title: `다른 인쇄 조건에 맞춘 CMYK가 들어 있습니다: ${nameWords(foreign)}`,
              detail:
                '인쇄기가 이 색을 다시 계산하면 먹 한 가지로 만든 글자도 네 가지 잉크로 바뀔 수 있습니다. PDF로 저장할 때 「프로파일 포함」을 끄거나 색을 「CMYK 값 유지」로 내보내 주세요.',
            }),
          ]
        : []),
    ]
  },
}
