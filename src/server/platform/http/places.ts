export interface Places {
  /** Null when all are taken, else what gives the place back. */
  enter(who: string): (() => void) | null
}

/** So many at once for each, told by name. */
export function createPlaces(most: number): Places {
  const taken = new Map<string, number>()
  return {
    enter(who) {
      const now = taken.get(who) ?? 0
      if (now >= most) return null
      taken.set(who, now + 1)
      return () => {
        const left = (taken.get(who) ?? 1) - 1
        if (left === 0) taken.delete(who)
        else taken.set(who, left)
      }
    },
  }
}
