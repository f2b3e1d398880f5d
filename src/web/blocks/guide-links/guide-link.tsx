import { Link } from 'react-router'
import { guideBySlug } from '#/contract/content/guides.ts'
import styles from './guide-link.module.css'

/** The way to a guide, in a new tab: nobody loses what they are choosing or filling in. */
export function GuideLink({ slug }: { readonly slug: string }) {
  const guide = guideBySlug(slug)
  if (!guide) return null
  return (
    <Link
      to={guide.path}
      target="_blank"
      className={styles.link}
      aria-label={`안내 ${guide.title}, 새 창에서 열립니다`}
    >
      {guide.title}
    </Link>
  )
}
