import { finding, type Rule } from '../rule.ts'
import { nameWords } from '../finding-messages.ts'

const id = 'die-line'

/** How people and programs call the line along which a shape is cut. */
const DIE = /칼|도무송|톰슨|목형|die|cut|knife|thru|stans|kiss/i

/** A job cut to a shape needs the shape: a line in a spot ink of its own. */
export const dieLineRule: Rule = {
  id,
  check({ spots }, { dieCut }) {
    if (!dieCut || spots.some((name) => DIE.test(name))) return []
    if (spots.length > 0) {
      return [
        finding(id, {
          severity: 'warn',
          title: `칼선을 어느 별색으로 그렸는지 이름으로 알 수 없습니다: ${nameWords(spots)}`,
          detail:
            '담당자가 시안에서 칼선을 확인합니다. 별색 이름을 「칼선」이나 「CutContour」로 하시면 더 빨라집니다.',
        }),
      ]
    }
    return [
      finding(id, {
        severity: 'block',
        title: '도무송 칼선이 없습니다',
        detail:
          '따낼 모양을 끊기지 않은 선으로 그려 주세요. 선 굵기는 0.25 pt, 색은 「칼선」이라는 이름의 별색으로 합니다.',
      }),
    ]
  },
}
