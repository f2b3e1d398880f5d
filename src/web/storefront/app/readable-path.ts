/** Marks that steer how a line is read, and characters that show nothing: an address may carry them to deceive. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A path as a person types it, Korean included; as it came when it cannot be read. */
export function readablePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(HIDDEN, '�')
  } catch {
    return pathname
  }
}
