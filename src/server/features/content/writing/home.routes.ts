import { readHome } from '#/contract/content/home.contract.ts'
import { homeShown, OPENING_HOME } from '#/domain/writing/home-arrangement.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import { HOME_SLUG } from './home.seed.ts'
import { liveBySlug } from './live.repo.ts'
import type { WritingDeps } from './writing-deps.ts'

/** Taken back, the page is what a shop opens with: it is never empty. */
export function homeRoutes({ database: { db } }: Pick<WritingDeps, 'database'>): readonly Route[] {
  return [
    route(readHome, async () => {
      const text = await liveBySlug(db, 'home', HOME_SLUG)
      return homeShown(text?.fields ?? OPENING_HOME, text?.doc ?? null)
    }),
  ]
}
