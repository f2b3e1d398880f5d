import { Banners } from './banners.tsx'
import { Popups } from './popups.tsx'

/** What the shop shows over its pages: lines at their head, and windows. */
export const ShownHere = () => (
  <>
    <Banners />
    <Popups />
  </>
)
