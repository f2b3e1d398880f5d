import { Link } from 'react-router'
import styles from './banner-line.module.css'

interface BannerLineProps {
  readonly banner: { readonly title: string; readonly href: string | null }
  readonly onClose: () => void
}

/** One line of news with the way to it and a cross. */
export const BannerLine = ({ banner, onClose }: BannerLineProps) => (
  <div className={styles.banner}>
    <p>
      <Words {...banner} />
      <button type="button" aria-label={`「${banner.title}」 오늘 그만 보기`} onClick={onClose}>
        ×
      </button>
    </p>
  </div>
)

function Words({ href, title }: BannerLineProps['banner']) {
  if (!href) return <span>{title}</span>
  return href.startsWith('/') ? <Link to={href}>{title}</Link> : <a href={href}>{title}</a>
}
