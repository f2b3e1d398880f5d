import type { Mm } from '#/domain/print/units.ts'

/** Right, up, towards the viewer, in mm. */
export type Point = readonly [x: Mm, y: Mm, z: Mm]
/** A place on the drawing in px; y grows downwards. */
export type Spot = readonly [x: number, y: number]
/** SVG matrix(a b c d e f). */
export type Matrix = readonly [number, number, number, number, number, number]

export interface Camera {
  /** Degrees about the vertical axis; negative shows the left side. */
  readonly yaw: number
  /** Degrees the viewer looks down. */
  readonly pitch: number
  /** Pixels per mm of a length parallel to the drawing. */
  readonly scale: number
}

/** A flat rectangle in space: top left corner, unit vectors to the right and down, size. */
export interface Face {
  readonly origin: Point
  readonly right: Point
  readonly down: Point
  readonly width: Mm
  readonly height: Mm
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Orthographic: parallel edges stay parallel and equal lengths in one direction stay equal, as on an engineer's sheet. */
export function project(camera: Camera, [x, y, z]: Point): Spot {
  const yaw = radians(camera.yaw)
  const pitch = radians(camera.pitch)
  const across = x * Math.cos(yaw) - z * Math.sin(yaw)
  const away = x * Math.sin(yaw) + z * Math.cos(yaw)
  return [across * camera.scale, (-y * Math.cos(pitch) + away * Math.sin(pitch)) * camera.scale]
}

/** Grows towards the viewer; used to paint the farther of two faces first. */
export function nearness(camera: Camera, [x, y, z]: Point): number {
  const yaw = radians(camera.yaw)
  const pitch = radians(camera.pitch)
  return (x * Math.sin(yaw) + z * Math.cos(yaw)) * Math.cos(pitch) + y * Math.sin(pitch)
}

export function along(face: Face, across: Mm, down: Mm): Point {
  const at = (axis: 0 | 1 | 2) => face.origin[axis] + face.right[axis] * across + face.down[axis] * down
  return [at(0), at(1), at(2)]
}

/**
 * The one matrix that lays artwork drawn in mm (origin top left) on a face. Because the projection is parallel it is exact
 * for the whole face, so a customer's page lies on it with a single transform.
 */
export function faceMatrix(camera: Camera, face: Face): Matrix {
  const corner = project(camera, face.origin)
  const right = project(camera, along(face, 1, 0))
  const down = project(camera, along(face, 0, 1))
  return [right[0] - corner[0], right[1] - corner[1], down[0] - corner[0], down[1] - corner[1], corner[0], corner[1]]
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, x: Mm, y: Mm): Spot {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Whether the printed side of a face is turned to the viewer. */
export function facesViewer(camera: Camera, face: Face): boolean {
  const [a, b, c, d] = faceMatrix(camera, face)
  return a * d - b * c > 0
}
