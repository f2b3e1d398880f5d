import { Link } from 'react-router'
import type { PressNews, WrittenBy } from '#/contract/content/press-news.contract.ts'
import { to } from '#/contract/web-paths.ts'
import styles from './press.module.css'

interface PressTabsProps {
  readonly counts: PressNews['counts']
  /** Undefined where one piece of news is read. */
  readonly by: WrittenBy | null | undefined
}

/** Who wrote it; a side with nothing in it has no tab. */
export function PressTabs({ counts, by }: PressTabsProps) {
  const tabs = [
    { by: null, name: '전체', count: counts.others + counts.us },
    { by: 'others', name: '언론 보도', count: counts.others },
    { by: 'us', name: '가게 소식', count: counts.us },
  ] as const
  const filled = tabs.filter(({ count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <nav className={styles.tabs} aria-label="누가 썼나요">
      {filled.map((tab) => (
        <Link
          key={tab.name}
          to={to('/press', {}, tab.by ? { by: tab.by } : {})}
          aria-current={tab.by === by ? 'page' : undefined}
        >
          {tab.name} {tab.count >= 1000 ? '1,000+' : tab.count}
        </Link>
      ))}
    </nav>
  )
}
