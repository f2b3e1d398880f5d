import type { DrawnFinish } from './finish-pictures.tsx'
import { paintSample, type Spot } from './sample-cover.ts'

export const COVER = { width: 600, height: 420 } as const

export type PaintedFinish = DrawnFinish | 'coating'

/** Finishes that follow the picture: they lie where it is dark or light, within a part of it. */
export const BY_PICTURE: readonly PaintedFinish[] = ['foil', 'emboss', 'spot-uv']

export const AREAS = { all: '전체', top: '위쪽', middle: '가운데', bottom: '아래쪽' } as const
export type Area = keyof typeof AREAS

export interface FinishLook {
  readonly finish: PaintedFinish
  /** Of the finish: a kind of foil, of coating. */
  readonly variant: string
  readonly area: Area
  readonly on: 'dark' | 'light'
}

type Ink = CanvasRenderingContext2D

/** The picture as a cover, and on it what the finish makes of it. */
export function paintFinish(canvas: HTMLCanvasElement, picture: ImageBitmap | null, look: FinishLook): void {
  const ink = canvas.getContext('2d', { willReadFrequently: true })
  if (!ink) return
  ink.clearRect(0, 0, COVER.width, COVER.height)
  const sheet = picture ? fitted(picture) : { x: 150, y: 10, width: 300, height: 400 }
  ink.save()
  clipSheet(ink, sheet, look)
  if (picture) ink.drawImage(picture, sheet.x, sheet.y, sheet.width, sheet.height)
  else paintSample(ink, sheet)
  paintEffect(ink, sheet, look)
  ink.restore()
}

function fitted({ width, height }: ImageBitmap): Spot {
  const k = Math.min((COVER.width - 20) / width, (COVER.height - 20) / height)
  return { x: (COVER.width - width * k) / 2, y: (COVER.height - height * k) / 2, width: width * k, height: height * k }
}

/** The paper's own outline: round corners, a shape that is cut out. */
function clipSheet(ink: Ink, { x, y, width, height }: Spot, { finish, variant }: FinishLook): void {
  ink.beginPath()
  if (finish === 'round-corner') ink.roundRect(x, y, width, height, { r4: 14, r6: 22, r10: 36 }[variant] ?? 22)
  else if (finish === 'die-cut') {
    ink.moveTo(x, y + height)
    ink.quadraticCurveTo(x, y, x + width, y)
    ink.quadraticCurveTo(x + width, y + height, x, y + height)
  } else ink.rect(x, y, width, height)
  ink.clip()
}

function paintEffect(ink: Ink, sheet: Spot, look: FinishLook): void {
  const { x, y, width, height } = sheet
  switch (look.finish) {
    case 'coating':
      return paintCoating(ink, sheet, look.variant)
    case 'foil':
    case 'emboss':
    case 'spot-uv':
      return paintByPicture(ink, sheet, look)
    case 'score':
      return shadeAcross(ink, { x: x + width / 2 - 14, y, width: 28, height })
    case 'perforate':
      return line(ink, [x + width * 0.72, y], [x + width * 0.72, y + height], [9, 7])
    case 'hole':
      for (const at of [0.3, 0.7]) punch(ink, x + 26, y + height * at)
      return undefined
    case 'numbering':
      ink.fillStyle = '#b3211f'
      ink.font = `700 ${Math.max(18, width / 14)}px sans-serif`
      ink.textAlign = 'right'
      ink.fillText('00127', x + width - 16, y + 40)
      return undefined
    case 'round-corner':
    case 'die-cut':
      return undefined
  }
}

const COATED: Readonly<Record<string, (ink: Ink, sheet: Spot) => void>> = {
  matte: (ink, sheet) => veil(ink, sheet, 'rgb(255 255 255 / 0.16)'),
  velvet: (ink, sheet) => veil(ink, sheet, 'rgb(120 116 110 / 0.2)'),
  gloss: (ink, sheet) => shine(ink, sheet, 0.5),
  uv: (ink, sheet) => shine(ink, sheet, 0.34),
}

const paintCoating = (ink: Ink, sheet: Spot, variant: string) => COATED[variant]?.(ink, sheet)

function veil(ink: Ink, { x, y, width, height }: Spot, colour: string): void {
  ink.fillStyle = colour
  ink.fillRect(x, y, width, height)
}

/** A window mirrored in it. */
function shine(ink: Ink, { x, y, width, height }: Spot, strength: number): void {
  const light = ink.createLinearGradient(x, y, x + width, y + height)
  light.addColorStop(0.18, 'rgb(255 255 255 / 0)')
  light.addColorStop(0.3, `rgb(255 255 255 / ${strength})`)
  light.addColorStop(0.36, 'rgb(255 255 255 / 0.06)')
  light.addColorStop(0.42, `rgb(255 255 255 / ${strength * 0.7})`)
  light.addColorStop(0.52, 'rgb(255 255 255 / 0)')
  ink.fillStyle = light
  ink.fillRect(x, y, width, height)
}

