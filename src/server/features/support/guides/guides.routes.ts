import { AppError } from '#/contract/errors.ts'
import { GUIDES } from '#/contract/content/guides.ts'
import { listGuides, readGuide } from '#/contract/support/guides.contract.ts'
import { docWithFacts, fillFacts } from '#/domain/writing/guide-doc.ts'
import { liveBySlug, liveBySlugs, liveInOrder } from '#/server/features/content/writing/writing.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { guideFacts } from './guide-facts.ts'
import { GUIDE_FILES } from './guide-files.data.ts'
import { figuresOfNow } from './shop-figures.ts'

export function guidesRoutes(deps: Pick<Services, 'database' | 'clock'>): readonly Route[] {
  const { db } = deps.database
  const now = figuresOfNow(deps)
  return [
    route(listGuides, async () => {
      const texts = await liveInOrder(db, 'guide', { limit: GUIDES.length })
      return { slugs: texts.flatMap(({ slug }) => slug ?? []) }
    }),
    route(readGuide, async ({ params: { slug } }) => {
      const text = await liveBySlug(db, 'guide', slug)
      if (!text) throw new AppError('NOT_FOUND')
      const { title, fields, doc } = text
      const facts = guideFacts(await now())
      const files = await filesOfGuide(db, slug)
      return { slug, title, ...fields, files, lead: fillFacts(fields.lead, facts), doc: docWithFacts(doc, facts) }
    }),
  ]
}

/** Those of them that are in the archive now, in the order in which they help. */
async function filesOfGuide(db: Db, slug: string): Promise<{ id: string; title: string }[]> {
  const slugs = GUIDE_FILES[slug] ?? []
  const texts = await liveBySlugs(db, 'archive', slugs)
  return slugs.flatMap((id) => {
    const found = texts.find((text) => text.slug === id)
    return found ? [{ id, title: found.title }] : []
  })
}
