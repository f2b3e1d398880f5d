const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Bytes as people read them, base 1024, rounded to a whole number of the largest fitting unit: `1536` → `2KB`. */
export function byteSizeText(bytes: number): string {
  let unit = 0
  let size = bytes
  // Rounding may reach the next unit: 1,048,575 B is 1MB, not 1024KB.
  while (Math.round(size) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${Math.round(size)}${UNITS[unit]}`
}
