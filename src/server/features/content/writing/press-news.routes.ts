import { listPressNews, type NewsRow, readPressNews } from '#/contract/content/press-news.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { wordsOfDoc } from '#/domain/writing/words-of-doc.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import { liveById, type LiveText } from './live.repo.ts'
import { countNews, liveByDay } from './press-news.repo.ts'
import type { WritingDeps } from './writing-deps.ts'

const PAGE = 24

export function pressNewsRoutes({
  database: { db },
  clock,
}: Pick<WritingDeps, 'database' | 'clock'>): readonly Route[] {
  return [
    route(listPressNews, async ({ query: { by, after } }) => {
      const rows = await liveByDay(db, { by: by ?? null, after: after ?? null, limit: PAGE + 1 })
      return {
        items: rows.slice(0, PAGE).map(present),
        next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
        counts: await countNews(db),
        day: seoulDay(clock.now()),
      }
    }),
    route(readPressNews, async ({ params }) => {
      const text = await liveById(db, 'press', params.id)
      if (!text) throw new AppError('NOT_FOUND')
      return { ...present(text), doc: text.doc }
    }),
  ]
}

function present({ id, title, fields, doc }: LiveText<'press'>): NewsRow {
  const { medium, day, summary, href } = fields
  const [picture] = doc.content.flatMap((block) => (block.type === 'picture' ? [block.attrs] : []))
  return {
    id,
    title,
    medium,
    day,
    summary,
    href,
    picture: picture ? { id: picture.id, width: picture.width, height: picture.height, alt: picture.alt } : null,
    text: wordsOfDoc({ ...doc, content: doc.content.filter(({ type }) => type !== 'picture') }).trim() !== '',
  }
}
