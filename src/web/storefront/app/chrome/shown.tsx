import { latePart } from '#/web/ui/lazy-part.tsx'
import { Banners } from './banners.tsx'

const Popups = latePart(async () => (await import('./popups.tsx')).Popups)

/** What the shop shows over its pages: lines at their head, and windows. */
export const Shown = () => (
  <>
    <Banners />
    <Popups />
  </>
)
