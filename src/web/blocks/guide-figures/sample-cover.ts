/** Where a sheet lies on the canvas, px. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Ink = CanvasRenderingContext2D

/** Made for a cover of 300 by 400, and as large as it is painted. */
const WIDE = 300
const HIGH = 400

/**
 * A cover of the house until there is one's own: its title and its island are dark and its sun is light, so that what is laid on the
 * dark or on the light of it is seen, and nothing else of it is as dark.
 */
export function paintSample(ink: Ink, { x, y, width, height }: Spot): void {
  ink.save()
  ink.translate(x, y)
  ink.scale(width / WIDE, height / HIGH)
  paintSky(ink)
  paintSea(ink)
  paintTitle(ink)
  ink.restore()
}

function paintSky(ink: Ink): void {
  const sky = ink.createLinearGradient(0, 0, 0, 260)
  for (const [at, colour] of [
    [0, '#f2d3a4'],
    [0.55, '#e99a63'],
    [1, '#d9694b'],
  ] as const)
    sky.addColorStop(at, colour)
  ink.fillStyle = sky
  ink.fillRect(0, 0, WIDE, HIGH)
  ink.fillStyle = '#fff0c4'
  ink.beginPath()
  ink.arc(206, 232, 46, 0, 2 * Math.PI)
  ink.fill()
}

/** Waves from the horizon to the lower edge, and an island before them. */
function paintSea(ink: Ink): void {
  for (const [top, colour] of [
    [252, '#2f8f9d'],
    [286, '#26818f'],
    [320, '#45a29c'],
    [356, '#1f7787'],
  ] as const) {
    ink.fillStyle = colour
    ink.beginPath()
    ink.moveTo(0, top)
    for (let at = 0; at < WIDE; at += 60) ink.bezierCurveTo(at + 20, top - 12, at + 40, top + 12, at + 60, top)
    ink.lineTo(WIDE, HIGH)
    ink.lineTo(0, HIGH)
    ink.fill()
  }
  ink.fillStyle = '#14263b'
  ink.beginPath()
  ink.moveTo(18, 300)
  ink.bezierCurveTo(44, 236, 62, 262, 84, 226)
  ink.bezierCurveTo(108, 232, 118, 282, 158, 300)
  ink.fill()
}

function paintTitle(ink: Ink): void {
  const { fontFamily } = getComputedStyle(ink.canvas)
  ink.fillStyle = '#14263b'
  ink.textAlign = 'left'
  ink.font = `800 62px ${fontFamily}`
  ink.fillText('여름', 26, 92)
  ink.fillText('섬', 26, 160)
  ink.font = `600 15px ${fontFamily}`
  ink.fillText('사진과 글', 28, 190)
}
