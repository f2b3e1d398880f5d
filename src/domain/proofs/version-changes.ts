import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { canonicalJson, type BoundFile } from './binding.ts'

/** In the inks of the order, or as the file came because bringing it into them was too much. */
export type DrawnBy = 'as-printed' | 'as-it-came'

/** What two versions are compared by. */
export interface ComparedVersion {
  readonly number: number
  readonly spec: JobSpec
  readonly files: readonly (BoundFile & { readonly drawn?: DrawnBy })[]
}

export const FILE_CHANGES = ['same', 'changed', 'new', 'gone'] as const
export type FileChange = (typeof FILE_CHANGES)[number]

/** What a version brings against the one that was shown before it. */
export interface VersionChanges {
  readonly since: number
  readonly files: readonly { readonly partId: string; readonly change: FileChange }[]
  /** The order itself was changed: copies, paper, size. */
  readonly spec: boolean
  /** Nothing at all: both would print the same. */
  readonly none: boolean
}

export function changesSince(before: ComparedVersion, now: ComparedVersion): VersionChanges {
  const parts = [...new Set([...now.files, ...before.files].map(({ partId }) => partId))]
  const files = parts.map((partId) => ({ partId, change: changeOf(hashes(before, partId), hashes(now, partId)) }))
  const spec = canonicalJson(before.spec) !== canonicalJson(now.spec)
  return { since: before.number, files, spec, none: !spec && files.every(({ change }) => change === 'same') }
}

/** The earlier version that prints the same, if the one shown before does. */
export const sameAs = (changes: Pick<VersionChanges, 'since' | 'none'> | null): number | null =>
  changes?.none ? changes.since : null

/** A part may have several files: they are the same when the same bytes come. */
const hashes = ({ files }: ComparedVersion, partId: string): string =>
  files
    .filter((file) => file.partId === partId)
    .map(({ sha256 }) => sha256)
    .toSorted()
    .join(' ')

function changeOf(before: string, now: string): FileChange {
  if (before === now) return 'same'
  if (before === '') return 'new'
  return now === '' ? 'gone' : 'changed'
}

export const PAGE_CHANGES = ['same', 'changed', 'new'] as const
export type PageChange = (typeof PAGE_CHANGES)[number]

interface ComparedPage {
  readonly partId: string
  readonly filePage: number
  /** Of its picture; null of pages that were drawn before pictures were hashed. */
  readonly pictureSha256: string | null
}

interface DrawnVersion {
  readonly version: ComparedVersion
  readonly pages: readonly ComparedPage[]
}

/**
 * Says of each page whether it looks as it did in the earlier version; null where that is not known. Pictures that were drawn by another
 * rule differ although nothing did, so of those only the same file in the same order is called the same.
 */
export function pageChanges(before: DrawnVersion, now: DrawnVersion): readonly (PageChange | null)[] {
  const placeOf = ({ partId, filePage }: ComparedPage) => `${partId} ${filePage}`
  const earlier = new Map(before.pages.map((page) => [placeOf(page), page]))
  const { spec, files } = changesSince(before.version, now.version)
  const isSame = (part: string) => !spec && files.some(({ partId, change }) => partId === part && change === 'same')
  return now.pages.map((page) => {
    const like = earlier.get(placeOf(page))
    if (!like) return 'new'
    if (ruleOf(before.version, page.partId) !== ruleOf(now.version, page.partId))
      return isSame(page.partId) ? 'same' : null
    if (like.pictureSha256 === null || page.pictureSha256 === null) return null
    return like.pictureSha256 === page.pictureSha256 ? 'same' : 'changed'
  })
}

const ruleOf = ({ files }: ComparedVersion, part: string): string =>
  files
    .filter(({ partId }) => partId === part)
    .map(({ drawn }) => drawn ?? 'as-screens')
    .join(' ')
