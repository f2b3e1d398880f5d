/** Colours of a screen's primaries under D50, and the power of its tones. */
export interface ScreenProfile {
  readonly gamma: number
  readonly red: readonly [number, number, number]
  readonly green: readonly [number, number, number]
  readonly blue: readonly [number, number, number]
}

export const ADOBE_RGB: ScreenProfile = {
  gamma: 2.19921875,
  red: [0.60974, 0.31111, 0.01947],
  green: [0.20528, 0.62567, 0.06087],
  blue: [0.14919, 0.06322, 0.74457],
}

/** Sony's primaries of digital cinema under D65, as telephones use them; the tones here are a plain power. */
export const DISPLAY_P3: ScreenProfile = {
  gamma: 2.2,
  red: [0.51512, 0.2412, -0.00105],
  green: [0.29198, 0.69225, 0.04189],
  blue: [0.1571, 0.06657, 0.78407],
}

/** A profile of version 2 with three primaries and one power. */
export function screenProfile({ gamma, red, green, blue }: ScreenProfile): Buffer {
  const xyz = (values: readonly number[]) => {
    const tag = Buffer.alloc(20)
    tag.write('XYZ ', 0, 'latin1')
    values.forEach((value, index) => tag.writeInt32BE(Math.round(value * 65_536), 8 + index * 4))
    return tag
  }
  const curve = Buffer.alloc(14)
  curve.write('curv', 0, 'latin1')
  curve.writeUInt32BE(1, 8)
  curve.writeUInt16BE(Math.round(gamma * 256), 12)
  return profileOf('RGB ', 'XYZ ', [
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ])
}

export function profileOf(space: string, connection: string, tags: readonly (readonly [string, Buffer])[]): Buffer {
  const head = Buffer.alloc(132 + tags.length * 12)
  head.write(space, 16, 'latin1')
  head.write(connection, 20, 'latin1')
  head.write('acsp', 36, 'latin1')
  head.writeUInt32BE(tags.length, 128)
  const parts = [head]
  let at = head.length
  tags.forEach(([name, data], index) => {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    head.write(name, 132 + index * 12, 'latin1')
    head.writeUInt32BE(at, 136 + index * 12)
    head.writeUInt32BE(data.length, 140 + index * 12)
    parts.push(padded)
    at += padded.length
  })
  const whole = Buffer.concat(parts)
  whole.writeUInt32BE(whole.length, 0)
  return whole
}
