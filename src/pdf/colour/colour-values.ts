/** CIE Lab for the D50 light that profiles speak of; white is [100, 0, 0]. */
export type Lab = readonly [number, number, number]
export type Xyz = readonly [number, number, number]
/** 0 to 1. */
export type Rgb = readonly [number, number, number]
/** Cyan, magenta, yellow, black, 0 to 1. */
export type Inks = readonly [number, number, number, number]

export const D50: Xyz = [0.9642, 1, 0.8249]

const EPSILON = 216 / 24389
const KAPPA = 24389 / 27
const toRoot = (value: number) => (value > EPSILON ? Math.cbrt(value) : (KAPPA * value + 16) / 116)
const fromRoot = (root: number) => (root ** 3 > EPSILON ? root ** 3 : (116 * root - 16) / KAPPA)

export function labOf([x, y, z]: Xyz): Lab {
  const [fx, fy, fz] = [toRoot(x / D50[0]), toRoot(y / D50[1]), toRoot(z / D50[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

export function xyzOf([l, a, b]: Lab): Xyz {
  const fy = (l + 16) / 116
  return [fromRoot(fy + a / 500) * D50[0], fromRoot(fy) * D50[1], fromRoot(fy - b / 200) * D50[2]]
}

type Matrix3 = readonly [Xyz, Xyz, Xyz]

export const applied = ([r0, r1, r2]: Matrix3, v: Xyz): Xyz => [dot(r0, v), dot(r1, v), dot(r2, v)]
const dot = (a: Xyz, b: Xyz) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const BRADFORD: Matrix3 = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]
const FROM_BRADFORD: Matrix3 = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
]

/** A colour seen under another white, as it looks under D50. */
export function adaptedFrom(white: Xyz, colour: Xyz): Xyz {
  const [from, to] = [applied(BRADFORD, white), applied(BRADFORD, D50)]
  const [a, b, c] = applied(BRADFORD, colour)
  return applied(FROM_BRADFORD, [(a * to[0]) / from[0], (b * to[1]) / from[1], (c * to[2]) / from[2]])
}

const FROM_SRGB: Matrix3 = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
]
const TO_SRGB: Matrix3 = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
]

export const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

export const srgbToLab = ([r, g, b]: Rgb): Lab => labOf(applied(FROM_SRGB, [linear(r), linear(g), linear(b)]))

/** What a screen shows of it; colours that no screen has are cut off. */
export function xyzToSrgb(colour: Xyz): Rgb {
  const [r, g, b] = applied(TO_SRGB, colour)
  return [unit(encoded(r)), unit(encoded(g)), unit(encoded(b))]
}

export const unit = (value: number) => (value > 0 ? Math.min(1, value) : 0)