const FOILS: Readonly<Record<string, readonly [string, string, string]>> = {
  gold: ['#8a6414', '#f6e3a0', '#b98a24'],
  'matte-gold': ['#a8863f', '#cfb77a', '#a8863f'],
  silver: ['#77797d', '#fafbfc', '#a4a7ab'],
  'matte-silver': ['#9a9ca0', '#c6c8cb', '#9a9ca0'],
  black: ['#050505', '#6a6a6a', '#0f0f0f'],
  white: ['#e6e6e3', '#ffffff', '#ececea'],
  red: ['#7c0d16', '#f08a92', '#a3121f'],
  blue: ['#0c2f7a', '#8db4f4', '#123f9d'],
  hologram: ['#8fd3f4', '#f7c6ff', '#b8f2c3'],
}

function paintByPicture(ink: Ink, sheet: Spot, look: FinishLook): void {
  const mask = maskOf(ink, sheet, look)
  if (!mask) return
  const { x, y, width, height } = sheet
  if (look.finish === 'emboss') {
    const deep = look.variant === 'sunk' ? -1 : 1
    ink.globalAlpha = 0.75
    ink.drawImage(
      tinted(mask, () => '#ffffff'),
      x - 2 * deep,
      y - 2 * deep,
    )
    ink.globalAlpha = 0.55
    ink.drawImage(
      tinted(mask, () => '#000000'),
      x + 2 * deep,
      y + 2 * deep,
    )
    ink.globalAlpha = 1
    ink.drawImage(mask, x, y)
    return
  }
  const [dark, bright, middle] = FOILS[look.variant] ?? ['#0b0b0b', '#ffffff', '#1c1c1c']
  const filled = tinted(mask, (paint) => {
    const metal = paint.createLinearGradient(0, 0, width, height)
    for (let at = 0; at <= 6; at += 1) metal.addColorStop(at / 6, at % 3 === 0 ? dark : at % 3 === 1 ? bright : middle)
    return metal
  })
  ink.globalAlpha = look.finish === 'foil' ? 1 : 0.42
  ink.drawImage(filled, x, y)
  ink.globalAlpha = 1
}

const AREA_OF: Readonly<Record<Area, readonly [number, number]>> = {
  all: [0, 1],
  top: [0, 0.4],
  middle: [0.3, 0.7],
  bottom: [0.6, 1],
}

/** What of the picture is dark, or light, in the wanted part of it. */
function maskOf(ink: Ink, sheet: Spot, { area, on }: FinishLook): HTMLCanvasElement | null {
  const [width, height] = [Math.round(sheet.width), Math.round(sheet.height)]
  const pixels = ink.getImageData(Math.round(sheet.x), Math.round(sheet.y), width, height)
  const [from, to] = AREA_OF[area]
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) {
    const row = Math.floor(at / 4 / width) / height
    const light = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
    const inside = row >= from && row <= to && (on === 'dark' ? light < 90 : light > 190)
    data[at + 3] = inside ? 255 : 0
  }
  const mask = sheetOf(width, height)
  const paint = mask.getContext('2d')
  paint?.putImageData(pixels, 0, 0)
  return paint ? mask : null
}

function tinted(mask: HTMLCanvasElement, fill: (paint: Ink) => string | CanvasGradient): HTMLCanvasElement {
  const made = sheetOf(mask.width, mask.height)
  const paint = made.getContext('2d')
  if (!paint) return made
  paint.drawImage(mask, 0, 0)
  paint.globalCompositeOperation = 'source-in'
  paint.fillStyle = fill(paint)
  paint.fillRect(0, 0, made.width, made.height)
  return made
}

function sheetOf(width: number, height: number): HTMLCanvasElement {
  const made = document.createElement('canvas')
  made.width = width
  made.height = height
  return made
}

function shadeAcross(ink: Ink, { x, y, width, height }: Spot): void {
  const shade = ink.createLinearGradient(x, y, x + width, y)
  shade.addColorStop(0, 'rgb(0 0 0 / 0)')
  shade.addColorStop(0.45, 'rgb(0 0 0 / 0.35)')
  shade.addColorStop(0.55, 'rgb(255 255 255 / 0.5)')
  shade.addColorStop(1, 'rgb(255 255 255 / 0)')
  ink.fillStyle = shade
  ink.fillRect(x, y, width, height)
}

function line(ink: Ink, from: readonly [number, number], to: readonly [number, number], dash: number[]): void {
  ink.setLineDash(dash)
  for (const [colour, width] of [
    ['#ffffff', 5],
    ['#161513', 2],
  ] as const) {
    ink.strokeStyle = colour
    ink.lineWidth = width
    ink.beginPath()
    ink.moveTo(...from)
    ink.lineTo(...to)
    ink.stroke()
  }
  ink.setLineDash([])
}

function punch(ink: Ink, x: number, y: number): void {
  ink.beginPath()
  ink.arc(x, y, 10, 0, Math.PI * 2)
  ink.fillStyle = '#f2f1ec'
  ink.fill()
  ink.strokeStyle = '#6a665f'
  ink.stroke()
}
