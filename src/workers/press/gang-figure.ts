import type { FigureShape, JobFigure } from '#/domain/drawing/job-figure.ts'
import { bleedBox } from '#/domain/gangs/cut-plan.ts'
import type { ImpositionPlan, PressForm } from '#/domain/imposition/plan.ts'

const LONGEST = 150

/** The front of a shared sheet to scale, gripper below: each piece with the number of its job on the ticket. */
export function gangFigure({ sheet }: Pick<ImpositionPlan, 'sheet'>, { sides }: PressForm): JobFigure {
  const scale = LONGEST / Math.max(sheet.width, sheet.height)
  const outline = (x: number, y: number, width: number, height: number, line: number): FigureShape => {
    const [left, top, right, foot] = [x, sheet.height - y - height, x + width, sheet.height - y].map(
      (mm) => Math.round(mm * scale * 100) / 100,
    )
    return {
      type: 'path',
      d: `M${left} ${top}H${right}V${foot}H${left}Z`,
      fill: 'none',
      stroke: { tone: 'ink', width: line, opacity: 1, dash: undefined },
    }
  }
  const pieces = (sides[0]?.pages ?? []).flatMap((page): FigureShape[] => {
    const { left, bottom, right, top } = bleedBox(page)
    const number = Math.floor(((page.page ?? 1) - 1) / 2) + 1
    const at = [((left + right) / 2) * scale, (sheet.height - (bottom + top) / 2) * scale + 3] as const
    const box = outline(left, bottom, right - left, top - bottom, 0.5)
    if (page.page === null) return [box]
    const text = page.page % 2 === 0 ? `${number} 뒤` : `${number}`
    return [box, { type: 'text', at, text, size: 8, anchor: 'middle', strong: true }]
  })
  return {
    box: { x: 0, y: 0, width: sheet.width * scale, height: sheet.height * scale },
    shapes: [outline(0, 0, sheet.width, sheet.height, 1), ...pieces],
  }
}
