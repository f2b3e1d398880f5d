const UNITS = ['Byte', 'KB', 'MB', 'GB', 'TB'] as const

/** `20 MB`, `1.5 GB`: base 1024, one decimal where it says something. */
export function describeBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  const value = bytes / 1024 ** power
  const shown = value >= 100 || Number.isInteger(value) ? Math.round(value) : Math.round(value * 10) / 10
  return `${shown} ${UNITS[power]}`
}
