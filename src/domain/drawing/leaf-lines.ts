import type { Mm, Pages } from '#/domain/print/units.ts'
import type { Point } from './projection.ts'
import type { Stage } from './scene.ts'

/** Leaves as lines between the covers; as many as can be told apart at this size, never more than there are sheets. */
export function leafLines(g: Stage, pages: Pages, thickness: Mm, lineAt: (part: number) => readonly Point[]): void {
  const room = Math.floor((thickness * g.camera.scale * Math.sin((g.camera.pitch * Math.PI) / 180)) / 1.6)
  const count = Math.max(2, Math.min(Math.round(pages / 16), room))
  for (let index = 1; index < count; index++) g.line(lineAt(index / count), { width: 0.5, opacity: 0.5 })
}
