import { Path, Svg } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { plainColour } from '#/domain/drawing/house-colours.ts'
import { jobFigure } from '#/domain/drawing/job-figure.ts'

/** The job as a small picture in a square of so many points, `bare`: as bare paper. */
export function drawJob(spec: JobSpec, side: number, bare: boolean): ReactElement {
  const { box, shapes } = jobFigure(spec, { longest: 90, dimensions: false, bare })
  return h(
    Svg,
    { width: side, height: side, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, key: 'job' },
    ...shapes.flatMap((shape, index) =>
      shape.type === 'path'
        ? [
            h(Path, {
              key: index,
              d: shape.d,
              fill: plainColour(shape.fill),
              ...(shape.stroke
                ? {
                    stroke: plainColour(shape.stroke.tone),
                    strokeWidth: shape.stroke.width,
                    strokeOpacity: shape.stroke.opacity,
                  }
                : {}),
            }),
          ]
        : [],
    ),
  )
}
