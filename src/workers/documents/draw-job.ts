import { Path, Svg } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { jobFigure } from '#/domain/drawing/job-figure.ts'
import type { Tone } from '#/domain/drawing/scene.ts'

const COLOURS: Readonly<Record<string, string>> = {
  ink: '#161513',
  grey: '#6a665f',
  sheet: '#ffffff',
  edge: '#e9e6df',
  orange: '#ff6a13',
}
const colourOf = (tone: Tone): string => COLOURS[tone] ?? tone

/** The job as a small picture in a square of so many points, as bare paper where its customer sent files. */
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
              fill: colourOf(shape.fill),
              ...(shape.stroke
                ? {
                    stroke: colourOf(shape.stroke.tone),
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
