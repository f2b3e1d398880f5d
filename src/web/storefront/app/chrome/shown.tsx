import { Suspense } from 'react'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import { Banners } from './banners.tsx'

const Popups = lazyPart(async () => (await import('./popups.tsx')).Popups)

/** What the shop shows over its pages: lines at their head, and windows. */
export const Shown = () => (
  <>
    <Banners />
    <Suspense>
      <Popups />
    </Suspense>
  </>
)
