import { Link } from 'react-router'
import type { GuideEntry } from '#/contract/content/guides.ts'
import styles from './guide.module.css'

interface GuideNeighboursProps {
  readonly guides: readonly GuideEntry[]
  readonly current: string
}

/** The guides before and after this one. */
export function GuideNeighbours({ guides, current }: GuideNeighboursProps) {
  const at = guides.findIndex(({ slug }) => slug === current)
  return (
    <nav aria-label="앞뒤 안내" className={styles.neighbours}>
      <Neighbour guide={guides[at - 1]} />
      <Neighbour guide={guides[at + 1]} />
    </nav>
  )
}

const Neighbour = ({ guide }: { readonly guide: GuideEntry | undefined }) =>
  guide ? (
    <Link to={guide.path}>
      <small>{guide.number}</small>
      {guide.title}
    </Link>
  ) : (
    <span />
  )
