import type { Coordinates } from './coordinates.ts'
import { STATIONS } from './stations.data.ts'

const METRES_A_DEGREE = 111_320
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres per degree of longitude at this latitude: degrees are narrower the further north they lie. */
export const metresEast = (latitude: number): number => METRES_A_DEGREE * Math.cos(radians(latitude))
export const METRES_NORTH = METRES_A_DEGREE

const DIRECTIONS = ['북', '북동', '동', '남동', '남', '남서', '서', '북서'] as const
type Direction = (typeof DIRECTIONS)[number]

/** How one place lies to another, in a straight line. */
interface Bearing {
  readonly east: number
  readonly north: number
  readonly metres: number
  readonly degrees: number
  readonly direction: Direction
}

/** On a plane: across Korea that is wrong by less than a hundredth. */
export function bearingOf(from: Coordinates, to: Coordinates): Bearing {
  const east = (to.longitude - from.longitude) * metresEast((from.latitude + to.latitude) / 2)
  const north = (to.latitude - from.latitude) * METRES_NORTH
  const degrees = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
  const direction = DIRECTIONS[Math.round(degrees / 45) % DIRECTIONS.length] ?? '북'
  return { east, north, metres: Math.hypot(east, north), degrees, direction }
}

export interface StationNear {
  readonly name: string
  /** As seen from the place. */
  readonly bearing: Bearing
  /** Where the place lies as seen from the station. */
  readonly onward: Direction
}

const APART = 60
const angleBetween = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

/** The nearest station, and the next one that lies in another direction. */
export function stationsNear(place: Coordinates): readonly StationNear[] {
  const all = STATIONS.map((station) => ({
    name: station.name,
    bearing: bearingOf(place, station),
    onward: bearingOf(station, place).direction,
  })).toSorted((a, b) => a.bearing.metres - b.bearing.metres)
  const [first] = all
  if (!first) return []
  const second = all.find(({ bearing }) => angleBetween(bearing.degrees, first.bearing.degrees) >= APART)
  return second ? [first, second] : [first]
}

/** `350 m`, `2.3 km`, `24 km`: no finer than the stations are known. */
export function distanceWords(metres: number): string {
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} m`
  return metres < 9950 ? `${(metres / 1000).toFixed(1)} km` : `${Math.round(metres / 1000)} km`
}

interface MapLink {
  readonly name: string
  readonly href: string
}

/** Maps of others: by the place itself where it is known, by the address otherwise. */
export function mapLinks(shop: string, address: string | null, place: Coordinates | null): readonly MapLink[] {
  const at = place && `${place.latitude},${place.longitude}`
  if (at === null && address === null) return []
  const searched = encodeURIComponent(at ?? address ?? '')
  return [
    {
      name: '카카오맵',
      href: at
        ? `https://map.kakao.com/link/map/${encodeURIComponent(shop.replaceAll(',', ' '))},${at}`
        : `https://map.kakao.com/?q=${searched}`,
    },
    { name: '네이버 지도', href: `https://map.naver.com/p/search/${searched}` },
    { name: 'Google 지도', href: `https://www.google.com/maps/search/?api=1&query=${searched}` },
  ]
}
