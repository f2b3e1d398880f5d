import { bleedScaling, scalingOf } from '#/domain/preflight/fixes/scaling.ts'
import type { Edges } from '#/domain/preflight/placement.ts'
import { transformBox, type Box } from '#/pdf/content/box.ts'
import type { Matrix } from '#/pdf/content/matrix.ts'
import { chosenPages, type FixFile } from '../open-for-fix.ts'
import { allRound, boxesOf, centred, extend, placeInPoints, points, toPoints } from '../place-in-points.ts'
import { redrawPage } from '../redraw-page.ts'

/** Grows the page round the middle of its trim until the art fills the bleed. */
export function bleedScale(file: FixFile, pages: readonly number[]): void {
  const factor = bleedScaling(file.expectation)
  if (factor === null) return
  for (const page of chosenPages(file, pages)) {
    const placed = placeInPoints(file, page)
    if (!placed) continue
    const full = extend(placed.trim, allRound(points(file.expectation.bleed)))
    redrawPage(file, page, {
      drawings: [{ matrix: about(placed.trim, factor), clip: full }],
      media: full,
      bleed: full,
      trim: placed.trim,
    })
  }
}

/** Scales a page that is nearly of the ordered size; what it has beyond its size (bleed, marks) grows along. */
export function scaleToSize(file: FixFile, pages: readonly number[]): void {
  const { trim: size, bleed } = file.expectation
  for (const page of chosenPages(file, pages)) {
    const boxes = boxesOf(file, page)
    const scaling = scalingOf(boxes, file.expectation)
    if (!scaling) continue
    const sized = toPoints(boxes.trim ?? boxes.crop ?? boxes.media)
    const matrix = about(sized, scaling.factor)
    const trim = centred(sized, size)
    const media = transformBox(matrix, toPoints(boxes.media))
    const full = extend(trim, allRound(points(bleed)))
    const room = scaling.target === 'full' ? full : extend(trim, roomWithin(trim, media, points(bleed)))
    redrawPage(file, page, { drawings: [{ matrix, clip: room }], media: room, bleed: room, trim })
  }
}

function roomWithin(trim: Box, media: Box, most: number): Edges {
  const upTo = (room: number) => Math.min(most, Math.max(0, room))
  return {
    left: upTo(trim.left - media.left),
    bottom: upTo(trim.bottom - media.bottom),
    right: upTo(media.right - trim.right),
    top: upTo(media.top - trim.top),
  }
}

/** Scaling that leaves the middle of a box where it is. */
function about({ left, right, bottom, top }: Box, factor: number): Matrix {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2]
  return [factor, 0, 0, factor, x * (1 - factor), y * (1 - factor)]
}
