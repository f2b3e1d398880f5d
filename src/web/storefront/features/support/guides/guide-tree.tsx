import { Form, Link } from 'react-router'
import { GUIDE_GROUPS, type GuideEntry } from '#/contract/content/guides.ts'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './guide.module.css'

interface GuideTreeProps {
  /** Those that can be read, in their order. */
  readonly guides: readonly GuideEntry[]
  readonly current: string
}

/** All guides by group; on a phone one line that opens. */
export function GuideTree({ guides, current }: GuideTreeProps) {
  const here = guides.find(({ slug }) => slug === current)
  const groups = GUIDE_GROUPS.map((group) => ({ ...group, of: guides.filter((guide) => guide.group === group.group) }))
  const tree = groups
    .filter(({ of }) => of.length > 0)
    .map(({ group, name, of }) => (
      <section key={group}>
        <h3>
          <span>
            {group} {name}
          </span>
          <small>{of.length}</small>
        </h3>
        <ul>
          {of.map(({ slug, path, number, title }) => (
            <li key={slug}>
              <Link to={path} aria-current={slug === current ? 'page' : undefined}>
                <small>{number}</small> {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))
  return (
    <div className={styles.tree}>
      <Form className={styles.find} role="search" action="/search">
        <Input type="search" name="q" aria-label="안내에서 찾기" placeholder="예: 도련, 책등" maxLength={60} />
        <Button type="submit">찾기</Button>
      </Form>
      <nav aria-label="안내 목록">
        <details className={styles.short}>
          <summary>
            <span>
              {here?.number} {here?.title}
            </span>
            <small>안내 {guides.length}편</small>
          </summary>
          {tree}
        </details>
        <div className={styles.long}>
          <h2>
            작업 안내 <small>{guides.length}편</small>
          </h2>
          {tree}
        </div>
      </nav>
    </div>
  )
}
