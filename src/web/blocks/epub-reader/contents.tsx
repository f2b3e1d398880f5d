import type { ContentsEntry } from '#/epub/read/open-epub.ts'
import styles from './epub-reader.module.css'

interface ContentsProps {
  readonly id: string
  readonly entries: readonly ContentsEntry[]
  /** Path of the document that is open. */
  readonly current: string | null
  readonly onChoose: (path: string, fragment: string | null) => void
}

export function Contents({ id, entries, current, onChoose }: ContentsProps) {
  const here = entries.find(({ path }) => path === current)
  return (
    <nav id={id} className={styles.contents} aria-label="차례">
      <ol>
        {entries.map((entry, at) => (
          <li key={at} style={{ paddingLeft: `${Math.min(entry.level - 1, 4)}em` }}>
            <button
              type="button"
              aria-current={entry === here ? 'location' : undefined}
              onClick={() => onChoose(entry.path, entry.fragment)}
            >
              {entry.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
