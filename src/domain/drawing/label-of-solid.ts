import { mm } from './dimension.ts'
import type { BoundSolid, Solid, Spine } from './solid.ts'

const SPINES: Readonly<Record<Spine, string>> = {
  glued: '풀로 제본한 책',
  sewn: '실로 꿰맨 책',
  case: '단단한 표지의 양장 책',
  stapled: '철심으로 박은 책',
  'twin-ring': '트윈링 책',
  coil: '스프링 책',
}

/** What the picture shows, for someone who does not see it. */
export function labelOfSolid(solid: Solid): string {
  const size = `${mm(solid.width)} × ${mm(solid.height)} mm`
  switch (solid.shape) {
    case 'bound': {
      const wings = solid.wings.front > 0 ? `, 날개 ${mm(solid.wings.front)} mm` : ''
      return `${size} ${SPINES[solid.spine]} 그림, ${solid.pages}쪽${spineText(solid)}${wings}`
    }
    case 'tent':
      return `${size} 중철 카탈로그 그림, ${solid.pages}쪽, 반쯤 펼친 모습`
    case 'series':
      return `${size} 책을 쌓은 그림, 책등 ${mm(solid.thickness)} mm`
    case 'fan':
      return `${size} 낱장 인쇄물을 펼쳐 놓은 그림`
    case 'folded':
      return `접은 크기 ${size} 접지물 그림, ${solid.panels.length}면을 반쯤 펼친 모습`
    case 'poster':
      if (solid.alone) return '전자책 화면 그림'
      return `${size} 포스터를 A4와 나란히 둔 그림`
    case 'stack':
      return `${size} 낱장을 쌓은 그림, 높이 ${mm(solid.thickness)} mm`
  }
}

/** Rings and staples leave no back to print on. */
function spineText({ spine, thickness, board }: BoundSolid): string {
  if (spine === 'case') return `, 책등 ${mm(thickness + 2 * board.thickness)} mm`
  return spine === 'glued' || spine === 'sewn' ? `, 책등 ${mm(thickness)} mm` : ''
}
