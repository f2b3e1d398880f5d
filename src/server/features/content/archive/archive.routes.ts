import { type ArchiveItem, listArchive, readArchive } from '#/contract/content/archive.contract.ts'
import type { AttachedFile } from '#/contract/content/attachments.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { filesOfText, filesShown } from '#/server/features/content/attachments/attachments.public.ts'
import {
  countLive,
  liveBySlug,
  liveInOrder,
  type LiveText,
  neighboursInOrder,
} from '#/server/features/content/writing/writing.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'

const PAGE = 20

export function archiveRoutes({ database: { db } }: Pick<Services, 'database'>): readonly Route[] {
  return [
    route(listArchive, async ({ query: { sort, q: words = '', after = null } }) => {
      const fields: Record<string, string> = sort ? { sort } : {}
      const rows = await liveInOrder(db, 'archive', { fields, words, after, limit: PAGE + 1 })
      const shown = rows.slice(0, PAGE)
      const filesOf = await filesShown(
        db,
        shown.map(({ id }) => id),
      )
      return {
        items: shown.map((text) => present(text, filesOf(text.id))),
        count: await countLive(db, 'archive', { fields, words }),
        next: rows.length > PAGE ? (shown.at(-1)?.slug ?? null) : null,
      }
    }),
    route(readArchive, async ({ params }) => {
      const text = await liveBySlug(db, 'archive', params.id)
      if (!text) throw new AppError('NOT_FOUND', '내렸거나 없는 자료입니다. 자료실에서 다른 자료를 찾아보세요.')
      const { previous, next } = await neighboursInOrder(db, 'archive', text)
      const files = await filesOfText(db, text.id)
      return { ...present(text, files), doc: text.doc, previous: pick(previous), next: pick(next) }
    }),
  ]
}

const pick = (text: LiveText<'archive'> | null) => text && { id: text.slug ?? '', title: text.title }

const present = ({ slug, title, fields }: LiveText<'archive'>, files: readonly AttachedFile[]): ArchiveItem => ({
  id: slug ?? '',
  title,
  sort: fields.sort,
  summary: fields.summary,
  fits: fields.fits,
  files: [...files],
})
