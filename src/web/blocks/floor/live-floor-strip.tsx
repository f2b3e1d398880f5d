import { FloorStrip } from './floor-strip.tsx'
import { type Floor, useFloor } from './use-floor.ts'

/** The strip that changes by itself. */
export function LiveFloorStrip({ floor }: { readonly floor: Floor }) {
  return <FloorStrip floor={useFloor(floor)} />
}
