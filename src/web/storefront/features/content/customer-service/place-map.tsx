import type { Coordinates } from '#/domain/opening/coordinates.ts'
import { distanceWords, METRES_NORTH, metresEast, type StationNear } from '#/domain/opening/ways-to.ts'
import styles from './map.module.css'

/** Side of the sheet, and metres that it shows from edge to edge. */
const SIDE = 400
const SHOWN = 2400
const MIDDLE = SIDE / 2
const RINGS = [400, 800]
/** Degrees between two lines of the grid. */
const STEP = 0.005
const SCALE_BAR = 500
/** Where what lies outside of the sheet is pointed at. */
const EDGE = 168

const px = (metres: number) => (metres / SHOWN) * SIDE

interface PlaceMapProps {
  readonly place: Coordinates
  readonly stations: readonly StationNear[]
}

/** The place on the grid of degrees, to scale: rings, north and the way to the stations. No street is drawn that nobody measured. */
export function PlaceMap({ place, stations }: PlaceMapProps) {
  const { latitude, longitude } = place
  const label = [
    `북위 ${latitude}도, 동경 ${longitude}도를 가운데에 둔 그림, 위가 북쪽`,
    ...stations.map(({ name, bearing }) => `${bearing.direction}쪽 ${distanceWords(bearing.metres)}에 ${name}`),
  ].join('. ')
  // The rings are named in the south, or in the north where an arrow points south.
  const free = stations.some(({ bearing: { east, north } }) => -north > Math.abs(east)) ? -1 : 1
  return (
    <svg className={styles.map} viewBox="-26 -10 436 440" role="img" aria-label={label}>
      <path d={`M0 0h${SIDE}v${SIDE}H0z`} className={styles.sheet} />
      <Grid {...place} />
      {RINGS.map((metres) => (
        <g key={metres}>
          <circle cx={MIDDLE} cy={MIDDLE} r={px(metres)} className={styles.ring} />
          <text x={MIDDLE} y={MIDDLE + px(metres) * free + 5} textAnchor="middle">
            {metres} m
          </text>
        </g>
      ))}
      {stations.map((station) => (
        <Pointer key={station.name} {...station} />
      ))}
      <g className={styles.north} transform="translate(22 16)">
        <path d="M0 0l7 22-7-5-7 5z" />
        <text y="38" textAnchor="middle">
          북
        </text>
      </g>
      <g className={styles.bar} transform={`translate(${SIDE - 14 - px(SCALE_BAR)} ${SIDE - 14})`}>
        <path d={`M0 -5v5h${px(SCALE_BAR)}v-5`} />
        <text x={px(SCALE_BAR) / 2} y="-7" textAnchor="middle">
          {SCALE_BAR} m
        </text>
      </g>
      <path className={styles.pin} d={`M${MIDDLE} ${MIDDLE}l-13-20a15.5 15.5 0 1 1 26 0z`} />
      <circle cx={MIDDLE} cy={MIDDLE - 28} r="5" className={styles.eye} />
    </svg>
  )
}

/** Lines of whole steps of degrees, with the degree at the left and below. */
function Grid({ latitude, longitude }: Coordinates) {
  const rows = linesAround(latitude, METRES_NORTH)
  const columns = linesAround(longitude, metresEast(latitude))
  return (
    <>
      {rows.map(({ degrees, at }) => (
        <g key={degrees}>
          <path d={`M0 ${SIDE - at}h${SIDE}`} className={styles.line} />
          <text className={styles.degree} transform={`translate(-7 ${SIDE - at}) rotate(-90)`} textAnchor="middle">
            {degrees}°
          </text>
        </g>
      ))}
      {columns.map(({ degrees, at }) => (
        <g key={degrees}>
          <path d={`M${at} 0v${SIDE}`} className={styles.line} />
          <text className={styles.degree} x={at} y={SIDE + 18} textAnchor="middle">
            {degrees}°
          </text>
        </g>
      ))}
    </>
  )
}

function linesAround(degrees: number, metresADegree: number) {
  const reach = (SHOWN * 0.44) / metresADegree
  const first = Math.ceil((degrees - reach) / STEP)
  const last = Math.floor((degrees + reach) / STEP)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const line = (first + index) * STEP
    return { degrees: line.toFixed(3), at: MIDDLE + px((line - degrees) * metresADegree) }
  })
}

/** An arrow at the edge towards what lies outside, a mark on what lies inside. */
function Pointer({ name, bearing: { east, north, metres, degrees } }: StationNear) {
  const longest = Math.max(Math.abs(px(east)), Math.abs(px(north)))
  const outside = longest > EDGE
  const share = outside ? EDGE / longest : 1
  const x = MIDDLE + px(east) * share
  const y = MIDDLE - px(north) * share
  const anchor = x > MIDDLE + 60 ? 'end' : x < MIDDLE - 60 ? 'start' : 'middle'
  return (
    <g className={styles.pointer}>
      <path
        transform={`translate(${x} ${y}) rotate(${outside ? degrees : 0})`}
        d={outside ? 'M0 14V-14M-6 -6 0 -14 6 -6' : 'M-5 -5H5V5H-5z'}
      />
      <text x={x} y={y > MIDDLE ? y - 20 : y + 30} textAnchor={anchor}>
        {name} <tspan>{distanceWords(metres)}</tspan>
      </text>
    </g>
  )
}
