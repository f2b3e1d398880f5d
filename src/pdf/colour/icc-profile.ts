import { labOf, type Lab, type Rgb, type Xyz, xyzOf } from './colour-values.ts'
import { BadProfile, IccBytes } from './icc-bytes.ts'
import { readCurve } from './icc-curves.ts'
import { readTables, type Tables } from './icc-tables.ts'

/** What a profile's device speaks, and its parts by name. */
export interface IccProfile {
  readonly space: string
  readonly connection: 'Lab ' | 'XYZ '
  readonly tag: (name: string) => IccBytes | null
}

const MAX_TAGS = 200

/** Throws `BadProfile`. */
export function readProfile(bytes: Uint8Array): IccProfile {
  const all = new IccBytes(bytes)
  if (all.text(36, 4) !== 'acsp') throw new BadProfile('no profile')
  const connection = all.text(20, 4)
  if (connection !== 'Lab ' && connection !== 'XYZ ') throw new BadProfile('speaks no colour of ours')
  const tags = new Map<string, readonly [number, number]>()
  const count = Math.min(MAX_TAGS, all.u32(128))
  for (let at = 132; at < 132 + count * 12; at += 12) tags.set(all.text(at, 4), [all.u32(at + 4), all.u32(at + 8)])
  return {
    space: all.text(16, 4),
    connection,
    tag(name) {
      const place = tags.get(name)
      return place ? all.part(...place) : null
    },
  }
}

/** From device values (0 to 1) to Lab. */
export function deviceToLab(profile: IccProfile, tableNames: readonly string[]): (values: readonly number[]) => Lab {
  const tables = firstTables(profile, tableNames)
  if (!tables) throw new BadProfile('has no tables')
  return (values) => decoded(tables.run(values), profile.connection, tables.encoding)
}

/** From Lab to device values (0 to 1). */
export function labToDevice(profile: IccProfile, tableNames: readonly string[]): (lab: Lab) => number[] {
  const tables = firstTables(profile, tableNames)
  if (!tables || profile.connection !== 'Lab ') throw new BadProfile('has no tables back')
  return (lab) => tables.run(labEncoded(lab, tables.encoding))
}

function firstTables(profile: IccProfile, names: readonly string[]): Tables | null {
  for (const name of names) {
    const tag = profile.tag(name)
    if (tag) return readTables(tag)
  }
  return null
}

/** Three curves and a matrix, as nearly all profiles of screens and cameras are, or tables. */
export function rgbProfileToLab(profile: IccProfile): (rgb: Rgb) => Lab {
  if (profile.space !== 'RGB ') throw new BadProfile('is not of RGB')
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => profile.tag(name))
  const tones = ['rTRC', 'gTRC', 'bTRC'].map((name) => profile.tag(name))
  if ([...columns, ...tones].some((tag) => tag === null)) return deviceToLab(profile, ['A2B0', 'A2B1'])
  const [r, g, b] = columns.map((tag) => xyzAt(tag))
  const [tr, tg, tb] = tones.map((tag) => tag && readCurve(tag).curve)
  if (!r || !g || !b || !tr || !tg || !tb) throw new BadProfile('lacks a primary')
  return (rgb) => {
    const [x, y, z] = [tr(rgb[0]), tg(rgb[1]), tb(rgb[2])]
    const mixed = (axis: 0 | 1 | 2) => r[axis] * x + g[axis] * y + b[axis] * z
    return labOf([mixed(0), mixed(1), mixed(2)])
  }
}

const xyzAt = (tag: IccBytes | null): Xyz | null => tag && [tag.fixed(8), tag.fixed(12), tag.fixed(16)]

const XYZ_MOST = 1 + 32_767 / 32_768
const LAB16_L = (100 * 65_535) / 65_280
const LAB16_AB = 65_535 / 256

function decoded([x = 0, y = 0, z = 0]: readonly number[], connection: string, encoding: Tables['encoding']): Lab {
  if (connection === 'XYZ ') return labOf([x * XYZ_MOST, y * XYZ_MOST, z * XYZ_MOST])
  if (encoding === 'lab8') return [x * 100, y * 255 - 128, z * 255 - 128]
  return [x * LAB16_L, y * LAB16_AB - 128, z * LAB16_AB - 128]
}

function labEncoded([l, a, b]: Lab, encoding: Tables['encoding']): readonly number[] {
  if (encoding === 'lab8') return [l / 100, (a + 128) / 255, (b + 128) / 255]
  return [l / LAB16_L, (a + 128) / LAB16_AB, (b + 128) / LAB16_AB]
}

/** The lightness that the eye sees of it, 0 to 1, in equal steps of light. */
export const luminanceOf = (lab: Lab): number => xyzOf(lab)[1]
