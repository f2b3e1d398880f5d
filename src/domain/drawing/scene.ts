import type { Mm, SizeMm } from '#/domain/print/units.ts'
import { hull } from './hull.ts'
import { along, faceMatrix, project } from './projection.ts'
import type { Camera, Face, Matrix, Point, Spot } from './projection.ts'

/** A colour of the house, or the tint of a paper. */
export type Tone = 'ink' | 'grey' | 'sheet' | 'edge' | 'orange' | 'none' | PaperTint
export type PaperTint = `#${string}`

/** What lies on a face: a place for the customer's page, and the house design until there is one. */
export interface Surface {
  readonly place: PlaceOnJob
  readonly design: Design
  readonly tone: Tone
}
export type PlaceOnJob = 'front' | 'back' | 'spine' | 'panel' | 'none'
export type Design =
  | 'book'
  | 'catalogue'
  | 'flyer'
  | 'leaflet'
  | 'poster'
  | 'sheet'
  | 'series'
  | 'textbook'
  | 'spine'
  | 'text'
  | 'back'
  | 'plain'

export interface Stroke {
  readonly tone?: Tone
  readonly width?: number
  readonly opacity?: number
  readonly dash?: string
}

export type Item =
  | {
      readonly type: 'path'
      readonly d: string
      readonly fill: Tone
      readonly stroke: Required<Omit<Stroke, 'dash'>> & { readonly dash: string | undefined }
    }
  | {
      readonly type: 'face'
      readonly matrix: Matrix
      readonly size: SizeMm
      readonly surface: Surface
      readonly part: number
      readonly shade: number
    }
  | { readonly type: 'shadow'; readonly d: string }
  | {
      readonly type: 'text'
      readonly at: Spot
      readonly text: string
      readonly size: number
      readonly anchor: 'start' | 'middle' | 'end'
      readonly strong: boolean
    }

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Scene {
  readonly items: readonly Item[]
  readonly box: Box
}

export type Stage = ReturnType<typeof stage>

const tidy = (value: number) => Math.round(value * 100) / 100
export const pathOf = (spots: readonly Spot[]) =>
  spots.map(([x, y], index) => `${index ? 'L' : 'M'}${tidy(x)} ${tidy(y)}`).join('')

/** Collects what is drawn, back to front, and how much room it takes. */
export function stage(camera: Camera) {
  const items: Item[] = []
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]

  function reach([x, y]: Spot): void {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  function spot(point: Point): Spot {
    const projected = project(camera, point)
    reach(projected)
    return projected
  }
  function path(d: string, fill: Tone, { tone = 'ink', width = 1, opacity = 1, dash }: Stroke = {}): void {
    items.push({ type: 'path', d, fill, stroke: { tone, width, opacity, dash } })
  }

  return {
    camera,
    spot,
    reach,
    path,
    polygon: (points: readonly Point[], fill: Tone, stroke?: Stroke) =>
      path(`${pathOf(points.map(spot))}Z`, fill, stroke),
    line: (points: readonly Point[], stroke: Stroke = {}) =>
      path(pathOf(points.map(spot)), 'none', { width: 0.75, ...stroke }),
    text: (at: Spot, text: string, size: number, anchor: 'start' | 'middle' | 'end' = 'middle', strong = false) => {
      items.push({ type: 'text', at: [tidy(at[0]), tidy(at[1])], text, size, anchor, strong })
      const width = text.length * size * 0.6
      const start = anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0
      reach([at[0] - start, at[1] - size])
      reach([at[0] - start + width, at[1] + size * 0.3])
    },
    /** `part` tells panels of one piece apart; `frame` is the width of the outline in px. */
    face: (
      face: Face,
      surface: Surface,
      { shade = 0, part = 0, frame = 1 }: { shade?: number; part?: number; frame?: number } = {},
    ) => {
      const matrix = faceMatrix(camera, face).map((value) => Math.round(value * 1e4) / 1e4) as unknown as Matrix
      items.push({
        type: 'face',
        matrix,
        size: { width: face.width, height: face.height },
        surface,
        part,
        shade,
      })
      const corners = [
        along(face, 0, 0),
        along(face, face.width, 0),
        along(face, face.width, face.height),
        along(face, 0, face.height),
      ]
      const d = `${pathOf(corners.map(spot))}Z`
      if (frame) path(d, 'none', { width: frame })
    },
    /** Shadow on the ground of a body with this foot; the light comes from the left front. */
    shadow: (foot: readonly Point[], across: Mm, away: Mm) => {
      const thrown = foot.map(([x, , z]): Point => [x + across, 0, z + away])
      items.push({ type: 'shadow', d: `${pathOf(hull([...foot, ...thrown].map(spot)))}Z` })
    },
    finish: (margin: number): Scene => ({
      items,
      box: {
        x: tidy(left - margin),
        y: tidy(top - margin),
        width: tidy(right - left + 2 * margin),
        height: tidy(bottom - top + 2 * margin),
      },
    }),
  }
}
