let handed: readonly File[] = []

/** Files that were chosen on the way: the request takes them when it opens. A page that is loaded anew begins without them. */
export function handFiles(files: readonly File[]): void {
  handed = files
}

export function takeHandedFiles(): readonly File[] {
  const files = handed
  handed = []
  return files
}
