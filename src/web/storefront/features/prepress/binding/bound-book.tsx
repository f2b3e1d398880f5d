import { BINDING_COVER, coverValues } from '#/domain/bindings/binding-cover.ts'
import type { BindingCover } from '#/domain/bindings/binding-set.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { drawSample } from '#/domain/designs/draw-design.ts'
import { inkOf } from '#/domain/designs/inks.data.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'

interface BoundBookProps {
  readonly spec: JobSpec
  readonly cover: BindingCover
  /** In the cart, without measures. */
  readonly small?: boolean
}

/** The bound book with its own cover, drawn from the same marks as the press file. */
export function BoundBook({ spec, cover, small = false }: BoundBookProps) {
  const front = drawSample(BINDING_COVER, coverValues(cover), spec.trim)
  const ground = <rect width="100%" height="100%" fill={inkOf(cover.colour).screen} />
  return (
    <JobDrawing
      spec={spec}
      {...(small ? { variant: 'card', scale: 0.62 } : {})}
      decorative
      pages={{ front: { art: <DesignPicture page={front} /> }, back: { art: ground }, spine: { art: ground } }}
    />
  )
}
