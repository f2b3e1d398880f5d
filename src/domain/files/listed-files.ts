import { ORIGINAL_PART } from './material.ts'

interface NamedFile {
  readonly part: string
  readonly name: string
  readonly sha256: string
}

export interface ListedFile<F extends NamedFile> {
  readonly file: F
  /** What it is used for: the same content may be several parts. */
  readonly parts: readonly string[]
  /** Name of the picture that it was made of. */
  readonly original: string | null
}

const stemOf = (name: string): string => name.replace(/\.[^.]+$/u, '')

/** Files of a job as a person counts them: each content once, a picture with the page that was made of it. */
export function listedFiles<F extends NamedFile>(files: readonly F[]): readonly ListedFile<F>[] {
  const originals = files.filter(({ part }) => part === ORIGINAL_PART)
  const pages = files.filter(({ part }) => part !== ORIGINAL_PART)
  const told = new Set<F>()
  const listed = pages
    .filter((file, at) => pages.findIndex(({ sha256 }) => sha256 === file.sha256) === at)
    .map((file): ListedFile<F> => {
      const original = originals.find(({ name }) => stemOf(name) === stemOf(file.name))
      if (original) told.add(original)
      const parts = pages.filter(({ sha256 }) => sha256 === file.sha256).map(({ part }) => part)
      return { file, parts: [...new Set(parts)], original: original?.name ?? null }
    })
  const others = originals.filter((file) => !told.has(file))
  return [...listed, ...others.map((file) => ({ file, parts: [file.part], original: null }))]
}
