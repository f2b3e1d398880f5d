import type { Box, PlaceOnJob } from './scene.ts'

/** A page of the customer's on a face of the job: which of the pictures, and the part of it as shares of its width and height. */
export interface PageOnJob {
  readonly place: PlaceOnJob
  /** Counted from 0. */
  readonly picture: number
  readonly cut: Box
}

/** What lies on a face; panels come in their order. */
export function pageOn(place: PlaceOnJob, part: number, pages: readonly PageOnJob[]): PageOnJob | undefined {
  const here = pages.filter((page) => page.place === place)
  return place === 'panel' ? here[part] : here[0]
}

/** Where the whole page lies on a face of that size, so that its part fills the face. */
export function pageBox(
  { cut }: PageOnJob,
  { width, height }: { readonly width: number; readonly height: number },
): Box {
  const [across, down] = [width / cut.width, height / cut.height]
  return { x: -cut.x * across, y: -cut.y * down, width: across, height: down }
}
