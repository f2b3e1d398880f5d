import { drawn, late } from '#/web/ui/late.tsx'
import styles from './site-footer.module.css'

const Footer = import.meta.env.SSR
  ? drawn((await import('./site-footer.tsx')).SiteFooter)
  : late(async () => (await import('./site-footer.tsx')).SiteFooter)

/**
 * The foot of the page: its links are links without any script. The class is given from here because a style sheet of which
 * no name is used is left out of the build, and the foot is seen long before its script comes.
 */
export const LateSiteFooter = () => <Footer className={styles.foot ?? ''} />
