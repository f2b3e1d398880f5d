const HEADER = 128
const ENTRY = 12
const POINTS = 1024
/** Primaries of IEC 61966-2-1, brought to the light that profiles speak of. */
const COLUMNS = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const
const WHITE = [0.9642, 1, 0.8249] as const

const light = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** A profile of version 2 of the colours that screens agree on, small enough to be made when it is wanted. */
export function srgbProfile(): Uint8Array {
  const curve = tag('curv', 4 + POINTS * 2, (view) => {
    view.setUint32(8, POINTS)
    for (let at = 0; at < POINTS; at++) view.setUint16(12 + at * 2, Math.round(light(at / (POINTS - 1)) * 65_535))
  })
  const place = (values: readonly number[]) =>
    tag('XYZ ', 12, (view) => values.forEach((value, at) => view.setInt32(8 + at * 4, Math.round(value * 65_536))))
  const parts: readonly (readonly [string, Uint8Array])[] = [
    ['desc', described('sRGB')],
    ['cprt', tag('text', 15, (view) => write(view, 8, 'Public domain'))],
    ['wtpt', place(WHITE)],
    ...Object.entries(COLUMNS).map(([key, values]) => [key, place(values)] as const),
    ...['rTRC', 'gTRC', 'bTRC'].map((key) => [key, curve] as const),
  ]
  return joined(parts)
}

function joined(parts: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const places = new Map<Uint8Array, number>()
  let end = HEADER + 4 + parts.length * ENTRY
  for (const [, data] of parts) {
    if (places.has(data)) continue
    places.set(data, end)
    end += Math.ceil(data.length / 4) * 4
  }
  const whole = new Uint8Array(end)
  const view = new DataView(whole.buffer)
  view.setUint32(0, end)
  view.setUint32(8, 0x02_40_00_00)
  write(view, 12, 'mntrRGB XYZ ')
  ;[2026, 1, 1].forEach((value, at) => view.setUint16(24 + at * 2, value))
  write(view, 36, 'acsp')
  WHITE.forEach((value, at) => view.setInt32(68 + at * 4, Math.round(value * 65_536)))
  view.setUint32(HEADER, parts.length)
  parts.forEach(([key, data], index) => {
    const at = HEADER + 4 + index * ENTRY
    write(view, at, key)
    view.setUint32(at + 4, places.get(data) ?? 0)
    view.setUint32(at + 8, data.length)
    whole.set(data, places.get(data))
  })
  return whole
}

/** Name for people: plain, and none in the two other alphabets. */
const described = (text: string): Uint8Array =>
  tag('desc', 4 + text.length + 1 + 8 + 70, (view) => {
    view.setUint32(8, text.length + 1)
    write(view, 12, text)
  })

function tag(kind: string, bytes: number, fill: (view: DataView) => void): Uint8Array {
  const data = new Uint8Array(8 + bytes)
  const view = new DataView(data.buffer)
  write(view, 0, kind)
  fill(view)
  return data
}

function write(view: DataView, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index))
}
